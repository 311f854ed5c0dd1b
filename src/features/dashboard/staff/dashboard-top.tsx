'use client'

import type { ReactNode } from 'react'
import { useLocale, useNow } from 'next-intl'

import { useUrl } from '@/components/staff/use-url'
import { localTime, withNonBreakingSpaces } from '@/lib/dates'

/** What is shown above the board. The page of a client has a head of its own. */
export function DashboardTop({ children }: { children: ReactNode }) {
  const [url] = useUrl()
  return url.get('tab') === 'clients' && url.get('client') ? null : children
}

const MINUTE_MS = 60_000

type Props = { offices: { city: string; zone: string }[] }

/** Today's date, and the time in each office: whether someone can be called now. */
export function Clocks({ offices }: Props) {
  const language = useLocale()
  const now = useNow({ updateInterval: MINUTE_MS / 2 })
  const day = new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
    timeZone: offices[0]?.zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(now)
  return (
    <p className="dashboard-clocks">
      <span>{day}</span>
      {offices.map(({ city, zone }) => (
        <span key={city}>
          {city} <b>{withNonBreakingSpaces(localTime(zone, language, now))}</b>
        </span>
      ))}
    </p>
  )
}
