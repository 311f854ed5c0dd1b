import { and, eq, gt, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Payload, PayloadRequest } from 'payload'

import { holidaysFrom } from '@/features/settings/holiday-rules'
import { siteSettings, type Settings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { busyTimes } from '@/lib/server/db/own-tables'
import {
  autocommitDatabase,
  databaseOf,
  personName,
  preparedSelect,
  sql,
  type Database,
} from '@/lib/server/db/sql'
import { DAY_MS } from '@/lib/zoned-time'
import {
  availabilities,
  availabilities_days_off,
  availabilities_hours,
  availabilities_languages,
  calls,
  users,
} from '@/payload-tables'
import { freeTimes, type CallTaker, type FreeTime, type Span } from '../free-times-rules'
import { availabilityBounds, callStatuses, type DaysOff, type WeeklyHours } from '../rules'

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

const ms = (column: PgColumn) => sql`date_part('epoch', ${column}) * 1000`
const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()

/**
 * Rows as a list in the row that they belong to, which Drizzle's types lack. Drizzle does not qualify names of its own making, so
 * each list has its own.
 */
const listsOf = <T>(
  db: Database,
  name: string,
  { table, of, item, where }: { table: PgTable; of: PgColumn; item: SQL; where?: SQL },
) =>
  db
    .select({
      of: sql<string>`${of}`.as(`${name}_of`),
      list: sql<T[] | null>`json_agg(${item})`.as(`${name}_list`),
    })
    .from(table)
    .where(where)
    .groupBy(of)
    .as(name)

const value = (name: keyof Wanted | 'since' | 'until' | 'readSince') => sql.placeholder(name)
const isMissing = (name: keyof Wanted) => sql`${value(name)}::text is null`

/**
 * What every visitor's request reads, as one statement, whatever the number of people. Prepared, because to plan it takes
 * longer than to run it (docs/performance.md).
 */
const selectPeople = preparedSelect('call-takers', (db) => {
  const { timeZone: zone, videoUrl, noticeHours, bufferMinutes, mostPerDay, daysAhead } = availabilities
  const settings = { zone, videoUrl, noticeHours, bufferMinutes, mostPerDay, daysAhead }
  const account = { id: users.id, name: personName(users), email: users.email, language: users.language }
  const speakers = db
    .select({ id: availabilities_languages.parent })
    .from(availabilities_languages)
    .where(eq(availabilities_languages.value, value('language')))
  const { weekday, from, to } = availabilities_hours
  const hours = listsOf<WeeklyHours>(db, 'hours', {
    table: availabilities_hours,
    of: availabilities_hours._parentID,
    item: sql`json_build_object('weekday', ${weekday}, 'from', ${from}, 'to', ${to})`,
  })
  const { first, last } = availabilities_days_off
  const daysOff = listsOf<DaysOff>(db, 'days_off', {
    table: availabilities_days_off,
    of: availabilities_days_off._parentID,
    item: sql`json_build_object('first', ${first}, 'last', ${last})`,
  })
  const booked = listsOf<Span>(db, 'booked', {
    table: calls,
    of: calls.person,
    item: sql`json_build_array(${ms(calls.startsAt)}, ${ms(calls.endsAt)})`,
    where: and(
      inArray(calls.status, counted),
      gt(calls.startsAt, value('since')),
      lt(calls.startsAt, value('until')),
      or(isMissing('except'), ne(calls.id, value('except'))),
    ),
  })
  return db
    .select({
      ...account,
      ...settings,
      hours: hours.list,
      daysOff: daysOff.list,
      busy: busyTimes.spans,
      calls: booked.list,
    })
    .from(availabilities)
    .innerJoin(users, eq(users.id, availabilities.user))
    .leftJoin(hours, eq(hours.of, availabilities.id))
    .leftJoin(daysOff, eq(daysOff.of, availabilities.id))
    .leftJoin(busyTimes, eq(busyTimes.person, users.id))
    .leftJoin(booked, eq(booked.of, users.id))
    .where(
      and(
        availabilities.active,
        isStaffAccount,
        isActive,
        or(isMissing('person'), eq(users.id, value('person'))),
        or(isMissing('language'), inArray(availabilities.id, speakers)),
        // A calendar that was not read for long says nothing about its person.
        or(
          isNull(availabilities.calendarAddress),
          eq(availabilities.calendarAddress, ''),
          gt(availabilities.calendarState_readAt, value('readSince')),
        ),
      ),
    )
    .limit(200)
})

const findPeople = (db: Database, { language, person, except }: Wanted, now: Date) =>
  selectPeople(db).execute({
    language: language ?? null,
    person: person ?? null,
    except: except ?? null,
    since: daysFrom(now, -DAYS_BEFORE),
    until: daysFrom(now, DAYS_AFTER),
    readSince: daysFrom(now, -CALENDAR_HOURS / 24),
  })

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
  const [people, settings] = await Promise.all([findPeople(db, wanted, now), readSettings])
  const holidays = new Map<string, string[]>()
  const holidaysIn = (country: string) => {
    const known = holidays.get(country) ?? holidaysFrom(country, now, DAYS_AFTER)
    holidays.set(country, known)
    return known
  }
  return people.map((person) => ({
    ...person,
    hasVideo: Boolean(person.videoUrl),
    hours: person.hours ?? [],
    daysOff: person.daysOff ?? [],
    busy: person.busy ?? [],
    calls: person.calls ?? [],
    holidays: holidaysIn(countryOf(person.zone, settings)),
  }))
}

export type FreeTimes = { people: Taker[]; times: FreeTime[] }

const timesOf = (people: Taker[], now: Date): FreeTimes => ({
  people,
  times: freeTimes(people, now.getTime()),
})

/** Returns the people who take calls and when someone of them is free. */
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
