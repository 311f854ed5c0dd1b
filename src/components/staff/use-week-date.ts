'use client'

import { useLocale } from 'next-intl'

import { withNonBreakingSpaces } from '@/lib/dates'

/** Returns the words of a Monday such as '2026-02-09': 'Feb 9', 'February 9', and of several of them. */
export function useWeekDate() {
  const locale = useLocale() === 'es' ? 'es-MX' : 'en-US'
  const formatter = (month: 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month, day: 'numeric' })
    return (monday: string) => withNonBreakingSpaces(format.format(new Date(`${monday}T00:00:00Z`)))
  }
  return {
    short: formatter('short'),
    long: formatter('long'),
    list: (dates: string[]) => new Intl.ListFormat(locale).format(dates),
  }
}
