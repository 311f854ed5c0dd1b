/** Times as people read them. Zones are IANA names; `at` is the moment. Pure. */

/** The clock of a zone in the reader's language, such as '9:40 AM' or '9:40 a.m.'. */
export const localTime = (zone: string, language: string, at: Date): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(at)

/** The offset of a zone, such as 'UTC-5', as it is at that moment. */
export function utcOffset(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    at,
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name.replace('GMT', 'UTC')
}

/** How far the day has gone in a zone, from 0 at six in the morning to 1 at six in the evening; undefined by night. */
export function dayProgress(zone: string, at: Date): number | undefined {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const progress = (value('hour') + value('minute') / 60 - 6) / 12
  return progress >= 0 && progress <= 1 ? progress : undefined
}

/** A day in the language's long format, such as 'November 12, 2026' or '12 de noviembre de 2026', as it is in that zone. */
export const longDate = (at: Date, language: string, zone: string): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
    dateStyle: 'long',
    timeZone: zone,
  }).format(at)

/** A date or an amount as it stands in a line of words: never broken there. */
export const unbroken = (text: string): string => text.replace(/\s/gu, '\u00a0')

const formats = (language: string) => (language === 'es' ? 'es-MX' : 'en-US')

/** The days of a zone as whole numbers, to be compared. */
const dayOf = (at: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
  return Date.parse(`${parts}T00:00:00Z`) / 86_400_000
}

/** 'today' or 'yesterday', in the language; undefined for any other day. */
function recentDay(at: Date, language: string, zone: string, now: Date): string | undefined {
  const ago = dayOf(now, zone) - dayOf(at, zone)
  if (ago !== 0 && ago !== 1) return undefined
  return new Intl.RelativeTimeFormat(formats(language), { numeric: 'auto' }).format(-ago, 'day')
}

/** When something was said: 'today, 10:20 AM', 'Monday, March 16, 8:05 AM', with the year when it is another one. */
export function momentOf(at: Date, language: string, zone: string, now: Date): string {
  const time = unbroken(localTime(zone, language, at))
  const recent = recentDay(at, language, zone, now)
  if (recent) return `${recent}, ${time}`
  const year = (date: Date) => new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }).format(date)
  const day = new Intl.DateTimeFormat(formats(language), {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(year(at) === year(now) ? {} : { year: 'numeric' }),
  }).format(at)
  return `${day}, ${time}`
}

/** The same for a list: a time for today and yesterday, else the day alone. */
export function recentOrDate(at: Date, language: string, zone: string, now: Date): string {
  const recent = recentDay(at, language, zone, now)
  return recent ? `${recent}, ${unbroken(localTime(zone, language, at))}` : longDate(at, language, zone)
}
