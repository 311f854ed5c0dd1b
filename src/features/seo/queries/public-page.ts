import { cache } from 'react'

import { countPosts, listPostSlugs } from '@/features/blog/queries/public-posts'
import { parsePageNumber, categoryPageSize, pageSize, countPages } from '@/features/blog/rules'
import { pages, type Page, type PagePath } from '@/features/routes/registry'
import { findPage } from '@/features/routes/rules'
import { pricesOf } from '@/features/services/price-rules'
import { findService, listServices } from '@/features/services/queries'
import { isServiceSlug, serviceSlugs } from '@/features/services/rules'
import { languages, type Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'
import { localizedPaths } from '../rules'
import {
  describeCategoryPage,
  describeListPage,
  describePostPage,
  categoryPaths,
  listCategoriesByLanguage,
  postListPaths,
  postPaths,
} from './blog-pages'
import {
  describeCaseStudyPage,
  describeIndustryPage,
  listCaseStudyPaths,
  listIndustryPaths,
} from './case-pages'
import {
  describeContactPage,
  describeGlobalPage,
  type GlobalPage,
  contactPaths,
  findGlobalPagePaths,
  pageTexts,
  type PagePaths,
  type PublicPage,
} from './page'

/** Returns the paths of every service that is published in at least one language. */
async function listServicePaths(): Promise<PagePaths[]> {
  const all = (await Promise.all(languages.map((language) => listServices(language)))).flat()
  return serviceSlugs.flatMap((slug) => {
    const found = all.filter((service) => service.slug === slug)
    const own = languages.filter((language) => found.some(({ lang }) => lang === language))
    return found[0]
      ? [{ paths: localizedPaths(`/services/${slug}`, own), updatedAt: found[0].updatedAt }]
      : []
  })
}

/** Describes the page of a service; undefined when it is published in no language. */
async function describeServicePage(slug: string, language: Language): Promise<PublicPage | undefined> {
  const found = isServiceSlug(slug) ? await findService(slug, language) : undefined
  if (!found) return undefined
  const [{ t, brand }, all] = await Promise.all([
    pageTexts(language),
    Promise.all(languages.map((one) => findService(found.slug, one))),
  ])
  const own = languages.filter((one, index) => all[index]?.lang === one)
  return {
    paths: localizedPaths(`/services/${slug}`, own),
    title: t('pages.title', { title: found.metaTitle || found.title, brand }),
    description: found.metaDescription || found.description,
    label: found.title,
    heading: found.title,
    parents: [{ path: '/services', label: t('layout.services') }],
    updatedAt: found.updatedAt,
    service: { prices: pricesOf(found), questions: found.questions ?? [], lang: found.lang },
  }
}

type Describe = (params: Record<string, string>, language: Language) => Promise<PublicPage | undefined>

/** The pages whose description needs more than the global of their copy. */
const descriptions: Partial<Record<PagePath, Describe>> = {
  '/contact': (_, language) => describeContactPage(language),
  '/services/[service]': ({ service = '' }, language) => describeServicePage(service, language),
  '/case-studies/[slug]': ({ slug = '' }, language) => describeCaseStudyPage(slug, language),
  '/industries/[slug]': ({ slug = '' }, language) => describeIndustryPage(slug, language),
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
const globalPages = pages.filter(isGlobalPage)

/**
 * Returns the page at a path without the language's prefix; undefined when there is none. Throws when the database does
 * not answer.
 */
export const publicPage = cache(async (path: string, language: Language): Promise<PublicPage | undefined> => {
  const { page, params = {} } = findPage(path) ?? {}
  if (!page) return undefined
  return isGlobalPage(page) ? describeGlobalPage(page, language) : descriptions[page.path]?.(params, language)
})

/** A sitemap may contain 50,000 URLs; the rest is for other pages. */
const MAX_SITEMAP_POSTS = 45_000

/**
 * Returns the paths of every public page that is published in a language. Reads only slugs: the number of queries
 * does not depend on the number of posts. Throws when the database does not answer.
 */
export async function listPublicPagePaths(language: Language): Promise<PagePaths[]> {
  const [written, services, cases, industries, { [language]: posts }, { all, ofCategory }, categories] =
    await Promise.all([
      Promise.all(globalPages.map(findGlobalPagePaths)),
      listServicePaths(),
      listCaseStudyPaths(),
      listIndustryPaths(),
      listPostSlugs(MAX_SITEMAP_POSTS),
      countPosts(),
      listCategoriesByLanguage(),
    ])
  if (posts.length === MAX_SITEMAP_POSTS)
    log.warn({ language, maxPosts: MAX_SITEMAP_POSTS }, 'the sitemap may leave out posts')
  const list = pageNumbers(all[language], pageSize).map((page) => ({
    paths: postListPaths(page, all),
    // A page of the list changes with its first post.
    updatedAt: posts[(page - 1) * pageSize]?.updatedAt,
  }))
  const ofCategories = categories[language].flatMap(({ id }) =>
    pageNumbers(ofCategory(id)[language], categoryPageSize).map((page) => ({
      paths: categoryPaths(id, page, ofCategory(id), categories),
    })),
  )
  const ofPosts = posts.map(({ slugs, updatedAt }) => ({ paths: postPaths(slugs), updatedAt }))
  const fixed = [
    ...written.filter((page) => page !== undefined),
    contactPaths,
    ...services,
    ...industries,
    ...cases,
  ]
  return [...fixed, ...list, ...ofCategories, ...ofPosts].filter(({ paths }) => paths[language])
}

const pageNumbers = (count: number, size: number) =>
  Array.from({ length: countPages(count, size) }, (_, index) => index + 1)
