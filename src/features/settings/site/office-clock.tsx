'use client'

import { useSyncExternalStore } from 'react'

import { dayProgress, localTime } from '@/lib/dates'

type Props = { zone: string; language: string; label: string }

/** The minute it is, so that all clocks tick together; unknown while the page comes from the cache. */
const minute = () => Math.floor(Date.now() / 60_000) * 60_000
const eachSecond = (notify: () => void) => {
  const timer = setInterval(notify, 1_000)
  return () => clearInterval(timer)
}

/** The time in an office, and the sun on its arc. After dark the sun rests. */
export function OfficeClock({ zone, language, label }: Props) {
  const now = useSyncExternalStore<number | undefined>(eachSecond, minute, () => undefined)
  const at = now === undefined ? undefined : new Date(now)
  const progress = at && dayProgress(zone, at)
  const angle = Math.PI * (1 - (progress ?? 0))
  return (
    <div className="flex items-end justify-between gap-4">
      <p className="mt-3 min-h-[1em] office-time">
        {at && (
          <>
            <span className="sr-only">{`${label}: `}</span>
            <time dateTime={at.toISOString()}>{localTime(zone, language, at)}</time>
          </>
        )}
      </p>
      <svg viewBox="0 0 200 112" width="116" height="65" aria-hidden="true" className="shrink-0">
        <path d="M22 96A78 78 0 0 1 178 96" fill="none" stroke="var(--muted)" strokeWidth="4" />
        <path d="M4 100H196" stroke="var(--deck)" strokeWidth="9" />
        {progress !== undefined && (
          <circle
            cx={100 + 78 * Math.cos(angle)}
            cy={96 - 78 * Math.sin(angle)}
            r="18"
            fill="var(--art-maiz)"
          />
        )}
        {at && progress === undefined && <path d="M81 96a19 19 0 0 1 38 0z" fill="var(--deck)" />}
      </svg>
    </div>
  )
}
