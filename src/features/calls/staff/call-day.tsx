'use client'

import { useTimeZone } from 'next-intl'
import { cva } from 'class-variance-authority'

import { weekMinute } from '@/lib/dates'
import { callStateAt, DAY_HOURS, placeOnDay } from '../day-rules'
import type { StaffCall } from '../queries/staff-calls'
import { useCallTimes } from './use-call-times'

/** The look of a door: of a call that was held, that comes next, later, or that nobody came to. */
export const doorLook = cva('stroke-2', {
  variants: {
    look: {
      next: 'fill-yellow-ground stroke-yellow-mark',
      later: 'fill-blue-ground stroke-blue-mark',
      done: 'fill-emerald-ground stroke-emerald-mark',
      missed: 'fill-none stroke-field-line [stroke-dasharray:4_4]',
    },
  },
})

/** Returns the look of a call's door. `next` is the call that is shown large. */
export function lookOf(call: StaffCall, next: StaffCall | undefined, now: Date) {
  const state = callStateAt(call, now)
  if (call.id === next?.id) return 'next'
  if (state === 'done') return 'done'
  return state === 'later' || state === 'now' ? 'later' : 'missed'
}

const WIDTH = 720
const DOOR = WIDTH / ((DAY_HOURS.to - DAY_HOURS.from) * 2)
const DECK = 74
const [HIGH, LOW] = [54, 42]

/** A door on the deck. */
const doorPath = (x: number, height: number) => {
  const radius = DOOR / 2 - 2
  return `M${x + 2} ${DECK}V${DECK - height + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${DECK}`
}

type Props = { calls: readonly StaffCall[]; next: StaffCall | undefined }

/** The day as a deck from nine to six: a door for each call, and a line for now. Only a picture: the list below says it. */
export function CallDay({ calls, next }: Props) {
  const zone = useTimeZone() ?? 'UTC'
  const { now, time } = useCallTimes()
  const placeOf = (at: Date) => placeOnDay(weekMinute(zone, at).minutes) * WIDTH
  const line = placeOf(now)
  const anchor = line < 30 ? 'start' : line > WIDTH - 30 ? 'end' : 'middle'
  return (
    <svg viewBox={`0 0 ${WIDTH} 90`} aria-hidden="true" className="block w-full max-md:hidden">
      {calls.map((call) => (
        <path
          key={call.id}
          d={doorPath(
            Math.min(placeOf(new Date(call.startsAt)), WIDTH - DOOR),
            call.id === next?.id ? HIGH : LOW,
          )}
          className={doorLook({ look: lookOf(call, next, now) })}
        />
      ))}
      <path d={`M0 ${DECK + 5}H${WIDTH}`} className="stroke-deck [stroke-width:10]" />
      <path d={`M${line} 14V${DECK + 10}`} className="stroke-accent stroke-2" />
      <text x={line} y="10" textAnchor={anchor} className="fill-accent text-tiny font-semibold tabular-nums">
        {time(now.toISOString())}
      </text>
    </svg>
  )
}
