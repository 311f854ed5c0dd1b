import type { AvailabilityPage } from '../../queries/availability'
import { availabilityDefaults, type WeeklyHours } from '../../rules'

/** The values of the form of an availability. Fields of forms are texts; lists are JSON in them. */

const names = [
  'active',
  'languages',
  'hours',
  'time_zone',
  'days_off',
  'notice_hours',
  'buffer_minutes',
  'most_per_day',
  'days_ahead',
  'video_url',
  'calendar_address',
] as const
export type FieldName = (typeof names)[number]
export type FormValues = Record<FieldName, string>

export type DayOff = { first: string; last: string; note: string }

/** Monday to Friday from nine to noon and from two to five, for someone who has saved nothing. */
const usualHours: WeeklyHours[] = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from: 9 * 60, to: 12 * 60 },
  { weekday, from: 14 * 60, to: 17 * 60 },
])

/** Returns what the form starts from. `zone` is where the reader is, if an office is there, else the agency's. */
export function valuesOf({ saved }: Pick<AvailabilityPage, 'saved'>, zone: string): FormValues {
  const from = saved ?? {
    active: true,
    languages: ['en', 'es'],
    hours: usualHours,
    timeZone: zone,
    daysOff: [],
    videoUrl: '',
    calendarAddress: '',
    ...availabilityDefaults,
  }
  return {
    active: from.active ? 'yes' : '',
    languages: from.languages.join(),
    hours: JSON.stringify(from.hours),
    time_zone: from.timeZone,
    days_off: JSON.stringify(from.daysOff),
    notice_hours: String(from.noticeHours),
    buffer_minutes: String(from.bufferMinutes),
    most_per_day: String(from.mostPerDay),
    days_ahead: String(from.daysAhead),
    video_url: from.videoUrl,
    calendar_address: from.calendarAddress,
  }
}

/** Returns the list in a field; empty when a kept draft is damaged. */
function listIn<Row>(text: string): Row[] {
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows) ? (rows as Row[]) : []
  } catch {
    return []
  }
}

export const hoursIn = (values: FormValues): WeeklyHours[] => listIn<WeeklyHours>(values.hours)
export const daysOffIn = (values: FormValues): DayOff[] => listIn<DayOff>(values.days_off)
export const languagesIn = (values: FormValues) =>
  (['en', 'es'] as const).filter((language) => values.languages.split(',').includes(language))

/** Returns the body of the verb. */
export const inputOf = (user: string, values: FormValues, expected: string | null) => ({
  user,
  active: values.active === 'yes',
  languages: languagesIn(values),
  hours: hoursIn(values),
  time_zone: values.time_zone,
  days_off: daysOffIn(values),
  notice_hours: Number(values.notice_hours),
  buffer_minutes: Number(values.buffer_minutes),
  most_per_day: Number(values.most_per_day),
  days_ahead: Number(values.days_ahead),
  video_url: values.video_url,
  calendar_address: values.calendar_address,
  expected,
})

/** A minute of the day as an input of a time shows it: '09:00'. The end of the day is its beginning there. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Returns the minute of such a text; undefined for a cleared input. Midnight at the end of hours is the end of the day. */
export function minuteOf(clock: string, isEnd: boolean): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? []
  if (hours === undefined) return undefined
  const minute = Number(hours) * 60 + Number(minutes)
  return isEnd && minute === 0 ? 24 * 60 : minute
}
