import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { publicPage } from '@/features/seo/queries/public-page'
import type { PublicPage } from '@/features/seo/queries/page'
import { alternatesOf, sharePath } from '@/features/seo/rules'
import { settingsOrNone } from '@/features/settings/queries'
import { localizedPath, otherLanguage, type Language } from '@/i18n/languages'
import { hash } from '@/lib/art/random'
import { log } from '@/lib/server/log'

/** What a page reads; undefined, with a line in the log, when it could not be read: the page then answers 503. */
export const reading = <Found>(page: string, read: Promise<Found>): Promise<Found | undefined> =>
  read.catch((error: unknown) => {
    log.error({ err: error, page }, 'a page could not be read')
    return undefined
  })

/** How the network of shared links names our languages. */
const territories = { en: 'en_US', es: 'es_MX' } as const satisfies Record<Language, string>

/**
 * The head of a page by its path without the language's prefix: title, description, its address in each language, and
 * what is shown where it is shared. What is not there, or cannot be read, is not for search engines.
 */
export async function headOf(path: string): Promise<Metadata> {
  const language = await getLocale()
  const page = await publicPage(path, language).catch(() => undefined)
  if (!page) return missing(path, language)
  const { brand } = await settingsOrNone(language)
  const { title, description, places } = page
  return {
    title,
    description,
    alternates: { ...alternatesOf(places, language), types: feedOf(language, brand) },
    openGraph: {
      ...kindOf(page),
      title,
      description,
      url: places[language],
      siteName: brand,
      locale: territories[language],
      alternateLocale: places[otherLanguage(language)] ? [territories[otherLanguage(language)]] : [],
      images: [{ url: shareAddress(path, language, page), width: 1200, height: 630, alt: page.heading }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** With a mark of what the picture says: networks keep a picture for as long as its address is the same. */
const shareAddress = (path: string, language: Language, { heading }: PublicPage) =>
  `${sharePath(path, language)}?v=${hash(heading).toString(36)}`

const feedOf = (language: Language, brand: string) => ({
  'application/rss+xml': [{ url: localizedPath('/feed.xml', language), title: brand }],
})

const kindOf = ({ post, updatedAt }: PublicPage) =>
  post
    ? ({
        type: 'article',
        publishedTime: post.publishedAt,
        modifiedTime: updatedAt,
        section: post.category,
        authors: post.author,
      } as const)
    : ({ type: 'website' } as const)

async function missing(path: string, language: Language): Promise<Metadata> {
  const t = await getTranslations()
  const { brand } = await settingsOrNone(language)
  const [, room] = /^\/(blog|category)\//.exec(path) ?? []
  const kind = room === 'blog' ? 'blog.postNotFound.title' : 'blog.category.notFound.title'
  return { title: room ? `${t(kind)} - ${brand}` : t('errors.notFound.text'), robots: { index: false } }
}
