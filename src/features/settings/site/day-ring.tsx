import type { WeekMinute } from '@/lib/dates'

import { officeHours } from '../rules'

type Props = { now?: WeekMinute; isOpen: boolean }
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
export function DayRing({ now, isOpen }: Props) {
  const hour = now && now.minutes / 60
  const isDay = hour !== undefined && hour >= 6 && hour < 18
  const dotted = { fill: 'none', stroke: 'var(--muted)', strokeWidth: 3, strokeLinecap: 'round' } as const
  return (
    <svg viewBox="0 0 200 152" width="116" height="88" aria-hidden="true" className="day-ring">
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
