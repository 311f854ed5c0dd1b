import { countPosts, listPostSlugs } from '@/features/blog/queries/public-posts'
import { categoryPageSize, pageSize, countPages } from '@/features/blog/rules'
import type { Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'

import { categoryPaths, listCategoriesByLanguage, postListPaths, postPaths } from './blog-pages'
import type { PagePaths } from './page'
import { listServicePaths, globalPages } from './public-page'
import { contactPaths, findGlobalPagePaths } from './global-page'

/** A sitemap may contain 50,000 URLs; the rest is for other pages. */
const MAX_SITEMAP_POSTS = 45_000

/**
 * Returns the paths of every public page that is published in a language. Reads only slugs: the number of queries
 * does not depend on the number of posts. Throws when the database does not answer.
 */
export async function listPublicPagePaths(language: Language): Promise<PagePaths[]> {
  const [written, services, { [language]: posts }, { all, ofCategory }, categories] = await Promise.all([
    Promise.all(globalPages.map(findGlobalPagePaths)),
    listServicePaths(),
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
  const fixed = [...written.filter((page) => page !== undefined), contactPaths, ...services]
  return [...fixed, ...list, ...ofCategories, ...ofPosts].filter(({ paths }) => paths[language])
}

const pageNumbers = (count: number, size: number) =>
  Array.from({ length: countPages(count, size) }, (_, index) => index + 1)
