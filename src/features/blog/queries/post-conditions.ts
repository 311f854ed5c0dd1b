import { and, eq, exists, gt, isNull, type AnyColumn, type SQL } from 'drizzle-orm'
import { QueryBuilder, alias } from 'drizzle-orm/pg-core'

import type { Language } from '@/i18n/languages'
import { translations } from '@/lib/server/db/own-tables'
import { sql, coalesce, isoTime } from '@/lib/server/db/sql'
import { _posts_v, posts, posts_locales, _posts_v_locales, categories_locales } from '@/payload-tables'
import type { PostStatus } from '../rules'

/** What typed queries of staff say about a post. Its latest version is joined as `_posts_v`. */

const query = new QueryBuilder()

/** Joins the latest version of a post, which has its drafts. */
export const isLatestVersion = and(eq(_posts_v.parent, posts.id), _posts_v.latest)

/** When a post or its drafts were last changed. */
export const changedAt = coalesce(_posts_v.updatedAt, posts.updatedAt)

const publicTexts = and(eq(posts_locales._parentID, posts.id), eq(posts_locales._status, 'published'))

const isLive = exists(query.select({ id: posts_locales.id }).from(posts_locales).where(publicTexts))

/** The status of a post as a whole. */
export const status = sql<PostStatus>`
  case when ${posts.archivedAt} is not null then 'archived' when ${isLive} then 'published' else 'draft' end`

/** When a post was last published in a language in which it is public now. */
export const lastPublishedAt = sql`${query
  .select({ at: sql`max(${posts_locales.publishedAt})` })
  .from(posts_locales)
  .where(publicTexts)}`

/** The translation into the other language is not complete, out of date, or unread. */
export const needsTranslation = and(
  isNull(posts.archivedAt),
  exists(
    query
      .select({ document: translations.document })
      .from(translations)
      .where(
        and(
          eq(translations.slug, 'posts'),
          eq(translations.document, posts.id),
          gt(sql`${translations.stale} + ${translations.unread} + ${translations.missing}`, 0),
        ),
      ),
  ),
)

/** What the latest version of a post has in a column; the post itself, if it has no versions. */
export const ofLatest = <Column extends AnyColumn>(
  version: Column,
  published: AnyColumn,
): SQL<Column['_']['data'] | null> =>
  sql`case when ${_posts_v.id} is null then ${published} else ${version} end`.mapWith(version)

/** The tables of one language of a post, their joins, and what staff read from them. */
function joinsOf(language: Language) {
  const texts = alias(posts_locales, `texts_${language}`)
  const draft = alias(_posts_v_locales, `draft_${language}`)
  const category = alias(categories_locales, `category_${language}`)
  const isPublished = eq(texts._status, 'published')
  const hasTexts = sql`${texts.title} is not null and ${texts.content} is not null`
  const hasDraftTexts = sql`${draft.version_title} is not null and ${draft.version_content} is not null`
  return {
    texts,
    isText: and(eq(texts._parentID, posts.id), eq(texts._locale, language)),
    draft,
    isDraft: and(eq(draft._parentID, _posts_v.id), eq(draft._locale, language)),
    category,
    isCategory: and(
      eq(category._parentID, ofLatest(_posts_v.version_category, posts.category)),
      eq(category._locale, language),
    ),
    columns: {
      title: ofLatest(draft.version_title, texts.title),
      excerpt: ofLatest(draft.version_excerpt, texts.excerpt),
      slug: coalesce(draft.version_slug, texts.slug),
      /** The slug at which visitors read it. */
      publicSlug: sql<
        string | null
      >`case when ${isPublished} and ${posts.archivedAt} is null and ${hasTexts} then ${texts.slug} end`,
      publishedAt: isoTime(sql<string | null>`case when ${isPublished} then ${texts.publishedAt} end`),
      isPublished: sql<boolean>`coalesce(${isPublished}, false)`,
      isLatestPublished: sql<boolean>`
        coalesce(${draft.version__status}::text, ${texts._status}::text) is not distinct from 'published'`,
      isComplete: sql<boolean>`case when ${_posts_v.id} is null then ${hasTexts} else ${hasDraftTexts} end`,
      // An expression: for a column Drizzle would return null instead of the whole object.
      category: sql<string | null>`${category.name}`,
    },
  }
}

export const en = joinsOf('en')
export const es = joinsOf('es')
