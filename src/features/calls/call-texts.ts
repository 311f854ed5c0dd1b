import { dateFormat } from '@/lib/intl-formats'
import { localTime, withNonBreakingSpaces } from '@/lib/dates'

/** Days, times and places of calls as people read them. Pure: also runs in browsers. `zone` is an IANA name. */

const localeOf = (language: string) => (language === 'es' ? 'es-MX' : 'en-US')

/** A day without its year, such as 'Tuesday, December 1' or 'martes 1 de diciembre'. */
export const callDay = (at: Date, language: string, zone: string): string => {
  const options = { timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' } as const
  const text = dateFormat(localeOf(language), options).format(at)
  return language === 'es' ? text.replace(',', '') : text
}

/** A time on one line, such as '10:00 AM' or '10:00 a.m.'. */
export const callTime = (at: Date, language: string, zone: string): string =>
  withNonBreakingSpaces(localTime(zone, language, at))

export const callWeekday = (at: Date, language: string, zone: string): string =>
  dateFormat(localeOf(language), { timeZone: zone, weekday: 'long' }).format(at)

/** The place of a zone, such as 'Mexico City' for America/Mexico_City; `names` has those that the site names itself. */
export const zonePlace = (zone: string, names: Readonly<Record<string, string>> = {}): string =>
  names[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
