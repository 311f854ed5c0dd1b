'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'

import { Key } from './key'

const TYPES = 'input, textarea, select, [contenteditable="true"], [role="combobox"]'

/** Whether a key belongs to what has the focus, or to an open dialog or menu. */
function isTaken({ target, defaultPrevented, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || metaKey || ctrlKey || altKey) return true
  if (document.querySelector('dialog[open], [role="dialog"]:not([hidden])')) return true
  return target instanceof HTMLElement && target.closest(TYPES) !== null
}

/**
 * Runs the action of a key, such as `j` or `/`, unless someone is typing or a dialog is open. A link or button that has
 * the focus keeps Enter.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined
    if (!action || isTaken(event)) return
    if (key === 'Enter' && event.target instanceof HTMLElement && event.target.closest('a, button, summary'))
      return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

type Props = { keys: readonly { keys: readonly string[]; label?: string }[]; className?: string }

/** The keys of a board, under its table. Not shown where there is no keyboard. */
export function BoardKeys({ keys, className = 'pt-3' }: Props) {
  const t = useTranslations('dashboard')
  const shown = keys.filter(({ label }) => label)
  if (shown.length === 0) return null
  return (
    <ul
      className={`flex flex-wrap gap-x-4 gap-y-1 text-note text-muted max-md:hidden ${className}`}
      aria-label={t('keys')}
    >
      {shown.map(({ keys: names, label }) => (
        <li key={label} className="flex items-center gap-1.5">
          {names.map((name) => (
            <Key key={name} className="min-w-4.5 text-center">
              {name}
            </Key>
          ))}
          {label}
        </li>
      ))}
    </ul>
  )
}
