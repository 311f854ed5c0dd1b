import type { PayloadRequest } from 'payload'

import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { findTitle } from '@/features/publishing/queries/title'
import { asUser } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'
import type { PictureUse } from '../rules'

type Row = { id: string; isFeatured: boolean; isLive: boolean }

/**
 * Returns the posts that use a picture, in what is published or in the latest draft of either language. A row is searched
 * as text, so that blocks in the body and fields of other kinds are found too.
 */
export async function findPostUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const rows = await runSql<Row>(
    req,
    sql`
      with uses as (
        select id as post, featured_image_id = ${id} as featured, false as live
          from posts where to_jsonb(posts)::text like ${`%"${id}"%`}
        union all
        select _parent_id, false, _status = 'published'
          from posts_locales where content::text like ${`%"${id}"%`}
        union all
        select words._parent_id, false, true
          from posts_locales words join posts on posts.id = words._parent_id
          where words._status = 'published' and to_jsonb(posts)::text like ${`%"${id}"%`}
        union all
        select parent_id, version_featured_image_id = ${id}, false
          from _posts_v where latest and to_jsonb(_posts_v)::text like ${`%"${id}"%`}
        union all
        select version.parent_id, false, false
          from _posts_v_locales words join _posts_v version on version.id = words._parent_id
          where version.latest and words.version_content::text like ${`%"${id}"%`}
      )
      select post as id, coalesce(bool_or(featured), false) as "isFeatured", coalesce(bool_or(live), false) as "isLive"
      from uses where post is not null group by post`,
  )
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
