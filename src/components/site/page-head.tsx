import type { ReactNode } from 'react'

type Props = {
  title: string
  /** The second part of the heading, in the light weight. */
  titleEnd?: string
  lead?: string
  /** Shown below the lead, such as a button. */
  children?: ReactNode
}

/** The header of a page: heading and lead. */
export function PageHead({ title, titleEnd, lead, children }: Props) {
  return (
    <header className="page columns page-head">
      <h1 className="title-hero">
        {title} {titleEnd && <span className="title-end">{titleEnd}</span>}
      </h1>
      {(lead || children) && (
        <div className="page-head-side">
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      )}
    </header>
  )
}
