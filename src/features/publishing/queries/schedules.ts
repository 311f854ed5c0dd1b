import type { PayloadRequest } from 'payload'

import { defaultLanguage, isLanguage, type Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { sql, statement } from '@/lib/server/db/sql'
import { draftedCollections } from '../rules'
import type { ScheduledPublication } from '../schedule-rules'
import type { ScheduleListRequest } from '../schemas'
import { findTitle } from './title'

/** The schedules of one list. */
const MAX_SCHEDULES = 200

type Row = Omit<ScheduledPublication, 'document'> & {
  slug: ScheduledPublication['document']['slug']
  document: string | null
}

/**
 * Returns what is scheduled, the next first, and what did not work: of one document, or of all. Staff may edit every document
 * that can be scheduled.
 */
export async function listSchedules(
  req: PayloadRequest,
  { slug, document }: ScheduleListRequest,
): Promise<{ schedules: ScheduledPublication[] }> {
  requireStaff(req)
  const rows = await sql<Row>(
    req,
    statement`
      select s.id, s.slug, s.document_id as document, s.language, s.action, to_json(s.at) #>> '{}' as at, s.problem,
        nullif(concat_ws(' ', u.first_name, u.last_name), '') as "scheduledBy"
      from scheduled_publications s left join users u on u.id = s.user_id
      where (${slug ?? null}::varchar is null or s.slug = ${slug ?? null})
        and (${document ?? null}::uuid is null or s.document_id = ${document ?? null}::uuid)
      order by s.at limit ${MAX_SCHEDULES}`,
  )
  return { schedules: await Promise.all(rows.map((row) => toSchedule(req, row))) }
}

async function toSchedule(
  { payload, i18n }: PayloadRequest,
  { slug, document, ...row }: Row,
): Promise<ScheduledPublication> {
  const preferred: Language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const collection = draftedCollections.find((name) => name === slug)
  const title =
    collection && document ? await findTitle(payload, { collection, id: document, preferred }) : undefined
  return { ...row, document: { slug, id: document, title: title?.text ?? null } }
}
