import { getTranslations } from 'next-intl/server'

import { siteSettings } from '@/features/settings/queries'
import { languages, type Language } from '@/i18n/languages'

import type { Places } from '../rules'

/** What machines are told of a page. */
export type PublicPage = {
  places: Places
  /** The document's title, the agency's name included. */
  title: string
  description?: string
  /** What it is called in a trail of links, and what it says in large letters. */
  label: string
  heading: string
  /** The pages above it, from the top, home left out. */
  above: { path: string; label: string }[]
  /** ISO. */
  updatedAt?: string
  service?: true
  post?: { publishedAt: string; author?: string; category?: string; picture?: string; cover: string }
}

/** The texts of a language and the agency's name: what every page needs. */
export async function wordsOf(language: Language) {
  const [t, { brand }] = await Promise.all([getTranslations({ locale: language }), siteSettings(language)])
  return { t, brand }
}

/** The languages in which something is told in its own words, `lang` being those it was found in. */
export const toldIn = async (
  find: (language: Language) => Promise<{ lang: Language } | null | undefined>,
) => {
  const found = await Promise.all(
    languages.map(async (one) => ((await find(one))?.lang === one ? [one] : [])),
  )
  return found.flat()
}
