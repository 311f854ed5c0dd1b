import { createNavigation } from 'next-intl/navigation'

import { routing } from './routing'

/** Links and paths that know the language. */
export const { Link, usePathname, useRouter } = createNavigation(routing)
