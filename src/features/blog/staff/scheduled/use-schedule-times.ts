'use client'

import { useLocale, useTimeZone } from 'next-intl'

import { shortDateTime, longDateTime } from '@/lib/dates'

/** Returns how a time to come is shown in the reader's language and zone: in a sentence, and in a chip. */
export function useScheduleTimes(): { long: (at: string) => string; short: (at: string) => string } {
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  return {
    long: (at) => longDateTime(new Date(at), language, zone),
    short: (at) => shortDateTime(new Date(at), language, zone),
  }
}
