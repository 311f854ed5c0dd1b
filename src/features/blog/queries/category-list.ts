import { count, eq, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, sql, type Database, foldText } from '@/lib/server/db/sql'
import { _posts_v, categories, categories_locales, posts } from '@/payload-tables'
import { isLatestVersion } from './post-conditions'

export type BoardCategoryTexts = { name: string; slug: string | null; description: string | null }

/** A category as staff edit it. A language without a name is null. */
export type BoardCategory = {
  id: string
  /** Identifies its texts as they are now. */
  revision: string
  /** The posts that have it, drafts included. */
  posts: number
  texts: Record<Language, BoardCategoryTexts | null>
}

/** Selects every category by name, with the number of its posts, published or in their latest draft. */
export function selectCategories(db: Database) {
  const { _locale, name, slug, description } = categories_locales
  const words = db
    .select({
      // A digest, because a save of texts leaves the row of the category as it is.
      revision:
        sql<string>`md5(coalesce(json_agg(json_build_array(${_locale}, ${name}, ${slug}, ${description})
        order by ${_locale})::text, ''))`.as('revision'),
      texts: sql<Partial<Record<Language, BoardCategoryTexts>> | null>`json_object_agg(${_locale},
        json_build_object('name', ${name}, 'slug', ${slug}, 'description', ${description}))`.as('texts'),
      firstName: sql`min(${foldText(name)})`.as('first_name'),
    })
    .from(categories_locales)
    .where(eq(categories_locales._parentID, categories.id))
    .as('words')
  const found = db
    .select({ posts: count().as('posts') })
    .from(posts)
    .leftJoin(_posts_v, isLatestVersion)
    .where(or(eq(posts.category, categories.id), eq(_posts_v.version_category, categories.id)))
    .as('found')
  return db
    .select({ id: categories.id, revision: words.revision, posts: found.posts, texts: words.texts })
    .from(categories)
    .crossJoinLateral(words)
    .crossJoinLateral(found)
    .orderBy(words.firstName, categories.id)
}

/** Returns every category by name. For staff only: throws AppError 'forbidden'. */
export async function listBoardCategories(req: PayloadRequest): Promise<{ categories: BoardCategory[] }> {
  requireStaff(req)
  const rows = await selectCategories(await databaseOf(req))
  const textsOf = (texts: (typeof rows)[number]['texts']) => ({
    en: texts?.en ?? null,
    es: texts?.es ?? null,
  })
  return { categories: rows.map(({ texts, ...row }) => ({ ...row, texts: textsOf(texts) })) }
}
