import type { ReactNode } from 'react'

import { Arrow } from '@/components/ui/icons'
import { Link } from './link'

const className =
  'inline-flex min-h-11 items-center gap-2 font-strong text-muted hover:text-ink print:hidden [&>svg]:size-3.5 [&>svg]:flex-none'

/** The way from a document back to its list. A `href` of the admin opens a document of its own, without a language. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) =>
  href.startsWith('/admin') ? (
    <a href={href} className={className}>
      <Arrow back />
      {children}
    </a>
  ) : (
    <Link href={href} prefetch={false} className={className}>
      <Arrow back />
      {children}
    </Link>
  )
