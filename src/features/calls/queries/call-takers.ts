import { and, eq, gt, inArray, isNull, lt, ne, or, type SQLWrapper } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { holidaysFrom } from '@/features/settings/holiday-rules'
import { siteSettings, type Settings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { busyTimes } from '@/lib/server/db/own-tables'
import { autocommitDatabase, databaseOf, personName, sql, type Database } from '@/lib/server/db/sql'
import { DAY_MS } from '@/lib/zoned-time'
import {
  availabilities,
  availabilities_days_off,
  availabilities_hours,
  availabilities_languages,
  calls,
  users,
} from '@/payload-tables'
import { freeTimes, type CallTaker, type FreeTime } from '../free-times-rules'
import { availabilityBounds, callStatuses } from '../rules'

/** A person who takes calls, with what visitors and emails see of them. */
export type Taker = CallTaker & {
  name: string | null
  email: string
  language: Language
  videoUrl: string | null
}

/** A calendar that could not be read for this long offers no times. */
const CALENDAR_HOURS = 1
/** The calls of this week count, too. */
const DAYS_BEFORE = 8
const DAYS_AFTER = availabilityBounds.daysAhead[1] + 8

type Wanted = {
  /** Whose calls: those of everyone who speaks it. */
  language?: Language
  /** Only this person's. */
  person?: string
  /** A call that is to be moved: its time is free for it. */
  except?: string
}

/** Named one by one, as the index of calls needs them. */
const counted = callStatuses.filter((status) => status !== 'cancelled')

const ms = (column: SQLWrapper) => sql<number>`date_part('epoch', ${column}) * 1000`
const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()

/** A calendar that was not read for an hour says nothing about its person. */
const hasFreshCalendar = (now: Date) =>
  or(
    isNull(availabilities.calendarAddress),
    eq(availabilities.calendarAddress, ''),
    gt(availabilities.calendarState_readAt, daysFrom(now, -CALENDAR_HOURS / 24)),
  )

const findPeople = (db: Database, { language, person }: Wanted, now: Date) => {
  const { timeZone: zone, videoUrl, noticeHours, bufferMinutes, mostPerDay, daysAhead } = availabilities
  const settings = { zone, videoUrl, noticeHours, bufferMinutes, mostPerDay, daysAhead }
  const account = { id: users.id, name: personName(users), email: users.email, language: users.language }
  const speakers = db
    .select({ id: availabilities_languages.parent })
    .from(availabilities_languages)
    .where(language && eq(availabilities_languages.value, language))
  return db
    .select({ availability: availabilities.id, ...account, ...settings })
    .from(availabilities)
    .innerJoin(users, eq(users.id, availabilities.user))
    .where(
      and(
        availabilities.active,
        isStaffAccount,
        isActive,
        person ? eq(users.id, person) : undefined,
        language ? inArray(availabilities.id, speakers) : undefined,
        hasFreshCalendar(now),
      ),
    )
    .limit(200)
}

/**
 * What every visitor's request reads: five small statements, so that their rows are typed. One after the other, as a transaction
 * needs them, and of everyone: nearly all who have an availability take calls.
 */
async function readRows(db: Database, wanted: Wanted, now: Date) {
  const people = await findPeople(db, wanted, now)
  const { _parentID: parent, weekday, from, to } = availabilities_hours
  const hours = await db.select({ parent, weekday, from, to }).from(availabilities_hours)
  const { _parentID: ofParent, first, last } = availabilities_days_off
  const daysOff = await db.select({ parent: ofParent, first, last }).from(availabilities_days_off)
  const busy = await db.select().from(busyTimes)
  const booked = await db
    .select({ person: calls.person, from: ms(calls.startsAt), to: ms(calls.endsAt) })
    .from(calls)
    .where(
      and(
        inArray(calls.status, counted),
        gt(calls.startsAt, daysFrom(now, -DAYS_BEFORE)),
        lt(calls.startsAt, daysFrom(now, DAYS_AFTER)),
        wanted.except ? ne(calls.id, wanted.except) : undefined,
      ),
    )
  return {
    people,
    hours: Map.groupBy(hours, (row) => row.parent),
    daysOff: Map.groupBy(daysOff, (row) => row.parent),
    busy: new Map(busy.map(({ person, spans }) => [person, spans])),
    booked: Map.groupBy(booked, (row) => row.person),
  }
}

/** The country whose holidays a person has: that of the office in their zone, else of the one in the agency's. */
export const countryOf = (zone: string, { offices, zone: agencyZone }: Settings): string =>
  (offices.find((office) => office.zone === zone) ?? offices.find((office) => office.zone === agencyZone))
    ?.countryCode ?? ''

async function readTakers(
  db: Database,
  wanted: Wanted,
  now: Date,
  readSettings: Settings | Promise<Settings>,
): Promise<Taker[]> {
  const [{ people, hours, daysOff, busy, booked }, settings] = await Promise.all([
    readRows(db, wanted, now),
    readSettings,
  ])
  const holidays = new Map<string, string[]>()
  const holidaysIn = (country: string) => {
    const known = holidays.get(country) ?? holidaysFrom(country, now, DAYS_AFTER)
    holidays.set(country, known)
    return known
  }
  return people.map(({ availability, ...person }) => ({
    ...person,
    hasVideo: Boolean(person.videoUrl),
    hours: hours.get(availability) ?? [],
    daysOff: daysOff.get(availability) ?? [],
    busy: busy.get(person.id) ?? [],
    calls: (booked.get(person.id) ?? []).map(({ from, to }) => [from, to]),
    holidays: holidaysIn(countryOf(person.zone, settings)),
  }))
}

export type FreeTimes = { people: Taker[]; times: FreeTime[] }

const timesOf = (people: Taker[], now: Date): FreeTimes => ({
  people,
  times: freeTimes(people, now.getTime()),
})

/** Returns the people who take calls and when someone of them is free. The number of statements does not depend on theirs. */
export const findFreeTimes = async (payload: Payload, wanted: Wanted, now = new Date()): Promise<FreeTimes> =>
  timesOf(
    await readTakers(autocommitDatabase(payload), wanted, now, siteSettings(wanted.language ?? 'en')),
    now,
  )

/** The same in the transaction of the request, which must not wait for another connection: it gets the settings. */
export const findFreeTimesIn = async (
  req: PayloadRequest,
  wanted: Wanted,
  now: Date,
  settings: Settings,
): Promise<FreeTimes> => timesOf(await readTakers(await databaseOf(req), wanted, now, settings), now)
