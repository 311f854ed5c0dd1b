import type { Metadata } from 'next'

import { languages, localizedPath, type Language } from '@/i18n/languages'

/** The addresses of one page for machines: its own, and each language's. `path` is the English one. */
export function alternates(path: string, language: Language): NonNullable<Metadata['alternates']> {
  const each = Object.fromEntries(languages.map((other) => [other, localizedPath(path, other)]))
  return { canonical: localizedPath(path, language), languages: { ...each, 'x-default': path } }
}
