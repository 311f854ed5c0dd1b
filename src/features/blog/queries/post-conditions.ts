import { and, eq, exists, gt, isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

import { translations } from '@/lib/server/db/own-tables'
import { sql, coalesce } from '@/lib/server/db/sql'
import { _posts_v, posts, posts_locales } from '@/payload-tables'
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
