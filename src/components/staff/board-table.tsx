'use client'

import type { ReactNode } from 'react'

import { BoardLoading } from './board-states'

export type Direction = 'asc' | 'desc'

export type BoardColumn<Sort extends string> = {
  key: string
  label: string
  /** The order that a click on the heading chooses, and the direction of the first click. */
  sort?: { by: Sort; first: Direction }
  isRight?: boolean
  /** Its width, as `md:w-38`. */
  className?: string
}

type Props<Sort extends string> = {
  className: string
  caption: string
  columns: readonly BoardColumn<Sort>[]
  /** The current order. A board that has only one omits it and `onSort`. */
  sort?: { by: Sort; direction: Direction } | undefined
  onSort?: (by: Sort, direction: Direction) => void
  /** What is said while rows are read. */
  loading: string
  /** Whether other rows are on their way. */
  isBusy?: boolean
  /** The rows; undefined before the first ones are there. */
  children: ReactNode
}

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

/** A board's table. Below 900 px its rows are blocks, whose cells get their place from their class (board.css). */
export const BoardTable = <Sort extends string>({ children, isBusy = false, ...props }: Props<Sort>) => (
  <>
    <div className="board-frame">
      <table className={`board-table ${props.className}`} aria-busy={isBusy || !children}>
        <caption className="sr-only">{props.caption}</caption>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <HeadCell key={column.key} column={column} current={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>{children ?? <BoardLoading columns={props.columns.length} text={props.loading} />}</tbody>
      </table>
    </div>
    {isBusy && (
      <p role="status" className="board-loading">
        {props.loading}
      </p>
    )}
  </>
)

type HeadProps<Sort extends string> = {
  column: BoardColumn<Sort>
  current: Props<Sort>['sort']
  onSort: Props<Sort>['onSort']
}

function HeadCell<Sort extends string>({ column, current, onSort }: HeadProps<Sort>) {
  const { key, label, sort, isRight, className = '' } = column
  const direction = sort && sort.by === current?.by ? current.direction : undefined
  return (
    <th
      scope="col"
      className={`board-${key} ${isRight ? 'board-right' : ''} ${className}`}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      {sort && onSort ? (
        <button
          type="button"
          className="board-sort"
          onClick={() => onSort(sort.by, direction ? opposite(direction) : sort.first)}
        >
          {label}
          {direction && (
            <svg viewBox="0 0 24 24" className={direction} aria-hidden="true">
              <path d="M12 5v14M7 14l5 5 5-5" />
            </svg>
          )}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
