import { and, asc, desc, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { MAX_COUNTED_LEADS } from '@/features/leads/board-rules'
import type { ServiceInterest } from '@/features/services/rules'
import { PROMISED_HOURS, replyDueAt } from '@/features/leads/first-reply-rules'
import { clockBegin, isUnanswered } from '@/features/leads/queries/lead-conditions'
import type { Person } from '@/features/leads/queries/lead-rows'
import type { Language } from '@/i18n/languages'
import { databaseOf, sql, isoTime, personName } from '@/lib/server/db/sql'
import { leads, users } from '@/payload-tables'

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
  /** When its clock began. */
  waitsSince: string
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

const promised = sql`now() - ${PROMISED_HOURS} * interval '1 hour'`
const running = gt(clockBegin, promised)
const late = lte(clockBegin, promised)

/** Callers have checked that the user is staff. */
export async function findUnansweredLeads(req: PayloadRequest): Promise<UnansweredLeads> {
  const [first, passed, runningCount, lateCount] = await Promise.all([
    list(req, running, asc),
    list(req, late, desc),
    count(req, running),
    count(req, late),
  ])
  const cap = (number: number) => Math.min(number, MAX_COUNTED_LEADS)
  const more = Math.max(runningCount, lateCount) > MAX_COUNTED_LEADS
  return { running: first, late: passed, total: { running: cap(runningCount), late: cap(lateCount), more } }
}

async function list(
  req: PayloadRequest,
  condition: SQL,
  by: typeof asc | typeof desc,
): Promise<UnansweredLead[]> {
  const db = await databaseOf(req)
  const { id, name, email, phone, company, serviceInterest, message, language } = leads
  const contact = { id, name, email, phone, company, serviceInterest, message, language }
  const first = db
    .select({ ...contact, assignedTo: leads.assignedTo, begun: clockBegin.as('begun') })
    .from(leads)
    .where(and(isUnanswered, condition))
    .orderBy(by(clockBegin))
    .limit(MAX_LISTED)
    .as('first')
  const rows = await db
    .select({
      id: first.id,
      name: first.name,
      email: first.email,
      phone: first.phone,
      company: first.company,
      service: first.serviceInterest,
      message: sql<string | null>`left(${first.message}, ${EXCERPT})`,
      language: first.language,
      waitsSince: isoTime(first.begun),
      assignee: { id: users.id, name: personName(users) },
    })
    .from(first)
    .leftJoin(users, eq(users.id, first.assignedTo))
    .orderBy(by(first.begun))
  return rows.map((lead) => ({ ...lead, dueAt: replyDueAt(lead.waitsSince).toISOString() }))
}

async function count(req: PayloadRequest, condition: SQL): Promise<number> {
  const db = await databaseOf(req)
  const counted = db
    .select({ one: sql`1` })
    .from(leads)
    .where(and(isUnanswered, condition))
    .limit(MAX_COUNTED_LEADS + 1)
    .as('counted')
  return db.$count(counted)
}
