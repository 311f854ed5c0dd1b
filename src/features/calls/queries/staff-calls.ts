import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { findPhoneLinks, placesOf, settingsOrDefaults } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, isoTime, personName, preparedSelect, sql, type RowOf } from '@/lib/server/db/sql'
import type { PhoneLinks } from '@/lib/server/phone'
import { calls, leads, users } from '@/payload-tables'
import { callPath } from '../call-link'
import { zonePlace } from '../call-texts'
import { canChange, type CallKind, type CallStatus } from '../rules'

/** A call as staff see it. Times are ISO texts. */
export type StaffCall = {
  id: string
  lead: { id: string; name: string; company: string | null }
  /** Who takes it; null when the account was deleted. */
  person: { id: string; name: string | null } | null
  /** Whether nobody takes it: its person was deactivated or deleted. */
  isOrphan: boolean
  startsAt: string
  endsAt: string
  status: CallStatus
  language: Language
  by: CallKind
  phone: string | null
  /** The links of the phone number. */
  ways: PhoneLinks | null
  videoUrl: string | null
  topic: string | null
  /** The lead's time zone, and its place in the language of the reader. */
  timeZone: string
  place: string
  cancelReason: string | null
  bookedAt: string
}

const MAX_OF_LEAD = 5
const MAX_OF_DAY = 40
const MAX_ORPHANS = 5

const { id, startsAt, endsAt, status, language, by, phone, videoUrl, topic, timeZone, cancelReason } = calls

/** Nobody takes it: the account of its person was deactivated or deleted. */
const isOrphan = or(isNull(calls.person), isNotNull(users.deactivatedAt))
const isBooked = eq(status, 'booked')

type Wanted = { where: SQL | undefined; newestFirst?: boolean; limit: number }

/** The calls that meet a condition, each with the count of all of them. */
const selectCalls = (name: string, { where, newestFirst = false, limit }: Wanted) =>
  preparedSelect(name, (db) =>
    db
      .select({
        call: {
          ...{ id, status, language, by, phone, videoUrl, topic, timeZone, cancelReason },
          isOrphan: sql<boolean>`${isOrphan}`,
          startsAt: isoTime(startsAt),
          endsAt: isoTime(endsAt),
          bookedAt: isoTime(calls.createdAt),
        },
        lead: { id: leads.id, name: leads.name, company: leads.company },
        person: { id: users.id, name: personName(users) },
        total: sql`count(*) over ()`.mapWith(Number),
      })
      .from(calls)
      .innerJoin(leads, eq(leads.id, calls.lead))
      .leftJoin(users, eq(users.id, calls.person))
      .where(where)
      .orderBy(newestFirst ? desc(startsAt) : asc(startsAt), asc(id))
      .limit(limit),
  )

const selectOfLead = selectCalls('calls-of-lead', {
  where: eq(calls.lead, sql.placeholder('lead')),
  newestFirst: true,
  limit: MAX_OF_LEAD,
})
const officeZone = sql`${sql.placeholder('zone')}::text`
const midnight = sql`(date_trunc('day', now() at time zone ${officeZone}) at time zone ${officeZone})`
const selectToday = selectCalls('calls-today', {
  where: and(
    ne(status, 'cancelled'),
    gte(startsAt, midnight),
    lt(startsAt, sql`${midnight} + interval '1 day'`),
  ),
  limit: MAX_OF_DAY,
})
const selectOrphans = selectCalls('calls-without-person', {
  where: and(isBooked, gt(startsAt, sql`now()`), isOrphan),
  limit: MAX_ORPHANS,
})

async function staffCalls(req: PayloadRequest, rows: RowOf<typeof selectOrphans>[]): Promise<StaffCall[]> {
  const linksOf = rows.some(({ call }) => call.phone) ? await findPhoneLinks() : () => null
  const { language: reader } = requireStaff(req)
  const places = placesOf(await settingsOrDefaults(reader))
  return rows.map(({ call, lead, person }) => ({
    ...call,
    lead,
    person,
    ways: linksOf(call.phone),
    place: zonePlace(call.timeZone, reader, places),
  }))
}

/** A call with the path of its page, on which the lead moves or cancels it; null when it can no longer be changed. */
export type LeadCall = StaffCall & { page: string | null }

/** Returns the calls of a lead, the latest first. For staff only: throws AppError 'forbidden'. */
export async function findLeadCalls(
  req: PayloadRequest,
  { lead }: { lead: string },
): Promise<{ calls: LeadCall[] }> {
  requireStaff(req)
  const found = await staffCalls(req, await selectOfLead(await databaseOf(req)).execute({ lead }))
  const pageOf = (call: StaffCall) => (canChange(call, Date.now()) ? callPath(call.id, call.language) : null)
  return { calls: found.map((call) => ({ ...call, page: pageOf(call) })) }
}

/** What the dashboard shows of calls. */
export type DashboardCalls = {
  /** Those of today in the agency's zone that were not canceled, by their time. */
  today: StaffCall[]
  /** Those ahead that nobody takes, the next first, and how many there are. */
  orphans: { list: StaffCall[]; total: number }
}

/** For staff only: throws AppError 'forbidden'. Reads by the index of status and time, so it takes as long with many calls. */
export async function findDashboardCalls(req: PayloadRequest): Promise<DashboardCalls> {
  requireStaff(req)
  const { zone } = await settingsOrDefaults('en')
  const db = await databaseOf(req)
  const [today, orphans] = await Promise.all([selectToday(db).execute({ zone }), selectOrphans(db).execute()])
  return {
    today: await staffCalls(req, today),
    orphans: { list: await staffCalls(req, orphans), total: orphans[0]?.total ?? 0 },
  }
}
