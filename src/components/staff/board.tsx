'use client'

import { Fragment, useId, type ReactNode } from 'react'

import { BoardBar, type BoardBarProps } from './board-bar'
import { BoardKeys, useKeys } from './keys'
import { BoardPagination, type PageStep } from './board-pagination'
import { BoardFailed, BoardNone, type NoneProps } from './board-states'
import { BoardTable } from './board-table'
import type { BoardState } from './use-board'

/**
 * A key as it is shown, such as 'N' or 'Enter'; without a label it is not. J, K and / need no `run`; a key of the whole
 * dashboard has none either.
 */
export type BoardKey = { keys: readonly string[]; label?: string; run?: () => void }

const pressed = (key: string) => (key.length === 1 ? key.toLowerCase() : key)

/** Runs the keys of a board: J and K move between the rows, / goes to the search, others do what they say. */
function useBoardKeys(
  { move, searchField }: Pick<BoardState, 'move' | 'searchField'>,
  keys: readonly BoardKey[],
) {
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

/** A column; `sort` is the order that a click on its heading chooses. */
export type Column<Sort extends string> = {
  key: string
  label: string
  sort?: Sort
  isRight?: boolean
  /** Its width, as `md:w-38`. */
  className?: string
}

type TableProps<Row, Sort extends string> = {
  /** The class of the table, before `-table`. */
  name: string
  columns: readonly Column<Sort>[]
  row: (row: Row, isCurrent: boolean, index: number) => ReactNode
}

type Props<Row extends { id: string }, Sort extends string> = BoardBarProps & {
  board: BoardState<Row, Sort>
  className?: string
  /** What the table is called, if the heading is elsewhere. */
  caption?: string
  /** Below the bar. */
  notice?: ReactNode
  table?: TableProps<Row, Sort>
  /** The rows that are no table. */
  list?: ReactNode
  /** What is said while rows are read. */
  loading: string
  empty: NoneProps
  /** What the list contains, such as '11 open, 18 in total'; empty ones are left out. Numbered pages are added. */
  total?: readonly (string | false)[] | undefined
  /** The ways to other pages that have no numbers. */
  steps?: readonly PageStep[] | undefined
  /** Beside the total. */
  more?: ReactNode
  /** Below the list. */
  below?: ReactNode
  keys?: readonly BoardKey[]
  /** Dialogs. */
  children?: ReactNode
}

const numbersOf = (page: object): { page: number; pages: number } | undefined =>
  'page' in page && typeof page.page === 'number' && 'pages' in page && typeof page.pages === 'number'
    ? { page: page.page, pages: page.pages }
    : undefined

/** A list that staff filter, change and open by mouse, touch and keyboard: what is shown when, and its keys. */
export function Board<Row extends { id: string }, Sort extends string>(props: Props<Row, Sort>) {
  const { board, heading, empty, total = [], steps = [], keys = [] } = props
  const { board: region, page, error, isEmpty, failed, retry, turn } = board
  const id = useId()
  useBoardKeys(board, keys)
  return (
    <section
      className={['board', props.className].filter(Boolean).join(' ')}
      aria-labelledby={heading && id}
      ref={region}
    >
      <BoardBar {...props} id={id} />
      {props.notice}
      {error && (
        <BoardFailed title={failed} error={error} hasFilters={props.filters !== undefined} onRetry={retry} />
      )}
      {isEmpty ? (
        <BoardNone {...empty} board={board} />
      ) : (
        (page ?? !error) && (props.list ?? <BoardRows {...props} />)
      )}
      {page && !isEmpty && (
        <BoardPagination total={total} numbers={numbersOf(page)} steps={steps} onTurn={turn}>
          {props.more}
        </BoardPagination>
      )}
      {props.below}
      <BoardKeys keys={keys} />
      {props.children}
    </section>
  )
}

function BoardRows<Row extends { id: string }, Sort extends string>(props: Props<Row, Sort>) {
  const { board, table, heading = '', caption = heading } = props
  const { rows, current, order, sort, sortBy, isBusy } = board
  if (!table) return null
  const { name, columns, row } = table
  return (
    <BoardTable
      className={`${name}-table`}
      caption={caption}
      columns={columns.map(({ sort: by, ...column }) => ({
        ...column,
        ...(by && order && { sort: { by, first: order.sorts[by] } }),
      }))}
      sort={sort}
      onSort={sortBy}
      loading={props.loading}
      isBusy={isBusy}
    >
      {rows?.map((one, index) => (
        <Fragment key={one.id}>{row(one, one.id === current, index)}</Fragment>
      ))}
    </BoardTable>
  )
}
