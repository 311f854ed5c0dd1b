import type { ComponentProps, ReactNode } from 'react'

import { Link } from '@/i18n/navigation'
import { Arrow } from './icons'

type Props = Omit<ComponentProps<typeof Link>, 'children'> & { children: ReactNode; back?: boolean }

/** A link with an arrow: forward, or `back`. */
export function More({ children, back = false, className = '', ...rest }: Props) {
  return (
    <Link prefetch={false} className={`more ${className}`} {...rest}>
      {back && <Arrow back />}
      {children}
      {!back && <Arrow />}
    </Link>
  )
}
