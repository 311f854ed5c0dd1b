import { and, asc, desc, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { MAX_COUNTED_LEADS } from '@/features/leads/board-rules'
import type { ServiceInterest } from '@/features/services/rules'
import { PROMISED_HOURS, replyDueAt } from '@/features/leads/first-reply-rules'
import { clockBegin, isUnanswered } from '@/features/leads/queries/lead-conditions'
import type { Person } from '@/features/leads/queries/lead-rows'
import type { Language } from '@/i18n/languages'
import { databaseOf, sql, isoTime, personName, preparedSelect, type RowOf } from '@/lib/server/db/sql'
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

/** The first of the unanswered leads that meet a condition, each with the count of all of them. */
const selectFirst = (name: string, condition: SQL, by: typeof asc | typeof desc) =>
  preparedSelect(name, (db) => {
    const { id, name, email, phone, company, serviceInterest, message, language } = leads
    const contact = { id, name, email, phone, company, serviceInterest, message, language }
    const meets = and(isUnanswered, condition)
    const first = db
      .select({ ...contact, assignedTo: leads.assignedTo, begun: clockBegin.as('begun') })
      .from(leads)
      .where(meets)
      .orderBy(by(clockBegin))
      .limit(MAX_LISTED)
      .as('first')
    const counted = db
      .select({ one: sql`1`.as('one') })
      .from(leads)
      .where(meets)
      .limit(MAX_COUNTED_LEADS + 1)
      .as('counted')
    return db
      .select({
        lead: {
          id: first.id,
          name: first.name,
          email: first.email,
          phone: first.phone,
          company: first.company,
          service: first.serviceInterest,
          message: sql<string | null>`left(${first.message}, ${EXCERPT})`,
          language: first.language,
          waitsSince: isoTime(first.begun),
        },
        assignee: { id: users.id, name: personName(users) },
        total: db.$count(counted),
      })
      .from(first)
      .leftJoin(users, eq(users.id, first.assignedTo))
      .orderBy(by(first.begun))
  })

const selectRunning = selectFirst('running-leads', gt(clockBegin, promised), asc)
const selectLate = selectFirst('late-leads', lte(clockBegin, promised), desc)

const listed = (rows: RowOf<typeof selectRunning>[]): UnansweredLead[] =>
  rows.map(({ lead, assignee }) => ({
    ...lead,
    assignee,
    dueAt: replyDueAt(lead.waitsSince).toISOString(),
  }))

/** Callers have checked that the user is staff. */
export async function findUnansweredLeads(req: PayloadRequest): Promise<UnansweredLeads> {
  const db = await databaseOf(req)
  const [running, late] = await Promise.all([selectRunning(db).execute(), selectLate(db).execute()])
  const [runningTotal, lateTotal] = [running[0]?.total ?? 0, late[0]?.total ?? 0]
  const cap = (number: number) => Math.min(number, MAX_COUNTED_LEADS)
  return {
    running: listed(running),
    late: listed(late),
    total: {
      running: cap(runningTotal),
      late: cap(lateTotal),
      more: Math.max(runningTotal, lateTotal) > MAX_COUNTED_LEADS,
    },
  }
}
