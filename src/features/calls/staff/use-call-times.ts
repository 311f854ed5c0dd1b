'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import { useDuration } from '@/components/staff/use-time'
import { dateAndTime, localTime, withNonBreakingSpaces } from '@/lib/dates'

const MINUTE_MS = 60_000

type Timed = { startsAt: string; endsAt: string }
type There = { startsAt: string; timeZone: string; place: string }

/** Returns the words for the times of a call, in the language and zone of the reader, which go on while they are shown. */
export function useCallTimes() {
  const t = useTranslations('callBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow({ updateInterval: MINUTE_MS / 2 })
  const duration = useDuration()
  const timeIn = (where: string, at: string) =>
    withNonBreakingSpaces(localTime(where, language, new Date(at)))
  return {
    now,
    zone,
    /** '11:00 AM' */
    time: (at: string) => timeIn(zone, at),
    /** 'today, 11:00 AM' */
    day: (at: string) => dateAndTime(new Date(at), language, zone, now),
    /** '11:00 AM for Ana, Mexico City' */
    forLead: ({ startsAt, timeZone, place }: There, name: string) =>
      t('forLead', { time: timeIn(timeZone, startsAt), name, city: place }),
    /** '10:00 AM, Mexico City' */
    there: ({ startsAt, timeZone, place }: There) => `${timeIn(timeZone, startsAt)}, ${place}`,
    /** 'in 18 min', 'now', or 'ended 2 h ago' */
    left: ({ startsAt, endsAt }: Timed) => {
      const minutes = (from: number, to: number) => duration(Math.max(0, Math.ceil((to - from) / MINUTE_MS)))
      const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
      if (now.getTime() < start) return t('in', { time: minutes(now.getTime(), start) })
      return now.getTime() < end ? t('now') : t('ended', { time: minutes(end, now.getTime()) })
    },
  }
}
