import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'

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

/** The posts that have a category, published or in their latest draft. */
export const postsInCategory = (category: ReturnType<typeof sql>) => sql`(
  select count(*)::int from posts p left join _posts_v v on v.parent_id = p.id and v.latest
  where p.category_id = ${category} or v.version_category_id = ${category})`

/** A digest, because Payload sets `updated_at` only with a field that is not localized, and a category has none. */
export const revisionOf = (category: ReturnType<typeof sql>) => sql`(
  select md5(coalesce(json_agg(json_build_array(w._locale, w.name, w.slug, w.description) order by w._locale)::text, ''))
  from categories_locales w where w._parent_id = ${category})`

/** Returns every category by name. For staff only: throws AppError 'forbidden'. */
export async function listBoardCategories(req: PayloadRequest): Promise<{ categories: BoardCategory[] }> {
  requireStaff(req)
  const rows = await runSql<Omit<BoardCategory, 'texts'> & { texts: Partial<BoardCategory['texts']> | null }>(
    req,
    sql`
      select c.id, ${revisionOf(sql`c.id`)} as revision, ${postsInCategory(sql`c.id`)} as posts,
        (select json_object_agg(w._locale, json_build_object('name', w.name, 'slug', w.slug,
          'description', w.description)) from categories_locales w where w._parent_id = c.id) as texts
      from categories c order by (select min(fold_text(w.name)) from categories_locales w
        where w._parent_id = c.id), c.id`,
  )
  const textsOf = (texts: (typeof rows)[number]['texts']) => ({
    en: texts?.en ?? null,
    es: texts?.es ?? null,
  })
  return { categories: rows.map(({ texts, ...row }) => ({ ...row, texts: textsOf(texts) })) }
}
