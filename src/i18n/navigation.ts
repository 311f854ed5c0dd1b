import { permanentRedirect as permanentRedirectTo, redirect as redirectTo } from 'next/navigation'
import { createNavigation } from 'next-intl/navigation'
import { defineRouting } from 'next-intl/routing'

import { defaultLanguage, languages } from './languages'

/** Only the URL decides the language: cached pages must not depend on cookies or headers. */
const routing = defineRouting({
  locales: languages,
  defaultLocale: defaultLanguage,
  localePrefix: 'as-needed',
  localeCookie: false,
  localeDetection: false,
  alternateLinks: false,
})

/** Locale-aware links, redirects and paths. */
export const { Link, permanentRedirect, usePathname, useRouter } = createNavigation(routing)

/** For paths that already have their language prefix, and for other sites. */
export { permanentRedirectTo, redirectTo }
