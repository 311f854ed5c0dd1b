'use client'

import { useRef, useState, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

import { Search } from '@/components/ui/icons'
import { useModifierKey } from '@/components/ui/use-browser'
import { CommandDialog, type CommandDialogProps } from './command-dialog'
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

type Props = Omit<CommandDialogProps, 'onLeave'>

/** The visible way into the command bar; Cmd or Ctrl K is the other one. */
export function CommandButton(props: Props) {
  const text = useSearchTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const modifier = useModifierKey()
  const open = () => {
    // The dialog focuses its field when it opens, so the field must be there.
    flushSync(() => setOpen(true))
    dialog.current?.showModal()
  }
  useShortcut(() => (isOpen ? dialog.current?.close() : open()))
  return (
    <>
      <button
        type="button"
        className="command-button"
        aria-label={text('search:open')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Search />
        <span>{text('search:open')}</span>
        <kbd>{`${modifier} K`}</kbd>
      </button>
      <dialog
        ref={dialog}
        className="command"
        aria-label={text('search:open')}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          // A click on the backdrop is a click on the dialog itself.
          if (event.target === dialog.current) dialog.current.close()
        }}
      >
        {isOpen && <CommandDialog {...props} onLeave={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}
