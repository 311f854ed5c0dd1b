import { and, eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { findLanguageStates } from '@/features/publishing/queries/language-states'
import { languages, otherLanguage, type Language } from '@/i18n/languages'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { _posts_v, _posts_v_locales, posts, posts_locales } from '@/payload-tables'
import { commandLimits, type Found } from '../rules'
import { inOrder, matching } from './matching'

const builder = new QueryBuilder()

/** The titles of a draft are in its latest version; a post that was never published has no other. */
const each = builder
  .select({ title: posts_locales.title })
  .from(posts_locales)
  .where(eq(posts_locales._parentID, posts.id))
  .union(
    builder
      .select({ title: _posts_v_locales.version_title })
      .from(_posts_v)
      .innerJoin(_posts_v_locales, eq(_posts_v_locales._parentID, _posts_v.id))
      .where(and(eq(_posts_v.parent, posts.id), eq(_posts_v.latest, true))),
  )
  .as('each')
const titles = builder
  .select({ all: sql<string | null>`string_agg(coalesce(${each.title}, ''), ' ')`.as('all_titles') })
  .from(each)
  .as('titles')

/** Finds posts by their title in any language, drafts included. The title is in the user's language if there is one. */
export async function findPosts(req: PayloadRequest, query: string, language: Language): Promise<Found[]> {
  const { where, order } = matching(query, { document: posts, title: titles.all, also: [] })
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoinLateral(titles, sql`true`)
    .where(where)
    .orderBy(...order)
    .limit(commandLimits.perKind)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { docs } = await asUser(req).find({
    collection: 'posts',
    where: { id: { in: ids } },
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    select: { title: true },
  })
  return Promise.all(
    inOrder(ids, docs).map(async ({ id, title }) => ({
      kind: 'posts' as const,
      id,
      title: titleIn(title as unknown as Titles, language),
      detail: '',
      states: await findLanguageStates(req.payload, 'posts', id),
    })),
  )
}

type Titles = Partial<Record<Language, string | null>> | null | undefined

const titleIn = (titles: Titles, language: Language) =>
  [language, otherLanguage(language), ...languages].map((code) => titles?.[code]).find(Boolean) ?? ''
