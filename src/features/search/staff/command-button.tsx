'use client'

import {
  useRef,
  useState,
  useEffect,
  useEffectEvent,
  useId,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useRouter } from 'next/navigation'

import { Search } from '@/components/ui/icons'
import { useModifierKey } from '@/components/ui/use-browser'
import { type Command, commandLimits, nextPosition } from '../rules'
import { useSearchTexts } from './texts'
import { CommandList } from './command-list'
import { CommandStatus, useFound } from './command-status'
import { commandGroups, type Entry } from './groups'

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

type Props = { screens: Command[]; actions: Command[] }

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

type DialogProps = Props & { onLeave: () => void }

/** Opens an entry here, or with `isNewTab` in another tab. Links of the public site leave the admin. */
function useOpen(onLeave: () => void) {
  const router = useRouter()
  return ({ href }: Entry, isNewTab: boolean) => {
    if (isNewTab) return window.open(href, '_blank', 'noopener')
    onLeave()
    if (href.startsWith('/admin')) router.push(href)
    else location.assign(href)
  }
}

/** The field, the list and the keys of the command bar: a combobox whose list is always shown. */
function CommandDialog({ screens, actions, onLeave }: DialogProps) {
  const text = useSearchTexts()
  const id = useId()
  const [query, setQuery] = useState('')
  const [retry, setRetry] = useState(0)
  const [active, setActive] = useState(0)
  const search = useFound(query, retry)
  const open = useOpen(onLeave)
  const groups = commandGroups(query, { screens, actions, found: search.found }, text)
  const entries = groups.flatMap((group) => group.entries)
  const position = Math.min(active, entries.length - 1)
  const current = entries[position]

  const press = (event: ReactKeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) return
    if (move) setActive(nextPosition(position, move, entries.length))
    else if (event.key === 'Enter' && current) open(current, event.metaKey || event.ctrlKey)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="command-query">
        <Search />
        <input
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current.id}`}
          aria-autocomplete="list"
          aria-label={text('search:open')}
          placeholder={text('search:hint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={commandLimits.characters}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActive(0)
          }}
          onKeyDown={press}
        />
        <button type="button" className="command-close" onClick={onLeave}>
          {text('search:close')}
        </button>
      </div>
      <CommandList
        id={id}
        groups={groups}
        query={query}
        current={current?.id}
        onPoint={(entry) => setActive(entries.findIndex(({ id }) => id === entry))}
        onOpen={open}
      />
      <CommandStatus
        state={search.state}
        count={entries.length}
        query={query.trim()}
        onRetry={() => setRetry((count) => count + 1)}
      />
    </>
  )
}
