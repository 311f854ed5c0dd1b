import { and, asc, eq, gt } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { holidaysFrom } from '@/features/settings/holiday-rules'
import { settingsOrDefaults } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { isAdmin } from '@/lib/roles'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { asUser } from '@/lib/server/db/local-api'
import { busyTimes } from '@/lib/server/db/own-tables'
import { databaseOf, isoTime, personName, sql } from '@/lib/server/db/sql'
import { requireStaff } from '@/lib/server/http/authorize'
import { availabilities, calls, leads, users } from '@/payload-tables'
import { availabilityBounds, type WeeklyHours } from '../rules'
import { countryOf } from './call-takers'

/** A person by name; the name is null for an account without one. */
type Person = { id: string; name: string | null }

/** What is saved of when a person takes calls. */
export type SavedAvailability = {
  active: boolean
  languages: Language[]
  hours: WeeklyHours[]
  timeZone: string
  daysOff: { first: string; last: string; note: string }[]
  noticeHours: number
  bufferMinutes: number
  mostPerDay: number
  daysAhead: number
  videoUrl: string
  calendarAddress: string
  /** When it was saved, as an ISO time. */
  updatedAt: string
}

/** A call that is booked, which days off do not move. */
export type CallAhead = { id: string; lead: { id: string; name: string }; startsAt: string; endsAt: string }

/** When a person takes calls, and what the form shows beside it. Times are ISO texts. */
export type AvailabilityPage = {
  person: Person
  /** Whose else can be chosen: nobody's, except by admins. */
  people: Person[]
  saved: SavedAvailability | null
  /** Whether there is an address of the calendar feed. Nobody can read it again. */
  hasFeed: boolean
  /** What became of reading the calendar of the person, and how many busy times are known. */
  calendar: { readAt: string | null; failedAt: string | null; error: string | null; busy: number }
  calls: CallAhead[]
  /** In milliseconds since 1970. */
  busy: { from: number; to: number }[]
  /** Days on which the person's office is closed. */
  holidays: string[]
  /** The zones of the agency's offices. */
  zones: { zone: string; city: string }[]
}

const DAYS = availabilityBounds.daysAhead[1] + 8

/**
 * Returns one's own availability, or as an admin that of `user`. Throws AppError 'forbidden' for a colleague's, and 'not_found' for
 * someone who is no staff.
 */
export async function findAvailability(
  req: PayloadRequest,
  { user }: { user?: string | undefined },
): Promise<AvailabilityPage> {
  const { id: me, language } = requireStaff(req)
  const id = user ?? me
  if (id !== me && !isAdmin(req.user)) throw new AppError('forbidden')
  const db = await databaseOf(req)
  const named = { id: users.id, name: personName(users) }
  const ofPerson = eq(availabilities.user, id)
  const [person, people, doc, state, ahead, busy, settings] = await Promise.all([
    db
      .select(named)
      .from(users)
      .where(and(eq(users.id, id), isStaffAccount)),
    isAdmin(req.user)
      ? db
          .select(named)
          .from(users)
          .where(and(isStaffAccount, isActive))
          .orderBy(asc(users.firstName), asc(users.id))
          .limit(200)
      : [],
    findSaved(req, id),
    db
      .select({
        hasFeed: sql<boolean>`${availabilities.feedDigest} is not null`,
        readAt: isoTime(availabilities.calendarState_readAt),
        failedAt: isoTime(availabilities.calendarState_failedAt),
        error: availabilities.calendarState_error,
      })
      .from(availabilities)
      .where(ofPerson),
    db
      .select({
        id: calls.id,
        lead: { id: leads.id, name: leads.name },
        startsAt: isoTime(calls.startsAt),
        endsAt: isoTime(calls.endsAt),
      })
      .from(calls)
      .innerJoin(leads, eq(leads.id, calls.lead))
      .where(and(eq(calls.person, id), eq(calls.status, 'booked'), gt(calls.endsAt, sql`now()`)))
      .orderBy(asc(calls.startsAt))
      .limit(500),
    db.select({ spans: busyTimes.spans }).from(busyTimes).where(eq(busyTimes.person, id)),
    settingsOrDefaults(language),
  ])
  if (!person[0]) throw new AppError('not_found')
  const busyAhead = (busy[0]?.spans ?? []).filter(([, to]) => to > Date.now())
  const { hasFeed = false, readAt = null, failedAt = null, error = null } = state[0] ?? {}
  return {
    person: person[0],
    people,
    saved: doc,
    hasFeed,
    calendar: { readAt, failedAt, error, busy: busyAhead.length },
    calls: ahead,
    busy: busyAhead.map(([from, to]) => ({ from, to })),
    holidays: holidaysFrom(countryOf(doc?.timeZone ?? settings.zone, settings), new Date(), DAYS),
    zones: settings.offices.map(({ city, zone }) => ({ zone, city: city.text })),
  }
}

async function findSaved(req: PayloadRequest, user: string): Promise<SavedAvailability | null> {
  const { docs } = await asUser(req).find({
    collection: 'availabilities',
    where: { user: { equals: user } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [doc] = docs
  if (!doc) return null
  const { active, languages, timeZone, noticeHours, bufferMinutes, mostPerDay, daysAhead, updatedAt } = doc
  return {
    ...{ active, languages, timeZone, noticeHours, bufferMinutes, mostPerDay, daysAhead, updatedAt },
    hours: (doc.hours ?? []).map(({ weekday, from, to }) => ({ weekday, from, to })),
    daysOff: (doc.daysOff ?? []).map(({ first, last, note }) => ({ first, last, note: note ?? '' })),
    videoUrl: doc.videoUrl ?? '',
    calendarAddress: doc.calendarAddress ?? '',
  }
}
