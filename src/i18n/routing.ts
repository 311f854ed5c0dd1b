import { defineRouting } from 'next-intl/routing'

import { defaultLanguage, languages } from './languages'

/** Addresses alone name the language: no cookie or header may make one page differ for two visitors. */
export const routing = defineRouting({
  locales: languages,
  defaultLocale: defaultLanguage,
  localePrefix: 'as-needed',
  localeCookie: false,
  localeDetection: false,
  alternateLinks: false,
})
