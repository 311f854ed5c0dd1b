import { categories, postAddresses, postList } from '@/features/blog/queries/posts'
import { serviceSlugs } from '@/features/services/rules'
import { languages, localizedPath, otherLanguage, type Language } from '@/i18n/languages'

import type { Places } from '../rules'
import { publicPage } from './public-page'
import { writtenPaths } from './written-page'

/** A page for search engines: where it is in each language, and when it last changed (ISO), as far as that is known. */
export type Address = { places: Places; updatedAt?: string }

/** Every public page that is written in a language. Throws when the database does not answer. */
export async function addressesIn(language: Language): Promise<Address[]> {
  const [pages, list, posts, topics] = await Promise.all([
    fixedPages(language),
    listPages(language),
    postPages(language),
    categoryPages(language),
  ])
  return [...pages, ...list, ...topics, ...posts].filter(({ places }) => places[language])
}

async function fixedPages(language: Language): Promise<Address[]> {
  const paths = [...writtenPaths, '/contact', ...serviceSlugs.map((slug) => `/services/${slug}`)]
  const pages = await Promise.all(paths.map((path) => publicPage(path, language)))
  return pages.filter((page) => page !== undefined)
}

async function listPages(language: Language): Promise<Address[]> {
  const count = (await postList(language, 1))?.pages ?? 1
  const paths = Array.from({ length: count }, (_, page) =>
    page ? `/resources/page/${page + 1}` : '/resources',
  )
  const pages = await Promise.all(paths.map((path) => publicPage(path, language)))
  return pages.filter((page) => page !== undefined)
}

async function postPages(language: Language): Promise<Address[]> {
  const other = otherLanguage(language)
  const [own, theirs] = await Promise.all([postAddresses(language), postAddresses(other)])
  const translations = new Map(theirs.map(({ id, slug }) => [id, slug]))
  return own.map(({ id, slug, updatedAt }) => {
    const translation = translations.get(id)
    const there = translation && { [other]: localizedPath(`/blog/${translation}`, other) }
    return { updatedAt, places: { [language]: localizedPath(`/blog/${slug}`, language), ...there } }
  })
}

async function categoryPages(language: Language): Promise<Address[]> {
  const all = await Promise.all(languages.map((one) => categories(one)))
  const here = all[languages.indexOf(language)] ?? []
  return here.map(({ id }) => {
    const named = languages.flatMap((one, index) => {
      const found = all[index]?.find((topic) => topic.id === id)
      return found?.name.lang === one ? [[one, localizedPath(`/category/${found.slug}`, one)] as const] : []
    })
    return { places: Object.fromEntries(named) }
  })
}
