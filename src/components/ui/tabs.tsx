'use client'

import { useRef, type KeyboardEvent, type MouseEvent } from 'react'

import { tabClass, tabList } from './tab-classes'

type Tab<Name extends string> = {
  name: Name
  label: string
  /** Below the label, in small type. */
  detail?: string
  href: string
  /** In place of the look of a tab. */
  className?: string
}

type Props<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  current: Name
  onSelect: (name: Name) => void
  className?: string
}

/**
 * Tabs that switch between the panels of a page, by click and arrow keys; without scripts they are links. The panel of a
 * tab has the ID `panel-<name>` and `aria-labelledby="tab-<name>"`. Tabs with pages of their own are links with `tabClass`.
 */
export function Tabs<Name extends string>({
  label,
  tabs,
  current,
  onSelect,
  className = tabList,
}: Props<Name>) {
  const list = useRef<HTMLDivElement>(null)

  const select = (event: MouseEvent, name: Name) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect(name)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const tab =
      tabs[
        nextIndex(
          event.key,
          tabs.findIndex(({ name }) => name === current),
          tabs.length,
        )
      ]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.name)
    list.current?.querySelector<HTMLElement>(`#tab-${tab.name}`)?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={moveByKey}>
      {tabs.map(({ name, label: text, detail, href, className: own }) => (
        <a
          key={name}
          id={`tab-${name}`}
          role="tab"
          href={href}
          aria-selected={name === current}
          aria-controls={`panel-${name}`}
          tabIndex={name === current ? undefined : -1}
          className={own ?? tabClass}
          onClick={(event) => select(event, name)}
        >
          {text}
          {detail && <small className="text-note font-medium text-muted tabular-nums">{detail}</small>}
        </a>
      ))}
    </div>
  )
}

/** Returns -1 for a key that does not move between tabs. */
function nextIndex(key: string, index: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowLeft') return Math.max(index - 1, 0)
  if (key === 'ArrowRight') return Math.min(index + 1, count - 1)
  return -1
}
