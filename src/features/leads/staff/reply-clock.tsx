'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import { useDuration } from '@/components/staff/use-time'
import { calendarDay, dateAndTime, shortDateTime, withNonBreakingSpaces } from '@/lib/dates'
import { replyClock, type Urgency, type ReplyClock } from '../first-reply-rules'

const MINUTE_MS = 60_000

type Clocked = Parameters<typeof replyClock>[0]

/** Returns the clock of a lead, which goes on while it is shown. */
export const useReplyClock = (lead: Clocked): ReplyClock | null =>
  replyClock(lead, useNow({ updateInterval: MINUTE_MS / 2 }))

/** How urgent a clock is; null once a reply or a booked call has stopped it. */
export const urgencyOf = (clock: ReplyClock): Urgency | null =>
  clock.state === 'running' ? clock.urgency : clock.state === 'late' ? 'high' : null

type Color = Urgency | 'done'

const colorOf = (clock: ReplyClock): Color => urgencyOf(clock) ?? 'done'

const words: Record<Color, string> = {
  high: 'font-semibold text-red-text',
  medium: 'font-semibold text-yellow-text',
  low: 'text-muted',
  done: 'text-muted',
}

/** What a clock says, such as '2 h 14 m left' or 'Replied in 1 h'. */
export function ClockWords({ clock, className = '' }: { clock: ReplyClock; className?: string }) {
  const t = useTranslations('leadBoard.clock')
  const duration = useDuration()
  const when = useCallTime()
  const labelKeys = { running: 'left', late: 'late', replied: 'replied', call: 'call' } as const
  const time = clock.state === 'call' ? when(clock.at) : duration(clock.minutes)
  return (
    <span className={`${words[colorOf(clock)]} ${className}`}>{t(labelKeys[clock.state], { time })}</span>
  )
}

/** Returns a function that says when a call begins, within a sentence and in short: 'today, 11:00 AM' or 'Dec 1, 11:00 AM'. */
function useCallTime(): (at: Date) => string {
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  return (at) =>
    calendarDay(zone, at) === calendarDay(zone, now)
      ? withNonBreakingSpaces(dateAndTime(at, language, zone, now))
      : shortDateTime(at, language, zone)
}

const arcs: Record<Color, string> = {
  high: 'text-red-mark',
  medium: 'text-yellow-mark',
  low: 'text-muted',
  done: 'text-muted',
}

/** The arc of a clock: as much of it is drawn as there is time left. */
export function ClockArc({ clock }: { clock: ReplyClock }) {
  if (clock.state === 'replied' || clock.state === 'call') return null
  const share = clock.state === 'running' ? clock.share : 0
  const x = (20 - 16 * Math.cos(Math.PI * share)).toFixed(2)
  const y = (19 - 16 * Math.sin(Math.PI * share)).toFixed(2)
  return (
    <svg
      viewBox="0 0 40 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className={`block h-5.5 w-10 flex-none ${arcs[colorOf(clock)]}`}
    >
      <path className="stroke-edge" d="M4 19a16 16 0 0 1 32 0" />
      <path d={`M4 19A16 16 0 0 1 ${x} ${y}`} />
      <circle cx={x} cy={y} r="3" fill="currentColor" stroke="none" />
    </svg>
  )
}
