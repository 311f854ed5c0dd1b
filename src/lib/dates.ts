import { dateFormat } from './intl-formats'

/** Formats times for readers. `zone` is an IANA name, `at` a UTC date. */

/** The time of day in a zone, such as '9:40 AM' or '9:40 a.m.'. */
export const localTime = (zone: string, language: string, at: Date): string =>
  dateFormat(language === 'es' ? 'es-MX' : 'en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(at)

/** The weekday and the time in the reader's own zone, such as 'Tuesday, 9:40 AM' or 'martes a las 9:40 a.m.'. */
export function weekdayAndTime(at: Date, language: string): string {
  const weekday = dateFormat(localeOf(language), { weekday: 'long' }).format(at)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const time = withNonBreakingSpaces(localTime(timeZone, language, at))
  if (language !== 'es') return `${weekday}, ${time}`
  return `${weekday} a ${/^1:/u.test(time) ? 'la' : 'las'} ${time}`
}

/** The UTC offset of a zone at that time, such as 'UTC-5'. */
export function utcOffset(zone: string, at: Date): string {
  const parts = dateFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name.replace('GMT', 'UTC')
}

/** A moment of the week: `weekday` is 0 on Sunday, `minutes` counts from midnight. */
export type WeekMinute = { weekday: number; minutes: number }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Returns the weekday and the minutes since midnight in a zone. */
export function weekMinute(zone: string, at: Date): WeekMinute {
  const parts = dateFormat('en', {
    timeZone: zone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const value = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    weekday: weekdays.indexOf(value('weekday')),
    minutes: Number(value('hour')) * 60 + Number(value('minute')),
  }
}

/** The calendar day in a zone some days after a time, as `YYYY-MM-DD`. */
export const calendarDay = (zone: string, at: Date, daysLater = 0): string =>
  new Date((dayOf(at, zone) + daysLater) * 86_400_000).toISOString().slice(0, 10)

/** A full hour, such as '9 AM' or '9:00 a.m.'. */
export const fullHour = (hour: number, language: string): string =>
  dateFormat(language === 'es' ? 'es-MX' : 'en-US', {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: language === 'es' ? '2-digit' : undefined,
    hour12: true,
  }).format(Date.UTC(2026, 0, 1, hour))

/** The name of a weekday, such as 'Monday' or 'lunes'. 0 is Sunday. */
export const weekdayName = (weekday: number, language: string): string =>
  // January 4, 2026 was a Sunday.
  dateFormat(language, { timeZone: 'UTC', weekday: 'long' }).format(Date.UTC(2026, 0, 4 + weekday))

/** A duration in minutes, such as '10 hr 13 min', '2 hr' or '5 min', in Spanish with 'h'. */
export function shortDuration(minutes: number, language: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours} ${language === 'es' ? 'h' : 'hr'}`, rest && `${rest} min`]
    .filter(Boolean)
    .join(' ')
}

/** A date in the long format of the language, such as 'November 12, 2026' or '12 de noviembre de 2026'. */
export const longDate = (at: Date, language: string, zone: string): string =>
  dateFormat(language === 'es' ? 'es-MX' : 'en-US', {
    dateStyle: 'long',
    timeZone: zone,
  }).format(at)

/** Keeps a date or an amount on one line. */
export const withNonBreakingSpaces = (text: string): string => text.replace(/\s/gu, '\u00a0')

const localeOf = (language: string) => (language === 'es' ? 'es-MX' : 'en-US')

/** The calendar day in a zone as a whole number of days since 1970, for comparisons. */
const dayOf = (at: Date, timeZone: string): number => {
  const parts = dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
  return Date.parse(`${parts}T00:00:00Z`) / 86_400_000
}

/** 'today' or 'yesterday' in the language; undefined for any other day. */
function recentDay(at: Date, language: string, zone: string, now: Date): string | undefined {
  const ago = dayOf(now, zone) - dayOf(at, zone)
  if (ago !== 0 && ago !== 1) return undefined
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-ago, 'day')
}

/** A date and time, such as 'today, 10:20 AM' or 'Monday, March 16, 8:05 AM'; the year is added unless it is this one. */
export function dateAndTime(at: Date, language: string, zone: string, now: Date): string {
  const time = withNonBreakingSpaces(localTime(zone, language, at))
  const recent = recentDay(at, language, zone, now)
  if (recent) return `${recent}, ${time}`
  const year = (date: Date) => dateFormat('en', { timeZone: zone, year: 'numeric' }).format(date)
  const day = dateFormat(localeOf(language), {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(year(at) === year(now) ? {} : { year: 'numeric' }),
  }).format(at)
  return `${day}, ${time}`
}

/** The short form for lists: date and time for today and yesterday, else the date alone. */
export function recentOrDate(at: Date, language: string, zone: string, now: Date): string {
  const recent = recentDay(at, language, zone, now)
  return recent
    ? `${recent}, ${withNonBreakingSpaces(localTime(zone, language, at))}`
    : longDate(at, language, zone)
}

/** A date where there is little room, such as 'Mar 13' or '13 mar', on one line; with its year unless it is this one. */
export function shortDate(at: Date, language: string, zone: string, now: Date): string {
  const year = (date: Date) => dateFormat('en', { timeZone: zone, year: 'numeric' }).format(date)
  const format = dateFormat(localeOf(language), {
    month: 'short',
    day: 'numeric',
    timeZone: zone,
    ...(year(at) === year(now) ? {} : { year: 'numeric' }),
  })
  return withNonBreakingSpaces(format.format(at))
}

/** A date with the time to the second, such as 'March 17, 2026 at 10:51:08 AM', for evidence. */
export const exactTime = (at: Date, language: string, zone: string): string =>
  dateFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: zone,
  }).format(at)

/** A date with its time, such as 'March 17, 2026 at 10:51 AM' or '17 de marzo de 2026 a las 10:51 a.m.'. */
export const longDateTime = (at: Date, language: string, zone: string): string =>
  dateFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
    .format(at)
    // One o'clock is singular in Spanish.
    .replace(/ a las (?=1:)/u, ' a la ')
    // The time stays on one line.
    .replace(/(?<=\d)\s(?=[ap])/iu, '\u00a0')

/** The same in short and without the year, for times that are near: 'Mar 17, 10:51 AM' or '17 mar, 10:51 a.m.'. */
export const shortDateTime = (at: Date, language: string, zone: string): string =>
  withNonBreakingSpaces(
    dateFormat(localeOf(language), {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
    }).format(at),
  )

/** Returns a time as a date and time input shows it, in the browser's zone: '2026-11-24T09:00'. */
export function localMinute(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** A duration in its two largest units: minutes below an hour, days from two on. */
export type Duration =
  | { unit: 'minutes'; minutes: number }
  | { unit: 'hours'; hours: number }
  | { unit: 'hoursAndMinutes'; hours: number; minutes: number }
  | { unit: 'days'; days: number }

export function durationOf(minutes: number): Duration {
  if (minutes < 60) return { unit: 'minutes', minutes }
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return { unit: 'days', days: Math.floor(hours / 24) }
  return hours < 24 && minutes % 60 > 0
    ? { unit: 'hoursAndMinutes', hours, minutes: minutes % 60 }
    : { unit: 'hours', hours }
}
