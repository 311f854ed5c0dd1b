import type { ComponentProps } from 'react'

import { Arrow } from '@/components/ui/icons'
import { Link } from './link'

/** The way from a document to the list it is in. */
export const BackLink = ({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link
    className="inline-flex min-h-8 items-center gap-2 font-medium text-muted no-underline hover:text-ink max-md:min-h-11 [&>svg]:size-3"
    {...rest}
  >
    <Arrow back />
    {children}
  </Link>
)
