import { createNavigation } from 'next-intl/navigation'

import { routing } from './routing'

/** Links, redirects and paths that know the language. */
export const { Link, permanentRedirect, usePathname, useRouter } = createNavigation(routing)
