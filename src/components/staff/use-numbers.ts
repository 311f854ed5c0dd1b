'use client'

import { useLocale } from 'next-intl'

import { withNonBreakingSpaces } from '@/lib/dates'

/** Returns functions for numbers such as '1,234', and for shares from 0 to 1 such as '96%'. */
export function useNumbers() {
  const locale = useLocale() === 'es' ? 'es-MX' : 'en-US'
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return {
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    percent: (share: number) => withNonBreakingSpaces(percent.format(share)),
  }
}
