import { and, eq, exists, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { findTitle } from '@/features/publishing/queries/title'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { _posts_v, _posts_v_locales, posts, posts_locales } from '@/payload-tables'
import type { PictureUse } from '../rules'

type Row = { id: string; isFeatured: boolean; isLive: boolean }

/**
 * Returns the posts that use a picture, in what is published or in the latest draft of either language. A row is searched
 * as text, so that blocks in the body and fields of other kinds are found too.
 */
export async function findPostUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const rows = await readUses(req, id)
  if (rows.length === 0) return []
  const { docs } = await asUser(req).find({
    collection: 'posts',
    where: { id: { in: rows.map((row) => row.id) } },
    select: {},
    depth: 0,
    draft: true,
    pagination: false,
  })
  const readable = new Set(docs.map((post) => post.id))
  return Promise.all(rows.filter((row) => readable.has(row.id)).map((row) => toUse(req, row)))
}

async function readUses(req: PayloadRequest, id: string): Promise<Row[]> {
  const has = (value: SQLWrapper) => sql`${value}::text like ${`%"${id}"%`}`
  const postHas = has(sql`to_jsonb(${posts})`)
  const db = await databaseOf(req)
  const texts = (where: SQL | undefined) =>
    db
      .select({ id: posts_locales.id })
      .from(posts_locales)
      .where(and(eq(posts_locales._parentID, posts.id), where))
  const draftTexts = db
    .select({ id: _posts_v_locales.id })
    .from(_posts_v_locales)
    .where(and(eq(_posts_v_locales._parentID, _posts_v.id), has(_posts_v_locales.version_content)))
  const isFeatured = or(eq(posts.featuredImage, id), eq(_posts_v.version_featuredImage, id))
  const textHas = has(posts_locales.content)
  const isPublished = eq(posts_locales._status, 'published')
  const isLive = or(and(postHas, exists(texts(isPublished))), exists(texts(and(isPublished, textHas))))
  return db
    .select({
      id: posts.id,
      isFeatured: sql<boolean>`coalesce(${isFeatured}, false)`,
      isLive: sql<boolean>`${isLive}`,
    })
    .from(posts)
    .leftJoin(_posts_v, and(eq(_posts_v.parent, posts.id), _posts_v.latest))
    .where(or(postHas, exists(texts(textHas)), has(sql`to_jsonb(${_posts_v})`), exists(draftTexts)))
}

async function toUse(req: PayloadRequest, { id, isFeatured, isLive }: Row): Promise<PictureUse> {
  const { language } = req.i18n
  const preferred = isLanguage(language) ? language : defaultLanguage
  const title = await findTitle(req.payload, { collection: 'posts', id, preferred })
  return {
    title: title?.text ?? id,
    href: `/admin/collections/posts/${id}`,
    place: isFeatured ? 'featured' : 'text',
    ...(isLive ? {} : { isDraft: true }),
  }
}
