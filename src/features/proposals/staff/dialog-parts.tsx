import type { ReactNode } from 'react'
import { dialogFoot } from '@/components/ui/dialog'

/** A link within the words of the dialog, with room for a finger. */
export const dialogLink = 'text-link max-md:inline-block max-md:py-3'

type NameProps = { title: string; children?: ReactNode }

/** Which proposal the dialog is about, below what `children` say about it. */
export const ProposalName = ({ title, children }: NameProps) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
    {children}
    <b className="basis-full text-body/6 wrap-anywhere">{title}</b>
  </p>
)

/**
 * The buttons of the dialog. On phones the main action fills the first row and the others share the next ones, so that
 * what there is to read keeps most of the screen.
 */
export const ProposalFoot = ({ children }: { children: ReactNode }) => (
  <div
    className={`${dialogFoot} max-sm:flex-row max-sm:*:flex-[1_1_40%] max-sm:*:last:-order-1 max-sm:*:last:basis-full`}
  >
    {children}
  </div>
)

type FactProps = { name: string; className?: string; children: ReactNode }

/** A line of a table of facts, within a `dl`. */
export const Fact = ({ name, className = '', children }: FactProps) => (
  <div className="grid grid-cols-[--spacing(23)_minmax(0,1fr)] gap-3 py-1.5">
    <dt className="text-muted">{name}</dt>
    <dd className={`wrap-anywhere ${className}`}>{children}</dd>
  </div>
)

/** What is said below a fact. */
export const FactNote = ({ children }: { children: ReactNode }) => (
  <span className="block text-note text-muted">{children}</span>
)
