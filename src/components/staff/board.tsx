'use client'

import type { ReactNode } from 'react'

import { BoardKeys } from './board-keys'
import { BoardFailed } from './board-states'
import type { BoardState } from './use-board'
import { useKeys } from './use-keys'

/** A key as it is shown, such as 'N' or 'Enter'. J, K and / need no `run`; a key of the whole dashboard has none either. */
export type BoardKey = { keys: readonly string[]; label: string; run?: () => void }

const pressed = (key: string) => (key.length === 1 ? key.toLowerCase() : key)

/** Runs the keys of a board: J and K move between the rows, / goes to the search, others do what they say. */
export function useBoardKeys({ move, searchField }: BoardState, keys: readonly BoardKey[]): void {
  const known: Record<string, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    '/': () => searchField.current?.focus(),
  }
  useKeys(
    Object.fromEntries(
      keys.flatMap(({ keys: names, run }) =>
        names.map(pressed).flatMap((name) => {
          const action = run ?? known[name]
          return action ? [[name, action]] : []
        }),
      ),
    ),
  )
}

type Props = {
  board: BoardState
  /** The id of the heading in the bar. */
  heading: string
  /** The heading, search, filters and what creates a row. */
  bar: ReactNode
  /** The table with the rows, or its skeletons. */
  rows: ReactNode
  /** In place of the rows when there are none. */
  empty: ReactNode
  /** Below the rows. */
  pagination: ReactNode
  /** What else is said when the rows could not be read. */
  kept?: string
  keys: readonly BoardKey[]
  /** Dialogs. */
  children?: ReactNode
}

/** A list that staff filter, change and open by mouse, touch and keyboard: what is shown when, and its keys. */
export function Board({ board, heading, bar, rows, empty, pagination, kept, keys, children }: Props) {
  const { board: region, page, error, isEmpty, failed, retry } = board
  useBoardKeys(board, keys)
  return (
    <section className="board" aria-labelledby={heading} ref={region}>
      {bar}
      {error && <BoardFailed title={failed} error={error} kept={kept} onRetry={retry} />}
      {isEmpty ? empty : (page ?? !error) && rows}
      {page && !isEmpty && pagination}
      <BoardKeys keys={keys} />
      {children}
    </section>
  )
}
