import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { findLanguageStates } from '@/features/publishing/queries/language-states'
import { languages, otherLanguage, type Language } from '@/i18n/languages'
import { asUser } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'
import { commandLimits, type ContentKind, type Found } from '../rules'
import { inOrder, matching } from './matching'

const rowSchema = z.object({ id: z.string() })

/**
 * Returns the ids of the documents that have every word of a query in their titles, of any language. The titles of a draft are in its
 * latest version; a document that was never published has no other. Raw, because the collection names the tables.
 */
async function findIds(req: PayloadRequest, kind: ContentKind, query: string): Promise<string[]> {
  const name = kind.replaceAll('-', '_')
  const table = (one: string) => sql.identifier(one)
  const { where, order } = matching(query, {
    document: { id: sql`document.id`, createdAt: sql`document.created_at` },
    title: sql`titles.joined`,
    also: [],
  })
  const rows = await runSql(
    req,
    sql`
      select document.id from ${table(name)} document
      cross join lateral (
        select string_agg(coalesce(each.title, ''), ' ') as joined from (
          select title from ${table(`${name}_locales`)} where _parent_id = document.id
          union
          select texts.version_title from ${table(`_${name}_v`)} version
            join ${table(`_${name}_v_locales`)} texts on texts._parent_id = version.id
            where version.parent_id = document.id and version.latest
        ) each
      ) titles
      where ${where} order by ${sql.join(order, sql`, `)} limit ${commandLimits.perKind}`,
    rowSchema,
  )
  return rows.map(({ id }) => id)
}

/**
 * Finds posts, case studies, industries or openings by their title in any language, drafts included. The title is in the user's
 * language if there is one.
 */
export async function findContent(
  req: PayloadRequest,
  kind: ContentKind,
  { query, language }: { query: string; language: Language },
): Promise<Found[]> {
  const ids = await findIds(req, kind, query)
  if (ids.length === 0) return []
  const { docs } = await asUser(req).find({
    collection: kind,
    where: { id: { in: ids } },
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    select: { title: true },
  })
  return Promise.all(
    inOrder(ids, docs).map(async ({ id, title }) => ({
      kind,
      id,
      title: titleIn(title as unknown as Titles, language),
      detail: '',
      states: await findLanguageStates(req.payload, kind, id),
    })),
  )
}

type Titles = Partial<Record<Language, string | null>> | null | undefined

const titleIn = (titles: Titles, language: Language) =>
  [language, otherLanguage(language), ...languages].map((code) => titles?.[code]).find(Boolean) ?? ''
