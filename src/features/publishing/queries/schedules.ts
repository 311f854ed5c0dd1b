import { and, eq } from 'drizzle-orm'
import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import { defaultLanguage, isLanguage, type Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/http/authorize'
import { scheduledPublications } from '@/lib/server/db/own-tables'
import { databaseOf, isoTime, personName } from '@/lib/server/db/sql'
import { users } from '@/payload-tables'
import { documentKey, documentOfKey, draftedCollections, type ScheduledPublication } from '../rules'
import type { ScheduleListRequest } from '../schemas'
import { findTitles } from './title'

/** The schedules of one list. */
const MAX_SCHEDULES = 200

type Row = { slug: string; document: string | null }

/**
 * Returns scheduled publications, soonest first, and failed ones: for one document, or for all. Staff may edit every
 * document that can be scheduled.
 */
export async function listSchedules(
  req: PayloadRequest,
  { slug, document }: ScheduleListRequest,
): Promise<{ schedules: ScheduledPublication[] }> {
  requireStaff(req)
  const schedules = scheduledPublications
  const db = await databaseOf(req)
  const rows = await db
    .select({
      id: schedules.id,
      slug: schedules.slug,
      document: schedules.document,
      language: schedules.language,
      action: schedules.action,
      at: isoTime(schedules.at),
      problem: schedules.problem,
      scheduledBy: personName(users),
    })
    .from(schedules)
    .leftJoin(users, eq(users.id, schedules.user))
    .where(
      and(
        slug === undefined ? undefined : eq(schedules.slug, slug),
        document === undefined ? undefined : eq(schedules.document, document),
      ),
    )
    .orderBy(schedules.at)
    .limit(MAX_SCHEDULES)
  const titles = await titlesOf(req, rows)
  return {
    schedules: rows.map(({ slug: name, document: id, ...row }) => ({
      ...row,
      document: {
        slug: documentKey(documentOfKey({ slug: name, document: id })).slug,
        id,
        title: titles.get(id ?? name) ?? null,
      },
    })),
  }
}

/** Returns titles by the id of a document, or the slug of a global. */
async function titlesOf({ payload, i18n }: PayloadRequest, rows: Row[]): Promise<Map<string, string>> {
  const preferred: Language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const titles = new Map<string, string>(
    payload.globals.config.map(({ slug, label }) => [slug, getTranslation(label, i18n)]),
  )
  for (const collection of draftedCollections) {
    const ids = rows.flatMap(({ slug, document }) => (slug === collection && document ? [document] : []))
    const found = await findTitles(payload, { collection, ids: [...new Set(ids)], preferred })
    for (const [id, { text }] of found) titles.set(id, text)
  }
  return titles
}
