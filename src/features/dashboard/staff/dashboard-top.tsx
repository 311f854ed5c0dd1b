'use client'

import { type ReactNode, useEffect } from 'react'
import { useLocale, useNow } from 'next-intl'
import { useSearchParams } from 'next/navigation'

import { useUrl } from '@/components/staff/use-url'
import { localTime, withNonBreakingSpaces } from '@/lib/dates'
import { dateFormat } from '@/lib/intl-formats'
import { isOutOfView, scrollToMiddle } from '@/lib/dashboard-tabs'

/**
 * Scrolls the tab named in the URL into view at once, in its row on phones too: otherwise it would be hidden below the
 * figures of the dashboard. Leaves a page alone that the browser has already scrolled, such as after a reload.
 */
export function ScrollToTab({ tabs }: { tabs: string }) {
  const tab = useSearchParams().get('tab')
  useEffect(() => {
    const element = document.getElementById(tabs)
    if (!element) return
    const current = element.querySelector('[aria-current]')
    if (current)
      element.scrollLeft += scrollToMiddle(current.getBoundingClientRect(), element.getBoundingClientRect())
    if (!tab || scrollY > 0) return
    if (isOutOfView(element.getBoundingClientRect().top, innerHeight))
      element.scrollIntoView({ behavior: 'instant', block: 'start' })
  }, [tab, tabs])
  return null
}

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
  const day = dateFormat(language === 'es' ? 'es-MX' : 'en-US', {
    timeZone: offices[0]?.zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(now)
  return (
    <p className="flex flex-wrap gap-x-5 text-note text-muted tabular-nums">
      <span className="first-letter:uppercase">{day}</span>
      {offices.map(({ city, zone }) => (
        <span key={city}>
          {city}{' '}
          <b className="font-medium text-ink">{withNonBreakingSpaces(localTime(zone, language, now))}</b>
        </span>
      ))}
    </p>
  )
}
