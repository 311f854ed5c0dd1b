import { and, eq, type AnyColumn, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Language } from '@/i18n/languages'
import { sql, coalesce, isoTime } from '@/lib/server/db/sql'
import { _posts_v, _posts_v_locales, categories_locales, posts, posts_locales } from '@/payload-tables'

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
