import { getTranslations } from 'next-intl/server'

import { findPageCopy, contactCopy } from '@/features/page-copy/queries/page-copy'
import type { Page, PageCopySlug, PageName } from '@/features/routes/registry'
import type { Prices } from '@/features/services/price-rules'
import { siteSettings } from '@/features/settings/queries'
import { type Language, languages } from '@/i18n/languages'
import type { Picture } from '@/lib/picture'
import type { Point } from '@/lib/picture-edits'
import { type LocalizedPaths, localizedPaths } from '../rules'

/** The path of a page in each language that it is published in. `updatedAt` is an ISO date, if it is known. */
export type PagePaths = { paths: LocalizedPaths; updatedAt?: string }

/** What the page of a service says of its prices, and the questions that it answers, in their language. */
export type ServicePage = {
  prices: Prices
  questions: { question: string; answer: string }[]
  lang: Language
}

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
  /** Its uploaded picture. */
  photo?: Picture
  service?: ServicePage
  /** The name of the client. */
  caseStudy?: { client: string }
  industry?: true
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

/** A page whose copy is a single global. */
export type GlobalPage = Page & { name: PageName; copy: Exclude<PageCopySlug, 'contact-page'> }

/** The fields of a global that the head of its page needs. */
type Copy = {
  title?: string | null
  lead?: string | null
  text?: string | null
  hero?: { titleStart?: string; titleEnd?: string; title?: string; lead?: string }
  metaTitle?: string | null
  metaDescription?: string | null
  updatedAt?: string | null
}

/** Returns the paths of such a page; undefined while it is published in no language. */
export async function findGlobalPagePaths(page: GlobalPage): Promise<PagePaths | undefined> {
  const copies = await Promise.all(languages.map((language) => findPageCopy(page.copy, language)))
  const found = copies.find(Boolean)
  if (!found) return undefined
  const own = languages.filter((language, index) => copies[index]?.lang === language)
  return { paths: localizedPaths(page.path, own), updatedAt: (found.copy as Copy).updatedAt ?? undefined }
}

/** Describes a page whose copy is a single global; undefined while it is published in no language. */
export async function describeGlobalPage(
  page: GlobalPage,
  language: Language,
): Promise<PublicPage | undefined> {
  const found = await findPageCopy(page.copy, language)
  if (!found) return undefined
  const [{ t, brand }, address] = await Promise.all([pageTexts(language), findGlobalPagePaths(page)])
  const { hero, metaTitle, metaDescription, ...copy } = found.copy as Copy
  const heading = hero?.title ?? copy.title ?? [hero?.titleStart, hero?.titleEnd].filter(Boolean).join(' ')
  const isHome = page.path === '/'
  const ownTitle = isHome ? metaTitle : metaTitle || heading
  const home = ownTitle ? t('home.titleOf', { brand, title: ownTitle }) : t('home.title', { brand })
  return {
    paths: address?.paths ?? {},
    title: isHome ? home : t('pages.title', { title: ownTitle || brand, brand }),
    description: (metaDescription || (hero?.lead ?? copy.lead ?? copy.text)) ?? undefined,
    label: t(`layout.${page.name}`),
    heading,
    parents: [],
    updatedAt: copy.updatedAt ?? undefined,
  }
}

/** The contact page falls back to the messages where staff wrote no copy, so it exists in every language. */
export const contactPaths: PagePaths = { paths: localizedPaths('/contact', languages) }

/** Describes the contact page. */
export async function describeContactPage(language: Language): Promise<PublicPage> {
  const [{ t, brand }, copy] = await Promise.all([pageTexts(language), contactCopy(language)])
  return {
    ...contactPaths,
    title: copy.metaTitle ? `${copy.metaTitle.text} - ${brand}` : t('contact.meta.title', { brand }),
    description: copy.metaDescription?.text ?? t('contact.meta.description'),
    label: t('layout.contact'),
    heading: copy.heroTitle?.text ?? t('contact.hero.title'),
    parents: [],
  }
}
