import type { ReactNode } from 'react'

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
 * A table whose rows become blocks below 900 px. Its cells get their place in the block from their class:
 * data-table-id, -amount, -words, -date, -state, -act. Styles: table.css.
 */
export const Table = ({ caption, columns, className, children }: Props) => (
  <table className={className ? `data-table ${className}` : 'data-table'}>
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
  <th scope="col" className={isAmount ? 'data-table-amount' : undefined}>
    {isLabelHidden ? <span className="sr-only">{label}</span> : label}
  </th>
)
