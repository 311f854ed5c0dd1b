import type { ReactNode } from 'react'

type Props = {
  title: string
  /** The language of the title, if it differs from the page's; `leadLang` that of the lead. */
  lang?: string
  /** The second part of the heading, in the light weight. */
  titleEnd?: string
  lead?: string
  leadLang?: string
  className?: string
  /** Shown below the lead, such as a button. */
  children?: ReactNode
}

/** The header of a public page: heading and lead. Signed-in pages have PageHead. */
export function PageHero({ title, lang, titleEnd, lead, leadLang, className = '', children }: Props) {
  const side = lead || children
  return (
    <header className={`page columns gap-y-6 pt-[clamp(--spacing(9),5vw,--spacing(18))] pb-10 ${className}`}>
      <h1 lang={lang} className={`title-hero col-[1/13] ${side ? 'lg:col-[1/9]' : 'lg:col-[1/12]'}`}>
        {title} {titleEnd && <span className="title-end">{titleEnd}</span>}
      </h1>
      {side && (
        <div className="col-[1/13] grid justify-items-start gap-6 self-end pb-2 lg:col-[9/13]">
          {lead && (
            <p lang={leadLang} className="lead">
              {lead}
            </p>
          )}
          {children}
        </div>
      )}
    </header>
  )
}
