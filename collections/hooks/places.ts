import type { PayloadRequest } from 'payload'

import type { Movable, Place } from '../../src/features/redirects/rules'
import { languages } from '../../src/i18n/languages'
import { sql, statement } from '../../src/lib/server/db'

/**
 * Where a document stands for visitors in each language, by the tables that they read. Payload's own view of a change
 * is no use here: what it calls the previous document is the latest draft.
 */
export const placesOf: Record<Movable, (req: PayloadRequest, id: string) => Promise<Place[]>> = {
  /** Once published, the address of a post has been given away, whatever became of the post since. */
  posts: (req, id) =>
    sql<Place>(
      req,
      statement`select words._locale as language, words.slug,
          words._status = 'published' and posts.archived_at is null as "isPublic",
          words._status = 'published' or exists (select 1 from _posts_v version
            join _posts_v_locales old on old._parent_id = version.id and old._locale = words._locale
            where version.parent_id = posts.id and old.version__status = 'published'
              and old.version_slug = words.slug and old.version_content is not null) as "wasPublic"
        from posts join posts_locales words on words._parent_id = posts.id
        where posts.id = ${id} and words.slug is not null and words.title is not null
          and words.content is not null`,
    ),
  /** A category without a slug in a language stands there under its other one. */
  categories: async (req, id) => {
    const rows = await sql<Pick<Place, 'language' | 'slug'>>(
      req,
      statement`select _locale as language, slug from categories_locales
        where _parent_id = ${id} and slug is not null`,
    )
    return languages.flatMap((language) => {
      const own = rows.find((row) => row.language === language) ?? rows[0]
      return own ? [{ language, slug: own.slug, isPublic: true, wasPublic: true }] : []
    })
  },
}
