import { useLocale, useNow, useTimeZone } from 'next-intl'

const dayIn = (zone: string | undefined, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)

/**
 * Returns times as people of the language write them: `clock` alone, and `within` a sentence, with the day if it's not
 * today. In Spanish a sentence says 'las 10:47 a.m.', and 'la 1:05 p.m.'.
 */
export function useTimes(): {
  clock: (at: string | number) => string
  within: (at: string | number) => string
} {
  const language = useLocale()
  const zone = useTimeZone()
  const now = useNow()
  const format = (options: Intl.DateTimeFormatOptions, at: string | number) =>
    new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', { timeZone: zone, ...options }).format(
      new Date(at),
    )
  const clock = (at: string | number) => format({ hour: 'numeric', minute: '2-digit', hour12: true }, at)
  const within = (at: string | number) => {
    const date = new Date(at)
    const time = clock(at)
    const isToday = dayIn(zone, date) === dayIn(zone, now)
    const day = format({ month: 'long', day: 'numeric' }, at)
    if (language === 'en') return isToday ? time : `${time} on ${day}`
    const named = `${/^0?1:/.test(time) ? 'la' : 'las'} ${time}`
    return isToday ? named : `${named} del ${day}`
  }
  return { clock, within }
}
