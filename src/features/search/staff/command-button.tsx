'use client'

import { useRef, useState, useEffect, useEffectEvent, type ComponentType } from 'react'
import { flushSync } from 'react-dom'

import { Key } from '@/components/staff/key'
import { Search } from '@/components/ui/icons'
import { useModifierKey } from '@/components/ui/use-browser'
import type { CommandDialogProps } from './command-dialog'
import styles from './command.module.css'
import { CommandWaiting, nothingTyped } from './command-waiting'
import { useSearchTexts } from './texts'

const isEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable

/** Runs for Cmd or Ctrl K, except in the text editor, where it makes a link. */
function useShortcut(run: () => void): void {
  const onShortcut = useEffectEvent(run)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented || isEditor(event.target))
        return
      event.preventDefault()
      onShortcut()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Loaded a while after the page, or when it is opened: no page waits for it. */
let Loaded: ComponentType<CommandDialogProps> | undefined
const load = async () => (Loaded ??= (await import('./command-dialog')).CommandDialog)
const LOAD_AFTER_MS = 2_000

type Props = Omit<CommandDialogProps, 'onLeave' | 'typed'>

/** The visible way into the command bar; Cmd or Ctrl K is the other one. */
export function CommandButton(props: Props) {
  const text = useSearchTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [visits, setVisits] = useState(0)
  const [Dialog, setDialog] = useState(() => Loaded)
  const [hasFailed, setFailed] = useState(false)
  const [typed, setTyped] = useState(nothingTyped)
  const modifier = useModifierKey()

  const prepare = () => {
    setFailed(false)
    load().then(
      // At once, so that no key falls between two fields.
      (found) => flushSync(() => setDialog(() => found)),
      () => setFailed(true),
    )
  }
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const open = () => {
    // The dialog focuses its field when it opens, so the field must be there.
    flushSync(() => {
      setTyped(nothingTyped)
      setDialog(() => Loaded)
      setVisits((count) => count + 1)
      setOpen(true)
    })
    dialog.current?.showModal()
    if (!Loaded) prepare()
  }
  const leave = () => dialog.current?.close()
  useShortcut(() => (dialog.current?.open ? leave() : open()))
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={text('search:open')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
      >
        <Search />
        <span className="max-md:hidden">{text('search:open')}</span>
        <Key className="ml-auto max-md:hidden">{`${modifier} K`}</Key>
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={text('search:open')}
        // Told a moment after it closed: it may be open again.
        onClose={() => setOpen(dialog.current?.open === true)}
        onClick={(event) => {
          // A click on the backdrop is a click on the dialog itself.
          if (event.target === dialog.current) leave()
        }}
      >
        {isOpen &&
          (Dialog ? (
            <Dialog key={visits} {...props} typed={typed} onLeave={leave} />
          ) : (
            <CommandWaiting
              typed={typed}
              hasFailed={hasFailed}
              onType={setTyped}
              onRetry={prepare}
              onLeave={leave}
            />
          ))}
      </dialog>
    </>
  )
}
