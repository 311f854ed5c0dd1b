import { getTranslations } from 'next-intl/server'

import { siteSettings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import type { Point } from '@/lib/picture-edits'

import type { LocalizedPaths } from '../rules'

/** The path of a page in each language that it is published in. `updatedAt` is an ISO date, if it is known. */
export type PagePaths = { paths: LocalizedPaths; updatedAt?: string }

/** Describes a page for its head, its structured data and its share image. */
export type PublicPage = PagePaths & {
  /** For the title element; includes the agency's name. */
  title: string
  description?: string
  /** For breadcrumbs. */
  label: string
  /** The text of its h1. */
  heading: string
  /** Its ancestors from the top, without the home page. */
  parents: { path: string; label: string }[]
  service?: true
  post?: {
    publishedAt: string
    author?: string
    category?: string
    picture?: string
    focus?: Point
    cover: string
  }
}

/** Returns the messages of a language and the agency's name, which the texts of every page need. */
export async function pageTexts(language: Language) {
  const [t, { brand }] = await Promise.all([getTranslations({ locale: language }), siteSettings(language)])
  return { t, brand }
}
