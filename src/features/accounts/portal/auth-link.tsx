import type { ReactNode } from 'react'

import { Link } from '@/i18n/navigation'

type Props = {
  href: string
  /** Stands back behind what is above it. */
  isQuiet?: boolean
  children: ReactNode
}

/** A link that stands alone on an auth page, with the height of a control. */
export const AuthLink = ({ href, isQuiet = false, children }: Props) => (
  <Link
    href={href}
    prefetch={false}
    className={`inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2 ${isQuiet ? 'text-muted' : 'text-link'}`}
  >
    {children}
  </Link>
)
