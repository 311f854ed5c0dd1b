'use client'

import { useNow, useTranslations } from 'next-intl'

import { useDuration } from '@/components/staff/use-time'
import { replyClock, type Urgency, type ReplyClock } from '../first-reply-rules'

const MINUTE_MS = 60_000

type Clocked = Parameters<typeof replyClock>[0]

/** Returns the clock of a lead, which goes on while it is shown. */
export const useReplyClock = (lead: Clocked): ReplyClock | null =>
  replyClock(lead, useNow({ updateInterval: MINUTE_MS / 2 }))

/** How urgent a clock is; null once a reply has stopped it. */
export const urgencyOf = (clock: ReplyClock): Urgency | null =>
  clock.state === 'running' ? clock.urgency : clock.state === 'late' ? 'high' : null

/** What a clock says, such as '2 h 14 m left' or 'Replied in 1 h'. */
export function ClockWords({ clock }: { clock: ReplyClock }) {
  const t = useTranslations('leadBoard.clock')
  const duration = useDuration()
  const time = duration(clock.minutes)
  const labelKeys = { running: 'left', late: 'late', replied: 'replied' } as const
  return <span className={`clock-${urgencyOf(clock) ?? 'done'}`}>{t(labelKeys[clock.state], { time })}</span>
}

/** The arc of a clock: as much of it is drawn as there is time left. */
export function ClockArc({ clock }: { clock: ReplyClock }) {
  if (clock.state === 'replied') return null
  const share = clock.state === 'running' ? clock.share : 0
  const x = (20 - 16 * Math.cos(Math.PI * share)).toFixed(2)
  const y = (19 - 16 * Math.sin(Math.PI * share)).toFixed(2)
  return (
    <svg className={`clock-arc clock-${urgencyOf(clock) ?? 'done'}`} viewBox="0 0 40 22" aria-hidden="true">
      <path className="clock-arc-track" d="M4 19a16 16 0 0 1 32 0" />
      <path d={`M4 19A16 16 0 0 1 ${x} ${y}`} />
      <circle cx={x} cy={y} r="3" />
    </svg>
  )
}
