import type { ReactNode } from 'react'

type Props = {
  title: string
  /** The second voice of the headline, in the light weight. */
  rests?: string
  lead?: string
  /** What stands below the lead, such as a button. */
  children?: ReactNode
}

/** The head of a page: its first headline, and beside its foot the sentence that explains it. */
export function PageHead({ title, rests, lead, children }: Props) {
  return (
    <header className="page columns page-head">
      <h1 className="title-hero">
        {title} {rests && <span className="rests">{rests}</span>}
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
