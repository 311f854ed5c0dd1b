import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { holidaysFrom } from '@/features/settings/holiday-rules'
import { siteSettings, type Settings } from '@/features/settings/queries'
import { languages, type Language } from '@/i18n/languages'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { busyTimes } from '@/lib/server/db/own-tables'
import { autocommitDatabase, databaseOf, personName, sql, type Database } from '@/lib/server/db/sql'
import {
  availabilities,
  availabilities_days_off,
  availabilities_hours,
  availabilities_languages,
  calls,
  users,
} from '@/payload-tables'
import { freeTimes, type CallTaker, type FreeTime } from '../free-times-rules'
import { availabilityBounds } from '../rules'

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

const spans = z.array(z.tuple([z.number(), z.number()]))
const row = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  language: z.enum(languages),
  zone: z.string(),
  videoUrl: z.string().nullable(),
  noticeHours: z.coerce.number(),
  bufferMinutes: z.coerce.number(),
  mostPerDay: z.coerce.number(),
  daysAhead: z.coerce.number(),
  hours: z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() })),
  daysOff: z.array(z.object({ first: z.string(), last: z.string() })),
  busy: spans,
  calls: spans,
})

type Wanted = {
  /** Whose calls: those of everyone who speaks it. */
  language?: Language
  /** Only this person's. */
  person?: string
  /** A call that is to be moved: its time is free for it. */
  except?: string
}

const ms = (column: unknown) => sql`(date_part('epoch', ${column}) * 1000)::bigint`

/** What every visitor's request reads, as one raw statement: Drizzle has no lists of rows within a row. */
const statement = ({ language, person, except }: Wanted, now: Date) => sql`
  select ${users.id} as id, ${personName(users)} as name, ${users.email} as email, ${users.language} as language,
    ${availabilities.timeZone} as zone, ${availabilities.videoUrl} as "videoUrl",
    ${availabilities.noticeHours} as "noticeHours", ${availabilities.bufferMinutes} as "bufferMinutes",
    ${availabilities.mostPerDay} as "mostPerDay", ${availabilities.daysAhead} as "daysAhead",
    coalesce((select json_agg(json_build_object('weekday', h.weekday, 'from', h."from", 'to', h."to"))
      from ${availabilities_hours} h where h._parent_id = ${availabilities.id}), '[]') as hours,
    coalesce((select json_agg(json_build_object('first', d.first, 'last', d.last))
      from ${availabilities_days_off} d where d._parent_id = ${availabilities.id}), '[]') as "daysOff",
    coalesce(${busyTimes.spans}, '[]') as busy,
    coalesce((select json_agg(json_build_array(${ms(calls.startsAt)}, ${ms(calls.endsAt)}))
      from ${calls} where ${calls.person} = ${users.id} and ${calls.status} <> 'cancelled'
        and ${calls.endsAt} > ${now.toISOString()}::timestamptz - ${DAYS_BEFORE} * interval '1 day'
        and ${calls.startsAt} < ${now.toISOString()}::timestamptz + ${DAYS_AFTER} * interval '1 day'
        and ${calls.id} is distinct from ${except ?? null}::uuid), '[]') as calls
  from ${availabilities} join ${users} on ${users.id} = ${availabilities.user}
    left join ${busyTimes} on ${busyTimes.person} = ${users.id}
  where ${availabilities.active} and ${isStaffAccount} and ${isActive}
    and (${person ?? null}::uuid is null or ${users.id} = ${person ?? null}::uuid)
    and (${language ?? null}::text is null or exists (select from ${availabilities_languages} l
      where l.parent_id = ${availabilities.id} and l.value::text = ${language ?? null}))
    and (coalesce(${availabilities.calendarAddress}, '') = ''
      or ${availabilities.calendarState_readAt} > ${now.toISOString()}::timestamptz - ${CALENDAR_HOURS} * interval '1 hour')
  limit 200`

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
  const [{ rows }, settings] = await Promise.all([db.execute(statement(wanted, now)), readSettings])
  const holidays = new Map<string, string[]>()
  const holidaysIn = (country: string) => {
    const known = holidays.get(country) ?? holidaysFrom(country, now, DAYS_AFTER)
    holidays.set(country, known)
    return known
  }
  return rows.map((one) => {
    const { videoUrl, ...person } = row.parse(one)
    const hasVideo = Boolean(videoUrl)
    return { ...person, videoUrl, hasVideo, holidays: holidaysIn(countryOf(person.zone, settings)) }
  })
}

export type FreeTimes = { people: Taker[]; times: FreeTime[] }

const timesOf = (people: Taker[], now: Date): FreeTimes => ({
  people,
  times: freeTimes(people, now.getTime()),
})

/** Returns the people who take calls and when someone of them is free: one statement, whatever their number. */
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
