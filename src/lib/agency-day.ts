import { dateFormat } from './intl-formats'

/**
 * Days of the agency, such as due dates and the last day of an offer: the same for every reader, in whatever time zone. Pure:
 * also runs in browsers. A day is written '2026-03-01'; `zone` is an IANA name.
 */

const DAY_MS = 86_400_000

/** Whether this is a day of the calendar, such as '2026-03-01', of this century. */
export function isDay(value: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Returns how a day is stored: as noon in UTC, like a day that is picked in the admin. */
export const storedDay = (day: string): string => `${day}T12:00:00.000Z`

/** Returns the day that `storedDay` stored. */
export const dayOf = (stored: string): string => new Date(stored).toISOString().slice(0, 10)

/** Returns the day in a zone in which a moment lies. */
export const dayIn = (zone: string, at: Date): string =>
  dateFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)

/** Returns a moment of a day in a zone. */
export const momentOf = (day: string, zone: string): string =>
  // Noon in UTC is the next day in zones that are 12 hours ahead or more.
  dayIn(zone, new Date(storedDay(day))) === day ? storedDay(day) : `${day}T00:00:00.000Z`

/** Returns the day that is `count` days after another. */
export const addDays = (day: string, count: number): string =>
  dayOf(new Date(Date.parse(storedDay(day)) + count * DAY_MS).toISOString())

const forms = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  short: { month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Form = keyof typeof forms

/** A day in the language of the reader: 'March 1, 2026', 'Mar 1, 2026' or 'Mar 1'. */
export const dayText = (day: string, language: string, form: Form = 'long'): string =>
  dateFormat(language === 'es' ? 'es-MX' : 'en-US', { ...forms[form], timeZone: 'UTC' }).format(
    new Date(storedDay(day)),
  )

/** The same for a day, or for the day of the agency's `zone` in which a moment lies. */
export const agencyDay = (at: string | Date, language: string, zone: string, form?: Form): string =>
  dayText(typeof at === 'string' && isDay(at) ? at : dayIn(zone, new Date(at)), language, form)
