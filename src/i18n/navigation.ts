import { permanentRedirect as permanentRedirectTo, redirect as redirectTo } from 'next/navigation'
import { createNavigation } from 'next-intl/navigation'

import { routing } from './routing'

/** Links, redirects and paths that know the language. */
export const { Link, permanentRedirect, usePathname, useRouter } = createNavigation(routing)

/** To an address that names its language already, or to another site. */
export { permanentRedirectTo, redirectTo }
