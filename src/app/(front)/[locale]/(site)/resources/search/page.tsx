import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'

import { categories } from '@/features/blog/queries/posts'
import { searchPosts } from '@/features/blog/queries/search'
import { tidyQuery } from '@/features/blog/rules'
import { SearchScreen } from '@/features/blog/site/search-screen'
import { settingsOrNone, siteSettings } from '@/features/settings/queries'
import { Unreadable } from '@/features/shell/site/unreadable'
import type { Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'

type Props = { searchParams: Promise<{ q?: string | string[] }> }

/** Each visitor asks something else. */
export const dynamic = 'force-dynamic'

const queryOf = async ({ searchParams }: Props): Promise<string> => {
  const { q = '' } = await searchParams
  return tidyQuery(Array.isArray(q) ? (q[0] ?? '') : q)
}

export async function generateMetadata(): Promise<Metadata> {
  const language = await getLocale()
  const t = await getTranslations('blog.search')
  const { brand } = await settingsOrNone(language)
  return {
    title: `${t('title')} - ${brand}`,
    robots: { index: false },
  }
}

const read = (query: string, language: Language, visitor: string) =>
  Promise.all([searchPosts(query, language, visitor), categories(language), siteSettings(language)]).catch(
    (error: unknown) => {
      log.error({ err: error }, 'the posts could not be searched')
    },
  )

/** What the blog says about something. */
export default async function SearchPage(props: Props) {
  const query = await queryOf(props)
  const visitor = (await headers()).get('x-forwarded-for') ?? 'unknown'
  const found = await read(query, await getLocale(), visitor)
  if (!found) return <Unreadable />
  const [search, topics, { zone }] = found
  return (
    <main id="content">
      <SearchScreen query={query} search={search} categories={topics} zone={zone} />
    </main>
  )
}
