'use client'

import { useEffect, useRef, type MouseEvent } from 'react'

import { EntryContent } from './entry-content'
import type { Entry, Group } from './groups'

type Props = {
  id: string
  groups: Group[]
  query: string
  /** The id of the entry that Enter opens. */
  current?: string
  onPoint: (id: string) => void
  onOpen: (entry: Entry, isNewTab: boolean) => void
}

/** The entries in their groups. Focus stays in the field, which names the current entry. */
export function CommandList({ id, groups, query, current, onPoint, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const click = (event: MouseEvent, entry: Entry) => onOpen(entry, event.metaKey || event.ctrlKey)
  return (
    <div ref={list} id={`${id}-list`} role="listbox" className="command-list" tabIndex={-1}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}-label`}>
          <p id={`${id}-${group.id}-label`}>{group.label}</p>
          {group.entries.map((entry) => (
            <div
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={entry.id === current}
              className="command-entry"
              onPointerMove={() => entry.id !== current && onPoint(entry.id)}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => click(event, entry)}
            >
              <EntryContent entry={entry} query={query} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
