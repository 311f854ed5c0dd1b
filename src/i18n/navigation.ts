import { permanentRedirect as permanentRedirectTo, redirect as redirectTo } from 'next/navigation'
import { createNavigation } from 'next-intl/navigation'

import { routing } from './routing'

/** Locale-aware links, redirects and paths. */
export const { Link, permanentRedirect, usePathname, useRouter } = createNavigation(routing)

/** For paths that already have their language prefix, and for other sites. */
export { permanentRedirectTo, redirectTo }
