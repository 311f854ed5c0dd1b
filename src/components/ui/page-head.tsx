import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Below the title. */
  text?: ReactNode
  /** The way to the page above. */
  back?: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  className?: string
}

/** The head of a page of portal or desk: its title, and what can be done with all of it. That of public pages is PageHero. */
export const PageHead = ({ title, text, back, actions, className = '' }: Props) => (
  <header className={`mb-5 grid gap-2 ${className}`}>
    {back}
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="min-w-0 text-title wrap-anywhere">{title}</h1>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
    {text && <p className="max-w-measure text-muted">{text}</p>}
  </header>
)
