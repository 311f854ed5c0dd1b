'use client'

import { useLocale, useNow, useTimeZone } from 'next-intl'

import { listTime } from './list-time'
import { recentOrDate } from '@/lib/dates'

/**
 * Returns a function that says when something happened, in the language and zone of the reader: 'Today, 9:40 AM', or 'today,
 * 9:40 AM' within a sentence, else a short date.
 */
export function useTime(): (at: string, place?: 'sentence') => string {
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  return (at, place) => {
    const text = listTime(new Date(at), language, zone, now)
    const lower = recentOrDate(new Date(at), language, zone, now)
    return place && lower.toLowerCase() === text.toLowerCase() ? lower : text
  }
}
