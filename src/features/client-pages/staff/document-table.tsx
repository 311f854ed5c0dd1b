import type { ReactNode } from 'react'

import { Link } from '@/components/staff/link'

type TableProps = { head: ReactNode; children: ReactNode }

/** A table of a client's documents; each row is a block on a phone. */
export const DocumentTable = ({ head, children }: TableProps) => (
  <table className="w-full border-collapse lining-nums tabular-nums max-md:block">
    <thead className="max-md:hidden">
      <tr>{head}</tr>
    </thead>
    <tbody className="max-md:block">{children}</tbody>
  </table>
)

const cell = 'p-0 align-middle md:border-b md:border-line md:py-3 md:pr-4 md:last:pr-0'
const link = 'text-link max-md:inline-grid max-md:min-h-11 max-md:content-center'

export const HeadCell = ({ isAmount = false, children }: { isAmount?: boolean; children: ReactNode }) => (
  <th
    scope="col"
    className={`${cell} text-note font-medium text-muted ${isAmount ? 'text-end whitespace-nowrap' : 'text-start'}`}
  >
    {children}
  </th>
)

export const DocumentRow = ({ children }: { children: ReactNode }) => (
  <tr className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1.5 max-md:border-b max-md:border-line max-md:py-3.5">
    {children}
  </tr>
)

type TitleProps = { href: string; title: string; children: ReactNode }

/** The title of a document, and a note below it. */
export const TitleCell = ({ href, title, children }: TitleProps) => (
  <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere max-md:col-span-full`}>
    <Link href={href} className={link}>
      {title}
    </Link>
    <small className="block text-note font-text text-muted">{children}</small>
  </th>
)

export const Cell = ({ children }: { children: ReactNode }) => <td className={cell}>{children}</td>

/** A sum; on a phone with its name, because there is no head. */
export const AmountCell = ({ name, children }: { name: string; children: ReactNode }) => (
  <td className={`${cell} whitespace-nowrap md:text-end`}>
    <span className="block text-note text-muted md:hidden">{name}</span>
    {children}
  </td>
)

type ViewProps = { href: string | false; label: string; children: ReactNode }

/** The link to what the client sees; the cell is empty without one. */
export const ViewCell = ({ href, label, children }: ViewProps) => (
  <td className={`${cell} text-end`}>
    {href && (
      <a href={href} aria-label={label} className={link}>
        {children}
      </a>
    )}
  </td>
)
