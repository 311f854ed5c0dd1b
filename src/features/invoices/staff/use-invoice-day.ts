'use client'

import { useLocale } from 'next-intl'

import { longDate, withNonBreakingSpaces } from '@/lib/dates'
import { storedDay } from '../rules'

/** Returns a function that formats a day such as '2026-03-01': 'March 1, 2026'. */
export function useInvoiceDay(): (day: string) => string {
  const language = useLocale()
  return (day) => withNonBreakingSpaces(longDate(new Date(storedDay(day)), language, 'UTC'))
}
