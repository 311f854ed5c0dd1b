import type { ReactNode } from 'react'

type CardProps = { name: ReactNode; children: ReactNode }

/** A figure of the dashboard by its name: part of a <dl> of four, on phones two beside each other. */
export const FigureCard = ({ name, children }: CardProps) => (
  <div className="border-line max-md:py-3.5 max-md:pe-3 max-md:even:border-s max-md:even:ps-4 max-md:nth-[-n+2]:border-b md:py-4 md:pe-4 md:not-first:border-s md:not-first:ps-6">
    <dt className="text-note leading-5 font-medium text-ink/85">{name}</dt>
    {children}
  </div>
)

type FigureProps = {
  /** Red: somebody has to act. */
  isHot?: boolean
  /** In words, which are longer than a number. */
  isInWords?: boolean
  children: ReactNode
}

/** The figure of a card. */
export const Figure = ({ isHot = false, isInWords = false, children }: FigureProps) => (
  <dd
    className={`font-display font-head tabular-nums lining-nums ${isInWords ? 'py-1.5 text-heading leading-7 tracking-head' : 'text-title leading-10 tracking-num'} ${isHot ? 'text-red-text' : ''}`}
  >
    {children}
  </dd>
)

/** What is said below a figure. */
export const FigureText = ({ children }: { children: ReactNode }) => (
  <dd className="flex min-h-5 flex-wrap gap-x-3 text-note leading-5 font-text text-muted">{children}</dd>
)
