import { defineRouting } from 'next-intl/routing'

import { defaultLanguage, languages } from './languages'

/** Only the URL decides the language: cached pages must not depend on cookies or headers. */
export const routing = defineRouting({
  locales: languages,
  defaultLocale: defaultLanguage,
  localePrefix: 'as-needed',
  localeCookie: false,
  localeDetection: false,
  alternateLinks: false,
})
