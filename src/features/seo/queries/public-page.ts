import { cache } from 'react'

import { parsePageNumber } from '@/features/blog/rules'
import { pages, type Page, type PagePath } from '@/features/routes/registry'
import { findPage } from '@/features/routes/rules'
import type { Language } from '@/i18n/languages'

import { describeCategoryPage, describeListPage, describePostPage } from './blog-pages'
import type { PublicPage } from './page'
import { describeServicePage } from './service-page'
import { describeContactPage, describeGlobalPage, type GlobalPage } from './global-page'

type Describe = (params: Record<string, string>, language: Language) => Promise<PublicPage | undefined>

/** The pages whose description needs more than the global of their copy. */
const descriptions: Partial<Record<PagePath, Describe>> = {
  '/contact': (_, language) => describeContactPage(language),
  '/services/[service]': ({ service = '' }, language) => describeServicePage(service, language),
  '/resources': (_, language) => describeListPage(1, language),
  '/resources/page/[number]': async ({ number }, language) => {
    const page = parseLaterPageNumber(number)
    return page === undefined ? undefined : describeListPage(page, language)
  },
  '/blog/[slug]': ({ slug = '' }, language) => describePostPage(slug, language),
  '/category/[slug]': ({ slug = '' }, language) => describeCategoryPage(slug, 1, language),
  '/category/[slug]/page/[number]': async ({ slug = '', number }, language) => {
    const page = parseLaterPageNumber(number)
    return page === undefined ? undefined : describeCategoryPage(slug, page, language)
  },
}

/** Parses the page number in a path; undefined for the first page, whose path has none. */
function parseLaterPageNumber(number = ''): number | undefined {
  const page = parsePageNumber(number)
  return page === 1 ? undefined : page
}

const isGlobalPage = (page: Page): page is GlobalPage =>
  Boolean(page.name && page.copy && !descriptions[page.path])

/** The pages that the global of their copy describes completely. */
export const globalPages = pages.filter(isGlobalPage)

/**
 * Returns the page at a path without the language's prefix; undefined when there is none. Throws when the database does
 * not answer.
 */
export const publicPage = cache(async (path: string, language: Language): Promise<PublicPage | undefined> => {
  const { page, params = {} } = findPage(path) ?? {}
  if (!page) return undefined
  return isGlobalPage(page) ? describeGlobalPage(page, language) : descriptions[page.path]?.(params, language)
})
