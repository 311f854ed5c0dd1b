import type { PayloadRequest } from 'payload'

import type { PageCollection } from '@/features/routes/registry'
import { documentAt } from '@/features/routes/rules'
import { splitLanguage, type Movable, type DocumentPath } from '../../src/features/redirects/rules'
import { languages, type Language } from '../../src/i18n/languages'
import { normalizePath } from '../../src/lib/paths'
import { runSql, sql } from '../../src/lib/server/db/sql'

/**
 * Finds the paths of a document that visitors can open in each locale. Reads the published tables by SQL because the
 * `previousDoc` of Payload's hooks is the latest draft.
 */
export const findPublicPaths: Record<Movable, (req: PayloadRequest, id: string) => Promise<DocumentPath[]>> =
  {
    /**
     * `wasPublic` covers every published version with the same slug: links to it may exist even if the post is archived
     * now.
     */
    posts: (req, id) =>
      runSql<DocumentPath>(
        req,
        sql`select localized._locale as language, localized.slug,
          localized._status = 'published' and posts.archived_at is null as "isPublic",
          localized._status = 'published' or exists (select 1 from _posts_v version
            join _posts_v_locales old on old._parent_id = version.id and old._locale = localized._locale
            where version.parent_id = posts.id and old.version__status = 'published'
              and old.version_slug = localized.slug and old.version_content is not null) as "wasPublic"
        from posts join posts_locales localized on localized._parent_id = posts.id
        where posts.id = ${id} and localized.slug is not null and localized.title is not null
          and localized.content is not null`,
      ),
    /** A category without a slug in one locale uses the slug of the other. */
    categories: async (req, id) => {
      const rows = await runSql<Pick<DocumentPath, 'language' | 'slug'>>(
        req,
        sql`select _locale as language, slug from categories_locales
        where _parent_id = ${id} and slug is not null`,
      )
      return languages.flatMap((language) => {
        const own = rows.find((row) => row.language === language) ?? rows[0]
        return own ? [{ language, slug: own.slug, isPublic: true, wasPublic: true }] : []
      })
    },
  }

type PageExistsQuery = (slug: string, language: Language) => ReturnType<typeof sql>

/** Queries that return a row when visitors can open a document by its slug. Services fall back to the other locale. */
const pageExistsQueries: Record<PageCollection, PageExistsQuery> = {
  posts: (
    slug,
    language,
  ) => sql`select 1 from posts join posts_locales localized on localized._parent_id = posts.id
    where localized.slug = ${slug} and localized._locale = ${language} and localized._status = 'published'
      and posts.archived_at is null and localized.title is not null and localized.content is not null`,
  categories: (slug, language) => sql`select 1 from categories_locales localized
    where slug = ${slug} and (_locale = ${language} or not exists (select 1 from categories_locales own
      where own._parent_id = localized._parent_id and own._locale = ${language} and own.slug is not null))`,
  services: (
    slug,
  ) => sql`select 1 from services join services_locales localized on localized._parent_id = services.id
    where services.slug::text = ${slug} and localized._status = 'published' and localized.title is not null`,
}

/** Returns true when a public post, category or service has the path. */
export async function hasPageAt(req: PayloadRequest, full: string): Promise<boolean> {
  const { language, path } = splitLanguage(normalizePath(full))
  const found = documentAt(path)
  return (
    found !== undefined &&
    (await runSql(req, pageExistsQueries[found.collection](found.slug, language))).length > 0
  )
}
