import { dateAndTime, longDate, recentOrDate, withNonBreakingSpaces } from '@/lib/dates'

/** A time in a board: 'Today, 9:40 AM' or 'Yesterday, 6:20 PM', else a short date such as 'Nov 12, 2026'. */
export function listTime(at: Date, language: string, zone: string, now: Date): string {
  const text = recentOrDate(at, language, zone, now)
  if (text !== longDate(at, language, zone)) return capitalized(text, language)
  const locale = language === 'es' ? 'es-MX' : 'en-US'
  const short = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }).format(at)
  return withNonBreakingSpaces(short)
}

/** A time at the start of a line, such as 'Yesterday, 6:20 PM' or 'Monday, March 16, 8:05 AM'. */
export const fullTime = (at: Date, language: string, zone: string, now: Date): string =>
  capitalized(dateAndTime(at, language, zone, now), language)

const capitalized = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
