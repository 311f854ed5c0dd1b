import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
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
        <div className="notice-picture">{picture ?? <Picture name="error" alt="" />}</div>
      </div>
    </main>
  )
}
