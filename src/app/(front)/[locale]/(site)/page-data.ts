import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { findRedirect } from '@/features/redirects/queries'
import type { PageCollection } from '@/features/routes/registry'
import { documentAt } from '@/features/routes/rules'
import { currentPreview } from '@/features/preview/queries/current-preview'
import { publicPage } from '@/features/seo/queries/public-page'
import type { PublicPage } from '@/features/seo/queries/page'
import { alternates, sharePath } from '@/features/seo/rules'
import { settingsOrDefaults } from '@/features/settings/queries'
import { localizedPath, otherLanguage, type Language } from '@/i18n/languages'
import { permanentRedirectTo } from '@/i18n/navigation'
import { hash } from '@/lib/art/random'
import { log } from '@/lib/server/log'

/** Awaits the data of a page. Logs a failure and returns undefined: the page then answers 503. */
export const readPageData = <Found>(page: string, read: Promise<Found>): Promise<Found | undefined> =>
  read.catch((error: unknown) => {
    log.error({ err: error, page }, 'a page could not be read')
    return undefined
  })

/**
 * Redirects from a path without a page if there is a redirect for it. Otherwise returns the status to render: 404,
 * or 503 when the redirects could not be read.
 */
export async function redirectOrStatus(path: string, language: Language): Promise<404 | 503> {
  const found = await readPageData(
    'redirect',
    findRedirect(path, language).then((target) => ({ target })),
  )
  if (found?.target) permanentRedirectTo(found.target)
  return found ? 404 : 503
}

const openGraphLocales = { en: 'en_US', es: 'es_MX' } as const satisfies Record<Language, string>

/**
 * Returns the metadata of the page at a path without its language. A page that does not exist or cannot be read gets
 * `noindex`.
 */
export async function pageMetadata(path: string): Promise<Metadata> {
  const language = await getLocale()
  const page = await publicPage(path, language).catch(() => undefined)
  if (!page) return notFoundMetadata(path, language)
  const { brand } = await settingsOrDefaults(language)
  const { title, description, paths } = page
  return {
    title,
    description,
    ...((await currentPreview()) && { robots: { index: false, follow: false } }),
    alternates: { ...alternates(paths, language), types: feedLinks(language, brand) },
    openGraph: {
      ...openGraphType(page),
      title,
      description,
      url: paths[language],
      siteName: brand,
      locale: openGraphLocales[language],
      alternateLocale: paths[otherLanguage(language)] ? [openGraphLocales[otherLanguage(language)]] : [],
      images: [{ url: shareImageUrl(path, language, page), width: 1200, height: 630, alt: page.heading }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The version changes with the heading, because social networks cache an image by its URL. */
const shareImageUrl = (path: string, language: Language, { heading }: PublicPage) =>
  `${sharePath(path, language)}?v=${hash(heading).toString(36)}`

const feedLinks = (language: Language, brand: string) => ({
  'application/rss+xml': [{ url: localizedPath('/feed.xml', language), title: brand }],
})

const openGraphType = ({ post, caseStudy, updatedAt }: PublicPage) =>
  post
    ? ({
        type: 'article',
        publishedTime: post.publishedAt,
        modifiedTime: updatedAt,
        section: post.category,
        authors: post.author,
      } as const)
    : caseStudy
      ? ({ type: 'article', modifiedTime: updatedAt } as const)
      : ({ type: 'website' } as const)

const notFoundTitles: Partial<
  Record<PageCollection, 'blog.postNotFound.title' | 'blog.category.notFound.title'>
> = { posts: 'blog.postNotFound.title', categories: 'blog.category.notFound.title' }

async function notFoundMetadata(path: string, language: Language): Promise<Metadata> {
  const t = await getTranslations()
  const { brand } = await settingsOrDefaults(language)
  const { collection } = documentAt(path) ?? {}
  const key = collection && notFoundTitles[collection]
  const title = key && `${t(key)} - ${brand}`
  return { title: title ?? t('errors.notFound.text'), robots: { index: false } }
}
