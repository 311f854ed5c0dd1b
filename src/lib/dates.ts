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
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
