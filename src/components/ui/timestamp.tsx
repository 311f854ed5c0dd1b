'use client'

import { useLocale } from 'next-intl'
import { useSyncExternalStore } from 'react'

import { dateAndTime, longDate, longDateTime, recentOrDate } from '@/lib/dates'

type Props = {
  /** An ISO date and time. */
  at: string
  /** When the page was rendered, as an ISO date and time; decides what 'today' is. */
  now: string
  /** The time zone for the server and the first render; the browser's own follows. */
  zone: string
  /** `full` for messages, `recent` for lists, `day` for a date alone. */
  form?: 'full' | 'recent' | 'day'
  /** Whether it begins a line: 'Today' with a capital. */
  isCapital?: boolean
}

const subscribeToNothing = () => () => undefined
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A date and time in the reader's time zone and language. On paper, where 'today' says nothing later, it is a full date. */
export function Timestamp({ at, now, zone: given, form = 'full', isCapital = false }: Props) {
  const language = useLocale()
  const zone = useSyncExternalStore(subscribeToNothing, browserZone, () => given)
  const date = new Date(at)
  const className = isCapital ? 'inline-block first-letter:uppercase' : undefined
  const day = longDate(date, language, zone)
  const words = {
    full: () => dateAndTime(date, language, zone, new Date(now)),
    recent: () => recentOrDate(date, language, zone, new Date(now)),
    day: () => day,
  }[form]()
  // Node and the browser can format the same time with different spaces.
  if (words === day)
    return (
      <time dateTime={at} className={className} suppressHydrationWarning>
        {words}
      </time>
    )
  return (
    <time
      dateTime={at}
      className={className}
      data-on-paper={longDateTime(date, language, zone)}
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>{words}</span>
    </time>
  )
}
