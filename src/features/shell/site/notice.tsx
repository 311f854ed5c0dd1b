import type { ReactNode } from 'react'

import { Link } from '@/i18n/navigation'

type Props = {
  title: string
  text: string
  /** The way on: its words and where it leads, home when nothing is said. */
  back: string
  href?: string
  /** With a status the page is answered so, and never kept (src/cache-handler.mjs). */
  status?: 404 | 503
  /** Stands on the deck beside the words. */
  picture?: ReactNode
  /** What else can be done. */
  children?: ReactNode
}

/** A page that has nothing else to show: what is the matter, and the way on. */
export function Notice({ title, text, back, href = '/', status, picture, children }: Props) {
  return (
    <main id="content" data-status={status} className="notice">
      <div className="page columns">
        <div className="notice-words">
          <h1 className={title.length < 5 ? 'numeral text-n3' : 'title'}>{title}</h1>
          <p className="lead">{text}</p>
          <div className="notice-acts">
            <Link href={href} prefetch={false} className="button button-accent">
              {back}
            </Link>
            {children}
          </div>
        </div>
        <div className="notice-picture">{picture ?? <Fallen />}</div>
      </div>
    </main>
  )
}

/** An arch whose keystone is still to come. */
function Fallen() {
  return (
    <svg viewBox="0 0 560 300" aria-hidden="true">
      <path d="M70 300a210 210 0 0 1 420 0z" className="plane" />
      <path d="M20 300A260 260 0 0 1 215 48l24 72A185 185 0 0 0 95 300z" className="stone" />
      <path d="M540 300A260 260 0 0 0 345 48l-24 72a185 185 0 0 1 144 180z" className="stone" />
      <circle cx="280" cy="300" r="96" className="sun" />
    </svg>
  )
}
