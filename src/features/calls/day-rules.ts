import type { CallStatus } from './rules'

/** What staff see of calls, and when they can say what became of one. Pure: no I/O. */

type Timed = { startsAt: string; endsAt: string; status: CallStatus }

/** What a call is now: `next` is one that goes on or comes first, `missed` one that is over and nobody has marked. */
export type CallState = 'cancelled' | 'done' | 'no-show' | 'later' | 'now' | 'over'

/** Returns what a call is at a time. */
export function callStateAt({ startsAt, endsAt, status }: Timed, now: Date): CallState {
  if (status !== 'booked') return status
  if (now < new Date(startsAt)) return 'later'
  return now < new Date(endsAt) ? 'now' : 'over'
}

/** What a call can be marked as; `booked` takes a mark back. */
export const callMarks = ['done', 'no-show', 'booked'] as const satisfies readonly CallStatus[]
export type CallMark = (typeof callMarks)[number]

/** What can be marked of a call that has begun: a wrong mark is taken back, or replaced by the other one. */
const marks: Record<CallStatus, readonly CallMark[]> = {
  booked: ['done', 'no-show'],
  'no-show': ['done', 'booked'],
  done: ['no-show', 'booked'],
  cancelled: [],
}

/** Returns the marks that a call can have at a time. */
export const marksOf = (call: Pick<Timed, 'startsAt' | 'status'>, now: Date): readonly CallMark[] =>
  now < new Date(call.startsAt) ? [] : marks[call.status]

/** The call to show first: the one that goes on, else the next, else the last that nobody has marked. */
export function nextCall<Call extends Timed>(calls: readonly Call[], now: Date): Call | undefined {
  const inState = (state: CallState) => calls.filter((call) => callStateAt(call, now) === state)
  return inState('now')[0] ?? inState('later')[0] ?? inState('over').at(-1)
}

/** The hours that the drawing of a day shows. */
export const DAY_HOURS = { from: 9, to: 18 } as const

/** Returns where a minute of the day is on it, 0 to 1; before or after it at its ends. */
export function placeOnDay(minute: number): number {
  const share = (minute / 60 - DAY_HOURS.from) / (DAY_HOURS.to - DAY_HOURS.from)
  return Math.min(1, Math.max(0, share))
}
