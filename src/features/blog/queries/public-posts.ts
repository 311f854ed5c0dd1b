import { cache } from 'react'

import { languages, type Language } from '@/i18n/languages'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload } from '@/lib/server/payload'

/**
 * SQL for many posts, which Payload would read row by row. It repeats the conditions of access control and of
 * `whereComplete`; a test compares the two.
 */

/** Joins the public posts of each language, as `posts` and `localized` (the row of a language). */
export const publicPosts = sql`
  posts join posts_locales localized on localized._parent_id = posts.id and localized._status = 'published'
    and localized.title is not null and localized.slug is not null and localized.content is not null
    and posts.archived_at is null`

/** The order of lists: newest first. */
export const newestFirst = sql`localized.published_at desc, posts.id desc`

type Counts = Record<Language, number>
export type PostCounts = { all: Counts; ofCategory: (id: string) => Counts }

const none = (): Counts => ({ en: 0, es: 0 })

/** Counts the public posts of each language, all and by category. */
export const countPosts = cache(async (): Promise<PostCounts> => {
  const rows = await autocommit<{ category: string | null; language: Language; count: number }>(
    await payload(),
    sql`select posts.category_id as category, localized._locale as language, count(*)::int as count
      from ${publicPosts} group by 1, 2`,
  )
  const all = none()
  const categories = new Map<string | null, Counts>()
  for (const { category, language, count } of rows) {
    const counts = categories.get(category) ?? none()
    counts[language] = count
    categories.set(category, counts)
    all[language] += count
  }
  return { all, ofCategory: (id) => categories.get(id) ?? none() }
})

/** The slugs of a public post, in each language in which it is public. */
export type PostSlugs = { slugs: Partial<Record<Language, string>>; updatedAt: string }

type UrlRow = { id: string; language: Language; slug: string; updatedAt: string }

/**
 * Returns the slugs of the public posts of each language, newest first, at most `limit` per language. A post that is
 * public in both languages is in both lists.
 */
export async function listPostSlugs(limit: number): Promise<Record<Language, PostSlugs[]>> {
  const rows = await autocommit<UrlRow>(
    await payload(),
    sql`select posts.id, localized._locale as language, localized.slug,
        to_char(posts.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
      from ${publicPosts} order by ${newestFirst}`,
  )
  const slugs = new Map<string, PostSlugs['slugs']>()
  for (const { id, language, slug } of rows) slugs.set(id, { ...slugs.get(id), [language]: slug })
  const inLanguage = (one: Language) =>
    rows
      .filter(({ language }) => language === one)
      .slice(0, limit)
      .map(({ id, updatedAt }) => ({ slugs: slugs.get(id) ?? {}, updatedAt }))
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Record<
    Language,
    PostSlugs[]
  >
}
