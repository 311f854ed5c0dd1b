'use client'

import { useLocale } from 'next-intl'

import { withNonBreakingSpaces } from '@/lib/dates'
import { numberFormat } from '@/lib/intl-formats'

/** Returns functions for numbers such as '1,234', and for shares from 0 to 1 such as '96%'. */
export function useNumbers() {
  const locale = useLocale() === 'es' ? 'es-MX' : 'en-US'
  const percent = numberFormat(locale, { style: 'percent' })
  return {
    number: (value: number) => numberFormat(locale, {}).format(value),
    percent: (share: number) => withNonBreakingSpaces(percent.format(share)),
  }
}
