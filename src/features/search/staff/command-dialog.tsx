'use client'

import { useId, useState, type KeyboardEvent } from 'react'

import { useOpen } from '@/components/staff/link'
import { Search } from '@/components/ui/icons'
import { type Command, commandLimits, nextPosition } from '../rules'
import { CommandList } from './command-list'
import { CommandStatus, useFound } from './command-status'
import { commandGroups, type Entry } from './groups'
import { useSearchTexts } from './texts'

export type CommandDialogProps = { screens: Command[]; actions: Command[]; onLeave: () => void }

/** Opens an entry here, or with `isNewTab` in another tab. */
function useOpenEntry(onLeave: () => void) {
  const open = useOpen()
  return ({ href }: Entry, isNewTab: boolean) => {
    if (isNewTab) return window.open(href, '_blank', 'noopener')
    onLeave()
    open(href)
  }
}

/** The field, the list and the keys of the command bar: a combobox whose list is always shown. */
export function CommandDialog({ screens, actions, onLeave }: CommandDialogProps) {
  const text = useSearchTexts()
  const id = useId()
  const [query, setQuery] = useState('')
  const [retry, setRetry] = useState(0)
  const [active, setActive] = useState(0)
  const search = useFound(query, retry)
  const open = useOpenEntry(onLeave)
  const groups = commandGroups(query, { screens, actions, found: search.found }, text)
  const entries = groups.flatMap((group) => group.entries)
  const position = Math.min(active, entries.length - 1)
  const current = entries[position]

  const press = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) return
    if (move) setActive(nextPosition(position, move, entries.length))
    else if (event.key === 'Enter' && current) open(current, event.metaKey || event.ctrlKey)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex flex-none items-center gap-3.5 border-b-2 border-ink px-4.5 [&_svg]:size-4.5 [&_svg]:flex-none">
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
          className="h-14.5 min-w-0 flex-1 border-0 bg-transparent p-0 font-sans text-heading/7 font-text text-inherit outline-none placeholder:text-body placeholder:text-muted"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActive(0)
          }}
          onKeyDown={press}
        />
        <button
          type="button"
          className="min-h-11 cursor-pointer border-0 bg-transparent p-0 font-sans text-small/5 font-semibold text-muted max-md:text-ink"
          onClick={onLeave}
        >
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
