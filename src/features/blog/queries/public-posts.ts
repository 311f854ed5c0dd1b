import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { cache } from 'react'

import { languages, type Language } from '@/i18n/languages'
import { publicDatabase, sql } from '@/lib/server/db/sql'
import { payload } from '@/lib/server/payload'
import { posts, posts_locales } from '@/payload-tables'

/**
 * SQL for many posts, which Payload would read row by row. It repeats the conditions of access control and of
 * `whereComplete`; a test compares the two.
 */

/** Joins the texts of a post in the languages in which it is public. */
export const isPublicText = and(
  eq(posts_locales._parentID, posts.id),
  eq(posts_locales._status, 'published'),
  isNotNull(posts_locales.title),
  isNotNull(posts_locales.slug),
  isNotNull(posts_locales.content),
  isNull(posts.archivedAt),
)

/** The order of lists: newest first. */
export const newestFirst = [desc(posts_locales.publishedAt), desc(posts.id)]

type Counts = Record<Language, number>
export type PostCounts = { all: Counts; ofCategory: (id: string) => Counts }

const none = (): Counts => ({ en: 0, es: 0 })

/** Counts the public posts of each language, all and by category. */
export const countPosts = cache(async (): Promise<PostCounts> => {
  const rows = await publicDatabase(await payload())
    .select({ category: posts.category, language: posts_locales._locale, count: count() })
    .from(posts)
    .innerJoin(posts_locales, isPublicText)
    .groupBy(posts.category, posts_locales._locale)
  const all = none()
  const categories = new Map<string | null, Counts>()
  for (const row of rows) {
    const counts = categories.get(row.category) ?? none()
    counts[row.language] = row.count
    categories.set(row.category, counts)
    all[row.language] += row.count
  }
  return { all, ofCategory: (id) => categories.get(id) ?? none() }
})

/** The slugs of a public post, in each language in which it is public. */
export type PostSlugs = { slugs: Partial<Record<Language, string>>; updatedAt: string }

/**
 * Returns the slugs of the public posts of each language, newest first, at most `limit` per language. A post that is
 * public in both languages is in both lists.
 */
export async function listPostSlugs(limit: number): Promise<Record<Language, PostSlugs[]>> {
  const rows = await publicDatabase(await payload())
    .select({
      id: posts.id,
      language: posts_locales._locale,
      // Not null, because the post is public.
      slug: sql<string>`${posts_locales.slug}`,
      updatedAt: sql<string>`to_char(${posts.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(posts)
    .innerJoin(posts_locales, isPublicText)
    .orderBy(...newestFirst)
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
