'use client'

import { useSyncExternalStore } from 'react'

import { calendarDay, localTime, weekMinute } from '@/lib/dates'

import { nextOpening } from '../rules'
import { DayRing } from './day-ring'
import { openingText, type OpeningTexts } from './opening-text'

type Props = {
  zone: string
  /** The days on which the office is closed although its week is open, as `YYYY-MM-DD`. */
  holidays: string[]
  language: string
  texts: OpeningTexts & { now: string }
}

/** The current minute, so that all clocks change together. Unknown on the server, because the page is cached. */
const minute = () => Math.floor(Date.now() / 60_000) * 60_000
const eachSecond = (notify: () => void) => {
  const timer = setInterval(notify, 1_000)
  return () => clearInterval(timer)
}

/**
 * Whether an office is open, its local time, and both as a picture. Until the time is known, hidden words keep the space of
 * the longest ones.
 */
export function OfficeClock({ zone, holidays, language, texts }: Props) {
  const time = useSyncExternalStore<number | undefined>(eachSecond, minute, () => undefined)
  const at = time === undefined ? undefined : new Date(time)
  const now = at && weekMinute(zone, at)
  const opening = now && nextOpening(now, (days) => holidays.includes(calendarDay(zone, at, days)))
  return (
    <>
      <p className="office-state">
        <span aria-hidden="true" className="invisible">
          {openingText({ weekday: 1, wait: 23 * 60 + 59 }, texts, language).map(({ text }) => text)}
        </span>
        <span>
          {now &&
            openingText(opening, texts, language).map(({ text, isStrong }) =>
              isStrong ? <b key={text}>{text}</b> : text,
            )}
        </span>
      </p>
      <div className="office-day">
        <p className="office-time">
          <span aria-hidden="true" className="invisible">
            {localTime('UTC', language, new Date('2026-01-01T12:59Z'))}
          </span>
          {at && (
            <span>
              <span className="sr-only">{`${texts.now}: `}</span>
              <time dateTime={at.toISOString()}>{localTime(zone, language, at)}</time>
            </span>
          )}
        </p>
        <DayRing now={now} isOpen={now !== undefined && !opening} />
      </div>
    </>
  )
}
