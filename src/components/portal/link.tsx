import type { ComponentProps } from 'react'

import { Link as BaseLink } from '@/i18n/navigation'
import { NavigationProgress } from './navigation-progress'

/** A link between pages of the portal. Shows the progress of the navigation, because the pages are not cached. */
export const Link = ({ children, ...rest }: ComponentProps<typeof BaseLink>) => (
  <BaseLink {...rest}>
    {children}
    <NavigationProgress />
  </BaseLink>
)
