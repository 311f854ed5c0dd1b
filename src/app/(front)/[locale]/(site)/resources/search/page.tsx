import '@/styles/pages/blog.css'

import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'

import { listCategories, type Category } from '@/features/blog/queries/categories'
import { listNewestPosts } from '@/features/blog/queries/post-cards'
import { countPosts } from '@/features/blog/queries/public-posts'
import { listFoundWords, searchPosts } from '@/features/blog/queries/search'
import { cleanQuery } from '@/lib/search-words'
import { isWithoutPosts, SearchScreen } from '@/features/blog/site/search-screen'
import { settingsOrDefaults, siteSettings } from '@/features/settings/queries'
import { Unavailable } from '@/features/layout/site/not-found'
import type { Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'

type Props = { searchParams: Promise<{ q?: string | string[] }> }

/** Depends on the query, so it is not cached. */
export const dynamic = 'force-dynamic'

const queryOf = async ({ searchParams }: Props): Promise<string> => {
  const { q = '' } = await searchParams
  return cleanQuery(Array.isArray(q) ? (q[0] ?? '') : q)
}

export async function generateMetadata(): Promise<Metadata> {
  const language = await getLocale()
  const t = await getTranslations('blog.search')
  const { brand } = await settingsOrDefaults(language)
  return {
    title: `${t('title')} - ${brand}`,
    robots: { index: false },
  }
}

/** The number of newest posts that are offered when a search shows none. */
const SUGGESTIONS = 3

/** What to offer when a search shows no post. */
async function readSuggestions(language: Language, categories: Category[]) {
  const t = await getTranslations('blog.search')
  const [posts, words, { ofCategory }] = await Promise.all([
    listNewestPosts(language, SUGGESTIONS),
    listFoundWords(t('suggestions').split(', '), language),
    countPosts(),
  ])
  const topics = categories.map((category) => ({ category, count: ofCategory(category.id)[language] }))
  return { posts, words, topics: topics.filter(({ count }) => count > 0) }
}

async function readSearch(query: string, language: Language, visitor: string) {
  const [search, categories, { zone }] = await Promise.all([
    searchPosts(query, language, visitor),
    listCategories(language),
    siteSettings(language),
  ])
  const suggested = isWithoutPosts(search)
    ? await readSuggestions(language, categories)
    : { posts: [], words: [], topics: [] }
  return { search, categories, zone, suggested }
}

const read = (query: string, language: Language, visitor: string) =>
  readSearch(query, language, visitor).catch((error: unknown) => {
    log.error({ err: error }, 'the posts could not be searched')
  })

export default async function SearchPage(props: Props) {
  const query = await queryOf(props)
  const visitor = (await headers()).get('x-forwarded-for') ?? 'unknown'
  const found = await read(query, await getLocale(), visitor)
  if (!found) return <Unavailable />
  return (
    <main id="content">
      <SearchScreen query={query} {...found} />
    </main>
  )
}
