'use client'

import { useRef, useSyncExternalStore } from 'react'

import { useComesNear } from '@/components/ui/use-comes-near'
import { type WeekMinute, calendarDay, localTime, weekMinute } from '@/lib/dates'
import { type OpeningTexts, openingText } from '../opening-text'
import { officeHours, nextOpening } from '../rules'

type DayRingProps = { now?: WeekMinute; isOpen: boolean }
type Point = readonly [x: number, y: number]

const [center, deck, radius, depth] = [100, 92, 76, 40]

/** Where the sun is at an hour from 6 to 18: on the arch over the deck. */
function sunAt(hour: number): Point {
  const angle = ((hour - 6) / 12) * Math.PI
  return [center - radius * Math.cos(angle), deck - radius * Math.sin(angle)]
}

/** Where the moon is at an hour from 18 to 6: on the reflection under the deck, from right to left. */
function moonAt(hour: number): Point {
  const angle = (((hour + 6) % 24) / 12) * Math.PI
  return [center + radius * Math.cos(angle), deck + 6 + depth * Math.sin(angle)]
}

const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

const opens = at(sunAt(officeHours.opens))
const [left, right] = [center - radius, center + radius]
const moon = 'M16.1 5.4A17 17 0 1 1 -.7 -17A14 14 0 0 0 16.1 5.4Z'

/**
 * The day as a bridge: the sun goes over the deck, the moon under it. The thick arc shows the opening hours and the tick
 * their start. Without a time it has neither sun nor moon.
 */
export function DayRing({ now, isOpen }: DayRingProps) {
  const hour = now && now.minutes / 60
  const isDay = hour !== undefined && hour >= 6 && hour < 18
  const dotted = { fill: 'none', stroke: 'var(--muted)', strokeWidth: 3, strokeLinecap: 'round' } as const
  return (
    <svg
      viewBox="0 0 200 152"
      width="116"
      height="88"
      aria-hidden="true"
      className="h-auto w-29 overflow-visible"
    >
      <path d={`M${left} ${deck}A${radius} ${radius} 0 0 1 ${opens}`} {...dotted} strokeDasharray=".1 8" />
      <path
        d={`M${left} ${deck + 6}A${radius} ${depth} 0 0 0 ${right} ${deck + 6}`}
        {...dotted}
        strokeDasharray=".1 8"
      />
      <path
        d={`M${opens}A${radius} ${radius} 0 0 1 ${right} ${deck}`}
        fill="none"
        stroke={isOpen ? 'var(--accent)' : 'var(--muted)'}
        strokeWidth={isOpen ? 7 : 4}
      />
      <path d={`M${opens}l-9 -9`} stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d={`M4 ${deck - 2}h192v8H4z`} fill="var(--ink)" />
      {hour !== undefined && isDay && (
        <circle {...pointAttributes(sunAt(hour))} r="18" fill="var(--art-maiz)" />
      )}
      {hour !== undefined && !isDay && (
        <path d={moon} transform={`translate(${at(moonAt(hour))})`} fill="var(--ink)" />
      )}
    </svg>
  )
}

const pointAttributes = ([x, y]: Point) => ({ cx: x.toFixed(1), cy: y.toFixed(1) })

type OfficeClockProps = {
  zone: string
  /** The days on which the office is closed although its week is open, as `YYYY-MM-DD`. */
  holidays: string[]
  language: string
  texts: OpeningTexts & { now: string }
  /** The longest words of both, which keep their space until the time is known. */
  longest: { opening: string; time: string }
}

/** The current minute, so that all clocks change together. Unknown on the server, because the page is cached. */
const minute = () => Math.floor(Date.now() / 60_000) * 60_000
const eachSecond = (notify: () => void) => {
  const timer = setInterval(notify, 1_000)
  return () => clearInterval(timer)
}

const unknown = () => undefined

/**
 * Whether an office is open, its local time, and both as a picture. The time is read when someone comes near: to load the
 * browser's zones and words of dates takes a phone a quarter of a second, which the page would wait for.
 */
export function OfficeClock({ zone, holidays, language, texts, longest }: OfficeClockProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const isNear = useComesNear(place)
  const time = useSyncExternalStore<number | undefined>(eachSecond, isNear ? minute : unknown, unknown)
  const at = time === undefined ? undefined : new Date(time)
  const now = at && weekMinute(zone, at)
  const opening = now && nextOpening(now, (days) => holidays.includes(calendarDay(zone, at, days)))
  return (
    <>
      <p ref={place} className="grid text-caption leading-normal text-muted [&_b]:font-strong [&_b]:text-ink">
        <span aria-hidden="true" className="invisible [grid-area:1/1]">
          {longest.opening}
        </span>
        <span className="[grid-area:1/1]">
          {now &&
            openingText(opening, texts, language).map(({ text, isStrong }) =>
              isStrong ? <b key={text}>{text}</b> : text,
            )}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="grid justify-items-start font-display text-t4 leading-none font-light tracking-[-0.03em] whitespace-nowrap tabular-nums">
          <span aria-hidden="true" className="invisible [grid-area:1/1]">
            {longest.time}
          </span>
          {at && (
            <span className="[grid-area:1/1]">
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
