import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import { defaultLanguage, isLanguage, type Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import { draftedCollections } from '../rules'
import type { ScheduledPublication } from '../schedule-rules'
import type { ScheduleListRequest } from '../schemas'
import { findTitles } from './title'

/** The schedules of one list. */
const MAX_SCHEDULES = 200

type Row = Omit<ScheduledPublication, 'document'> & {
  slug: ScheduledPublication['document']['slug']
  document: string | null
}

/**
 * Returns scheduled publications, soonest first, and failed ones: for one document, or for all. Staff may edit every
 * document that can be scheduled.
 */
export async function listSchedules(
  req: PayloadRequest,
  { slug, document }: ScheduleListRequest,
): Promise<{ schedules: ScheduledPublication[] }> {
  requireStaff(req)
  const rows = await runSql<Row>(
    req,
    sql`
      select s.id, s.slug, s.document_id as document, s.language, s.action, to_json(s.at) #>> '{}' as at, s.problem,
        nullif(concat_ws(' ', u.first_name, u.last_name), '') as "scheduledBy"
      from scheduled_publications s left join users u on u.id = s.user_id
      where (${slug ?? null}::varchar is null or s.slug = ${slug ?? null})
        and (${document ?? null}::uuid is null or s.document_id = ${document ?? null}::uuid)
      order by s.at limit ${MAX_SCHEDULES}`,
  )
  const titles = await titlesOf(req, rows)
  return {
    schedules: rows.map(({ slug: name, document: id, ...row }) => ({
      ...row,
      document: { slug: name, id, title: titles.get(id ?? name) ?? null },
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
