import type { ComponentProps, ReactNode } from 'react'

import styles from './table.module.css'

type Column = {
  key: string
  label: string
  /** Right-aligned, for amounts. */
  isAmount?: boolean
  /** For columns of actions: only screen readers get the label. */
  isLabelHidden?: boolean
}

type Props = { caption?: string; columns: readonly Column[]; className?: string; children: ReactNode }

/**
 * A table whose rows become blocks below 900 px, in which the cells have a place.
 */
export const Table = ({ caption, columns, className, children }: Props) => (
  <table className={[styles.table, className].join(' ')}>
    {caption && <caption className="sr-only">{caption}</caption>}
    <thead>
      <tr>
        {columns.map(({ key, ...column }) => (
          <HeadCell key={key} {...column} />
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

const HeadCell = ({ label, isAmount, isLabelHidden }: Omit<Column, 'key'>) => (
  <th scope="col" className={isAmount ? 'text-end' : undefined}>
    {isLabelHidden ? <span className="sr-only">{label}</span> : label}
  </th>
)

type Place = 'id' | 'amount' | 'words' | 'date' | 'state' | 'act'

type CellProps = ComponentProps<'td'> & {
  place: Place
  isTitle?: boolean
  /** A short second fact, below the first. */
  note?: ReactNode
}

/** A cell. `place` says what it holds, which decides where it goes in the block; a title is an `id` of several words. */
export const Cell = ({ place, isTitle, note, children, ...rest }: CellProps) => (
  <td data-place={place} data-title={isTitle} {...rest}>
    {children}
    {note !== undefined && <small className="block text-note font-normal text-muted">{note}</small>}
  </td>
)

/** The classes of the button or link in a cell of actions: on a phone the main one is as wide as the block. */
export const rowAction = {
  main: '-my-2 max-md:my-0 max-md:w-full',
  quiet: '-my-2 max-md:mt-0 max-md:-mb-2.5 max-md:px-0',
} as const
