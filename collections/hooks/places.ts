import type { PayloadRequest } from 'payload'

import {
  contentAt,
  plainPath,
  placeOf,
  serviceAt,
  type Movable,
  type Place,
} from '../../src/features/redirects/rules'
import { languages, type Language } from '../../src/i18n/languages'
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

type Stands = (slug: string, language: Language) => ReturnType<typeof statement>

/** Whether visitors find a document by a slug. Services fall back to the other language. */
const stands: Record<Movable | 'services', Stands> = {
  posts: (
    slug,
    language,
  ) => statement`select 1 from posts join posts_locales words on words._parent_id = posts.id
    where words.slug = ${slug} and words._locale = ${language} and words._status = 'published'
      and posts.archived_at is null and words.title is not null and words.content is not null`,
  categories: (slug, language) => statement`select 1 from categories_locales words
    where slug = ${slug} and (_locale = ${language} or not exists (select 1 from categories_locales own
      where own._parent_id = words._parent_id and own._locale = ${language} and own.slug is not null))`,
  services: (
    slug,
  ) => statement`select 1 from services join services_locales words on words._parent_id = services.id
    where services.slug::text = ${slug} and words._status = 'published' and words.title is not null`,
}

/** Whether a post, a category or a service stands at a path now. */
export async function hasPageAt(req: PayloadRequest, full: string): Promise<boolean> {
  const { language, path } = placeOf(plainPath(full))
  const service = serviceAt(path)
  const found = service ? { kind: 'services' as const, slug: service } : contentAt(path)
  return found !== undefined && (await sql(req, stands[found.kind](found.slug, language))).length > 0
}
