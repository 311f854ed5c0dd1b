'use client'

import { useTranslations } from 'next-intl'

import { durationOf } from '@/lib/durations'
import { withNonBreakingSpaces } from '@/lib/dates'

/** Returns a function that says a duration in minutes, such as '2 h 14 m', on one line. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('dashboard.durations')
  return (minutes) => {
    const { unit, ...values } = durationOf(minutes)
    return withNonBreakingSpaces(t(unit, values))
  }
}
