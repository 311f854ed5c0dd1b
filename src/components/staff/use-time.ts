'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'
import { createContext, useContext } from 'react'

import { agencyDay } from '@/lib/agency-day'
import { dateFormat } from '@/lib/intl-formats'
import { dateAndTime, durationOf, longDate, recentOrDate, withNonBreakingSpaces } from '@/lib/dates'

/** A time in a board: 'Today, 9:40 AM' or 'Yesterday, 6:20 PM', else a short date such as 'Nov 12, 2026'. */
export function listTime(at: Date, language: string, zone: string, now: Date): string {
  const text = recentOrDate(at, language, zone, now)
  if (text !== longDate(at, language, zone)) return capitalized(text, language)
  const locale = language === 'es' ? 'es-MX' : 'en-US'
  const short = dateFormat(locale, { dateStyle: 'medium', timeZone: zone }).format(at)
  return withNonBreakingSpaces(short)
}

/** A time at the start of a line, such as 'Yesterday, 6:20 PM' or 'Monday, March 16, 8:05 AM'. */
export const fullTime = (at: Date, language: string, zone: string, now: Date): string =>
  capitalized(dateAndTime(at, language, zone, now), language)

const capitalized = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

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

/** Returns a function that says a duration in minutes, such as '2 h 14 m', on one line. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('dashboard.durations')
  return (minutes) => {
    const { unit, ...values } = durationOf(minutes)
    return withNonBreakingSpaces(t(unit, values))
  }
}

/** Returns the words of a Monday such as '2026-02-09': 'Feb 9', 'February 9', and of several of them. */
export function useWeekDate() {
  const locale = useLocale() === 'es' ? 'es-MX' : 'en-US'
  const formatter = (month: 'short' | 'long') => {
    const format = dateFormat(locale, { timeZone: 'UTC', month, day: 'numeric' })
    return (monday: string) => withNonBreakingSpaces(format.format(new Date(`${monday}T00:00:00Z`)))
  }
  return {
    short: formatter('short'),
    long: formatter('long'),
    list: (dates: string[]) => new Intl.ListFormat(locale).format(dates),
  }
}

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
