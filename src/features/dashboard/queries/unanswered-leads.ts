import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { MAX_COUNTED_LEADS } from '@/features/leads/board-rules'
import type { ServiceInterest } from '@/features/services/rules'
import { PROMISED_HOURS, replyDueAt } from '@/features/leads/first-reply-rules'
import type { Person } from '@/features/leads/queries/lead-rows'
import type { Language } from '@/i18n/languages'
import { runSql, sql } from '@/lib/server/db/sql'

/** A lead without a first reply. `dueAt` is the end of its 24 hours; times are ISO texts. */
export type UnansweredLead = {
  id: string
  name: string
  email: string
  phone: string | null
  company: string | null
  service: ServiceInterest | null
  /** The beginning of the message. */
  message: string | null
  language: Language
  assignee: Person | null
  createdAt: string
  dueAt: string
}

export type UnansweredLeads = {
  /** Their clock runs; the one with the least time first. */
  running: UnansweredLead[]
  /** Their 24 hours have passed; the newest first. */
  late: UnansweredLead[]
  /** Both, counted up to `MAX_COUNTED_LEADS`; `more` when there are more than that. */
  total: { running: number; late: number; more: boolean }
}

const MAX_LISTED = 5
const EXCERPT = 300

/** The condition on the lead `l` of the partial index `leads_unanswered_idx`, so that no other lead is read. */
export const unanswered = sql`l.status = 'new' and l.first_reply_at is null`
const promised = sql`now() - ${PROMISED_HOURS} * interval '1 hour'`
const running = sql`l.created_at > ${promised}`
const late = sql`l.created_at <= ${promised}`

/** Callers have checked that the user is staff. */
export async function findUnansweredLeads(req: PayloadRequest): Promise<UnansweredLeads> {
  const [first, passed, runningCount, lateCount] = await Promise.all([
    list(req, running, sql`asc`),
    list(req, late, sql`desc`),
    count(req, running),
    count(req, late),
  ])
  const cap = (number: number) => Math.min(number, MAX_COUNTED_LEADS)
  const more = Math.max(runningCount, lateCount) > MAX_COUNTED_LEADS
  return { running: first, late: passed, total: { running: cap(runningCount), late: cap(lateCount), more } }
}

type Row = Omit<UnansweredLead, 'assignee' | 'dueAt'> & {
  assigneeId: string | null
  assigneeName: string | null
}

async function list(req: PayloadRequest, condition: SQL, direction: SQL): Promise<UnansweredLead[]> {
  const rows = await runSql<Row>(
    req,
    sql`
      select l.id, l.name, l.email, l.phone, l.company, l.service_interest as service, left(l.message, ${EXCERPT}) as message, l.language,
        to_json(l.created_at) #>> '{}' as "createdAt", u.id as "assigneeId",
        nullif(concat_ws(' ', u.first_name, u.last_name), '') as "assigneeName"
      from (select * from leads l where ${unanswered} and ${condition}
        order by l.created_at ${direction} limit ${MAX_LISTED}) l
      left join users u on u.id = l.assigned_to_id order by l.created_at ${direction}`,
  )
  return rows.map(({ assigneeId, assigneeName, ...lead }) => ({
    ...lead,
    assignee: assigneeId ? { id: assigneeId, name: assigneeName } : null,
    dueAt: replyDueAt(lead.createdAt).toISOString(),
  }))
}

async function count(req: PayloadRequest, condition: SQL): Promise<number> {
  const [row] = await runSql<{ count: number }>(
    req,
    sql`
      select count(*)::int as count from (
        select from leads l where ${unanswered} and ${condition} limit ${MAX_COUNTED_LEADS + 1}) counted`,
  )
  return row?.count ?? 0
}
