'use client'

import { useLocale } from 'next-intl'
import { createContext, useContext } from 'react'

import { agencyDay } from '@/lib/agency-day'
import { withNonBreakingSpaces } from '@/lib/dates'

/** The agency's time zone. `useTimeZone` returns that of the reader. */
export const AgencyZone = createContext('UTC')

/**
 * Returns a function that formats a day of the agency as clients see it, too: 'March 1, 2026', 'Mar 1, 2026' or 'Mar 1'. It takes a day
 * such as '2026-03-01', or the ISO time of a moment of that day.
 */
export function useAgencyDay(form: 'long' | 'medium' | 'short' = 'long'): (at: string) => string {
  const zone = useContext(AgencyZone)
  const language = useLocale()
  return (at) => withNonBreakingSpaces(agencyDay(at, language, zone, form))
}
