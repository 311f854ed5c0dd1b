import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import { setStatus } from '@/lib/request-report'
import { NoticeLayout } from './notice-layout'

type Props = {
  title: string
  text: string
  /** The label of the main link, and its target: the home page by default. */
  back: string
  href?: string
  /** The status of the response; with one, the page is never cached (src/cache-handler.mjs). */
  status?: 403 | 404 | 410 | 503
  /** Shown beside the text. */
  picture?: ReactNode
  /** Further actions. */
  children?: ReactNode
}

/** A page with only a message and a link. */
export function Notice({ title, text, back, href = '/', status, picture, children }: Props) {
  if (status) setStatus(status)
  return (
    <NoticeLayout
      title={title}
      text={text}
      actions={
        <>
          <Link href={href} prefetch={false} className={buttonClass('accent')}>
            {back}
          </Link>
          {children}
        </>
      }
      picture={picture ?? <Picture name="error" alt="" className="w-full" />}
    />
  )
}
