import { and, eq, isNotNull, ne } from 'drizzle-orm'
import pLimit from 'p-limit'
import { createLocalReq, type Payload } from 'payload'

import { queueEmailOnce } from '@/features/mail/queue-email'
import type { Language } from '@/i18n/languages'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { busyTimes } from '@/lib/server/db/own-tables'
import { autocommitDatabase, databaseOf, inTransaction, isoTime, sql } from '@/lib/server/db/sql'
import { fetchPublic, FetchError, type FetchLimits, type Network } from '@/lib/server/http/fetch-public'
import { announceNow } from '@/lib/server/live/announce'
import { log } from '@/lib/server/log'
import { availabilities, users } from '@/payload-tables'
import { KEPT_MS, type CalendarProblem } from '../calendar-rules'
import type { CalendarFailedData } from '../mail/calendar-emails'
import { availabilityBounds } from '../rules'
import type { BusyTime } from './busy-times'
import { readBusyTimes } from './read-busy-times'

const limits: FetchLimits = { maxBytes: 5_000_000, maxTime: 15_000, maxRedirects: 3 }
/** Calendars that are read at a time. */
const AT_A_TIME = 4
const DAY_MS = 86_400_000
const WINDOW_MS = (availabilityBounds.daysAhead[1] + 2) * DAY_MS

type Calendar = {
  id: string
  user: string
  email: string
  language: Language
  zone: string
  address: string
  failedAt: string | null
}

/**
 * Reads the calendars of people who take calls, and keeps when they are busy. An address that fails keeps its last answer; after
 * an hour its person offers no times and gets one email for the whole outage. `network` is where addresses may lead.
 */
export async function readCalendars(payload: Payload, network?: Network): Promise<void> {
  const atATime = pLimit(AT_A_TIME)
  const calendars = await findCalendars(payload)
  const read = (calendar: Calendar) => atATime(() => readCalendar(payload, calendar, network))
  // One that cannot be stored keeps no other from being read.
  const results = await Promise.allSettled(calendars.map(read))
  for (const result of results)
    if (result.status === 'rejected')
      log.error({ err: result.reason as unknown }, 'a calendar could not be read')
}

function findCalendars(payload: Payload): Promise<Calendar[]> {
  return autocommitDatabase(payload)
    .select({
      id: availabilities.id,
      user: availabilities.user,
      email: users.email,
      language: users.language,
      zone: availabilities.timeZone,
      address: sql<string>`${availabilities.calendarAddress}`,
      failedAt: isoTime(availabilities.calendarState_failedAt),
    })
    .from(availabilities)
    .innerJoin(users, eq(users.id, availabilities.user))
    .where(
      and(
        isStaffAccount,
        isActive,
        isNotNull(availabilities.calendarAddress),
        ne(availabilities.calendarAddress, ''),
      ),
    )
}

async function readCalendar(
  payload: Payload,
  calendar: Calendar,
  network: Network | undefined,
): Promise<void> {
  const read = await busyTimesAt(calendar, network)
  if (read.times) await store(payload, calendar, read.times)
  else await fail(payload, calendar, read.problem ?? 'malformed')
}

async function busyTimesAt(
  { address, zone }: Calendar,
  network: Network | undefined,
): Promise<{ times?: BusyTime[]; problem?: CalendarProblem }> {
  const now = Date.now()
  try {
    const text = await fetchPublic(address, limits, network)
    return await readBusyTimes(text, { from: now - DAY_MS, to: now + WINDOW_MS, zone })
  } catch (error) {
    if (error instanceof FetchError) return { problem: error.problem }
    throw error
  }
}

/** The person may have entered another address meanwhile, which this is not about. */
const isStill = ({ id, address }: Calendar) =>
  and(eq(availabilities.id, id), eq(availabilities.calendarAddress, address))

async function store(payload: Payload, calendar: Calendar, times: BusyTime[]): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { user } = calendar
  const spans = times.map(({ from, to }): [number, number] => [from, to])
  const isChanged = await inTransaction(req, async () => {
    const db = await databaseOf(req)
    const [row] = await db
      .update(availabilities)
      .set({ calendarState_readAt: sql`now()`, calendarState_failedAt: null, calendarState_error: null })
      .where(isStill(calendar))
      .returning({ id: availabilities.id })
    if (!row) return false
    const changed = await db
      .insert(busyTimes)
      .values({ person: user, spans })
      .onConflictDoUpdate({
        target: busyTimes.person,
        set: { spans: sql`excluded.spans` },
        setWhere: sql`${busyTimes.spans} <> excluded.spans`,
      })
      .returning({ person: busyTimes.person })
    return changed.length > 0
  })
  if (isChanged || calendar.failedAt) await announceNow(payload, 'users', user)
}

async function fail(payload: Payload, calendar: Calendar, problem: CalendarProblem): Promise<void> {
  const { id, user, email: recipient, language } = calendar
  const db = autocommitDatabase(payload)
  const [state] = await db
    .update(availabilities)
    .set({
      calendarState_failedAt: sql`coalesce(${availabilities.calendarState_failedAt}, now())`,
      calendarState_error: problem,
    })
    .where(isStill(calendar))
    .returning({
      failedAt: isoTime(availabilities.calendarState_failedAt),
      isOver: sql<boolean>`coalesce(${availabilities.calendarState_readAt} < now() - ${KEPT_MS} * interval '1 millisecond', true)`,
    })
  if (!state) return
  if (!calendar.failedAt) await announceNow(payload, 'users', user)
  if (!state.isOver) return
  const data: CalendarFailedData = { problem }
  // The same for the whole outage: one email.
  const subjectId = `${id} ${state.failedAt ?? ''}`
  await queueEmailOnce(payload, { kind: 'call-calendar-failed', subjectId, recipient, language, data })
}
