'use client'

import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'

import { useOpen } from '@/components/staff/link'
import type { NavGroup } from '@/features/layout/staff/nav-groups'
import { type Command, nextPosition } from '../rules'
import { CommandField } from './command-field'
import { CommandList } from './command-list'
import { CommandStatus, useFound } from './command-status'
import type { Typed } from './command-waiting'
import { commandGroups, screensOf, type Entry } from './groups'
import { useSearchTexts } from './texts'

export type CommandDialogProps = {
  groups: NavGroup[]
  /** What the dashboard is called. */
  dashboard: string
  actions: Command[]
  typed: Typed
  onLeave: () => void
}

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
export function CommandDialog({ groups: nav, dashboard, actions, typed, onLeave }: CommandDialogProps) {
  const text = useSearchTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(typed.query)
  const [retry, setRetry] = useState(0)
  const [active, setActive] = useState(0)
  const search = useFound(query, retry)
  const open = useOpenEntry(onLeave)
  const groups = commandGroups(
    query,
    { screens: screensOf(nav, dashboard), actions, found: search.found },
    text,
  )
  const entries = groups.flatMap((group) => group.entries)
  const position = Math.min(active, entries.length - 1)
  const current = entries[position]

  const begin = useEffectEvent(() => {
    field.current?.focus()
    if (typed.isEntered && current) open(current, false)
  })
  useEffect(() => begin(), [])

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
      <CommandField
        ref={field}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={current && `${id}-${current.id}`}
        aria-autocomplete="list"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setActive(0)
        }}
        onKeyDown={press}
        onLeave={onLeave}
      />
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
