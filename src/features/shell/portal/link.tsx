import type { ComponentProps } from 'react'

import { Link as AnyLink } from '@/i18n/navigation'
import { Underway } from './underway'

/** A link between signed-in pages: they are made for one person, so one is on its way for a moment, and says so. */
export const Link = ({ children, ...rest }: ComponentProps<typeof AnyLink>) => (
  <AnyLink {...rest}>
    {children}
    <Underway />
  </AnyLink>
)
