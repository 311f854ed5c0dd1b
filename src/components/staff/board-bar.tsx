'use client'

import type { ReactNode } from 'react'

import { Button, buttonClass } from '@/components/ui/button'
import { BoardFilters } from './board-filters'
import { BoardSearch } from './board-search'
import { FilterSelects, type BoardFilter } from './filter-selects'
import { here } from './here'
import { Icon } from './icon'
import type { BoardState } from './use-board'

/** What is above the rows of a board. */
export type BoardBarProps = {
  heading?: string
  /** Another class of the bar. */
  bar?: string
  /** Beside the heading. */
  tools?: ReactNode
  search?: { label: string; maxLength: number }
  filters?: readonly BoardFilter<string>[]
  /** With names for the sheet and its button, phones have the filters in a sheet. */
  sheet?: { filters: string; show: string }
  /** What opens the form of a new row: a link, if the form has an address. */
  create?: { label: string; href?: string; run: () => void } | undefined
}

type Props = BoardBarProps & { board: Pick<BoardState, 'params' | 'searchField' | 'filter'>; id: string }

/** The heading of a board, its search and filters, and what creates a row. */
export function BoardBar({ board, id, heading, bar, tools, search, filters, sheet, create }: Props) {
  const { params, searchField, filter } = board
  const selects = filters && { filters, values: params, onChange: filter }
  return (
    <div className={['board-bar', bar].filter(Boolean).join(' ')}>
      {heading && <h2 id={id}>{heading}</h2>}
      {tools}
      {search && (
        <BoardSearch {...search} query={params.q ?? ''} field={searchField} onSearch={(q) => filter({ q })} />
      )}
      {selects && (sheet ? <BoardFilters {...selects} labels={sheet} /> : <FilterSelects {...selects} />)}
      {create &&
        (create.href ? (
          <a
            href={create.href}
            className={buttonClass('accent', 'compact', 'board-new')}
            onClick={here(create.run)}
          >
            <Icon name="add" />
            {create.label}
          </a>
        ) : (
          <Button variant="line" size="compact" className="board-new" onClick={create.run}>
            <Icon name="add" />
            {create.label}
          </Button>
        ))}
    </div>
  )
}
