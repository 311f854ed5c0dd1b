'use client'

import { useLocale } from 'next-intl'
import { useSyncExternalStore } from 'react'

import { longDate, momentOf, recentOrDate } from '@/lib/dates'

type Props = {
  /** The moment, as JSON has it. */
  at: string
  /** When the page was made: what 'today' means on it. */
  now: string
  /** The zone in which it is written until the reader's own is known. */
  zone: string
  /** `full` for what was said, `recent` for lists, `day` for a date alone. */
  form?: 'full' | 'recent' | 'day'
}

const never = () => () => undefined
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment in the reader's own zone and language. */
export function Moment({ at, now, zone: given, form = 'full' }: Props) {
  const language = useLocale()
  const zone = useSyncExternalStore(never, ownZone, () => given)
  const date = new Date(at)
  const words = {
    full: () => momentOf(date, language, zone, new Date(now)),
    recent: () => recentOrDate(date, language, zone, new Date(now)),
    day: () => longDate(date, language, zone),
  }[form]()
  // The server's words for the same moment may differ in a space.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {words}
    </time>
  )
}
