import type { Metadata } from 'next'

import { defaultLanguage, localizedPath, otherLanguage, type Language } from '@/i18n/languages'

type Alternates = NonNullable<Metadata['alternates']>

/**
 * The addresses of what has another address in each language, or none: `own` in this one, `other` in the other one.
 * The toggle follows them, and where there is no other it goes to the list (`data-translation`).
 */
export function alternatesOf(own: string, other: string | undefined, language: Language): Alternates {
  const here = localizedPath(own, language)
  const there = other && localizedPath(other, otherLanguage(language))
  const first = language === defaultLanguage ? here : there
  return {
    canonical: here,
    languages: {
      [language]: here,
      ...(there ? { [otherLanguage(language)]: there } : {}),
      'x-default': first ?? here,
    },
  }
}
