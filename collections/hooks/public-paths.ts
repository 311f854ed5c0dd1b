import { and, eq, exists, isNotNull, isNull, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { PageCollection } from '@/features/routes/registry'
import { documentAt } from '@/features/routes/rules'
import { splitLanguage, type Movable, type DocumentPath } from '../../src/features/redirects/rules'
import { languages, type Language } from '../../src/i18n/languages'
import { normalizePath } from '../../src/lib/paths'
import { databaseOf, runSql, sql, type Database } from '../../src/lib/server/db/sql'
import {
  _posts_v,
  _posts_v_locales,
  categories_locales,
  posts,
  posts_locales,
  services,
  services_locales,
} from '../../src/payload-tables'

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
    posts: async (req, id) => {
      const db = await databaseOf(req)
      const isPublished = eq(posts_locales._status, 'published')
      const rows = await db
        .select({
          language: posts_locales._locale,
          slug: posts_locales.slug,
          isPublic: sql<boolean>`${and(isPublished, isNull(posts.archivedAt))}`,
          wasPublic: sql<boolean>`${or(isPublished, exists(publishedVersions(db)))}`,
        })
        .from(posts)
        .innerJoin(posts_locales, eq(posts_locales._parentID, posts.id))
        .where(and(eq(posts.id, id), hasTitleAndContent))
      return rows.flatMap(({ slug, ...row }) => (slug === null ? [] : [{ ...row, slug }]))
    },
    /** A category without a slug in one locale uses the slug of the other. */
    categories: async (req, id) => {
      const db = await databaseOf(req)
      const rows = await db
        .select({ language: categories_locales._locale, slug: categories_locales.slug })
        .from(categories_locales)
        .where(eq(categories_locales._parentID, id))
      const named = rows.filter(({ slug }) => slug !== null)
      return languages.flatMap((language) => {
        const { slug } = named.find((row) => row.language === language) ?? named[0] ?? {}
        return typeof slug === 'string' ? [{ language, slug, isPublic: true, wasPublic: true }] : []
      })
    },
    'case-studies': async (req, id) => findPublishedPaths(req, 'case_studies', id),
    industries: async (req, id) => findPublishedPaths(req, 'industries', id),
  }

/** The tables of a collection whose documents are public in each language in which they are published with a title. */
type PublishedTable = 'case_studies' | 'industries'
const localesOf = (table: PublishedTable) => sql.identifier(`${table}_locales`)

const pathRow = z.object({
  language: z.enum(languages),
  slug: z.string(),
  isPublic: z.boolean(),
  wasPublic: z.boolean(),
})

/** `wasPublic` covers every published version with the same slug. Raw, because the collection names the tables. */
const findPublishedPaths = (req: PayloadRequest, table: PublishedTable, id: string) =>
  runSql(
    req,
    sql`
      select texts._locale as language, texts.slug, texts._status = 'published' as "isPublic",
        texts._status = 'published' or exists (
          select from ${sql.identifier(`_${table}_v`)} version
          join ${sql.identifier(`_${table}_v_locales`)} old on old._parent_id = version.id
          where version.parent_id = texts._parent_id and old._locale = texts._locale
            and old.version__status = 'published' and old.version_slug = texts.slug) as "wasPublic"
      from ${localesOf(table)} texts
      where texts._parent_id = ${id} and texts.slug is not null and texts.title is not null`,
    pathRow,
  )

const findPublished =
  (table: PublishedTable): FindPage =>
  async (db, slug, language) => {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from ${localesOf(table)}
      where slug = ${slug} and _locale::text = ${language} and _status = 'published' and title is not null`)
    return rows
  }

const hasTitleAndContent = and(isNotNull(posts_locales.title), isNotNull(posts_locales.content))

/** The published versions of a post that had the slug that it has now. */
const publishedVersions = (db: Database) =>
  db
    .select({ id: _posts_v.id })
    .from(_posts_v)
    .innerJoin(_posts_v_locales, eq(_posts_v_locales._parentID, _posts_v.id))
    .where(
      and(
        eq(_posts_v.parent, posts.id),
        eq(_posts_v_locales._locale, posts_locales._locale),
        eq(_posts_v_locales.version__status, 'published'),
        eq(_posts_v_locales.version_slug, posts_locales.slug),
        isNotNull(_posts_v_locales.version_content),
      ),
    )

type FindPage = (db: Database, slug: string, language: Language) => Promise<{ id: number }[]>

/** Find the texts with which visitors can open a document by its slug. Services fall back to the other locale. */
const findPage: Record<PageCollection, FindPage> = {
  posts: async (db, slug, language) =>
    db
      .select({ id: posts_locales.id })
      .from(posts)
      .innerJoin(posts_locales, eq(posts_locales._parentID, posts.id))
      .where(
        and(
          eq(posts_locales.slug, slug),
          eq(posts_locales._locale, language),
          eq(posts_locales._status, 'published'),
          isNull(posts.archivedAt),
          hasTitleAndContent,
        ),
      ),
  categories: async (db, slug, language) => {
    const own = alias(categories_locales, 'own')
    const ownSlug = db
      .select({ id: own.id })
      .from(own)
      .where(
        and(eq(own._parentID, categories_locales._parentID), eq(own._locale, language), isNotNull(own.slug)),
      )
    return db
      .select({ id: categories_locales.id })
      .from(categories_locales)
      .where(
        and(
          eq(categories_locales.slug, slug),
          or(eq(categories_locales._locale, language), notExists(ownSlug)),
        ),
      )
  },
  services: async (db, slug) =>
    db
      .select({ id: services_locales.id })
      .from(services)
      .innerJoin(services_locales, eq(services_locales._parentID, services.id))
      .where(
        and(
          sql`${services.slug}::text = ${slug}`,
          eq(services_locales._status, 'published'),
          isNotNull(services_locales.title),
        ),
      ),
  'case-studies': findPublished('case_studies'),
  industries: findPublished('industries'),
}

/** Returns true when a public document has the path. */
export async function hasPageAt(req: PayloadRequest, full: string): Promise<boolean> {
  const { language, path } = splitLanguage(normalizePath(full))
  const found = documentAt(path)
  if (!found) return false
  return (await findPage[found.collection](await databaseOf(req), found.slug, language)).length > 0
}
