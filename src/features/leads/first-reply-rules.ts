import type { LeadStatus } from './rules'

/** The 24-hour promise: the clock of each lead, and the figures of the dashboard. Pure: no I/O. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Hours in which a lead is promised a first reply. */
export const PROMISED_HOURS = 24
const PROMISED_MINUTES = PROMISED_HOURS * 60
const PROMISED_MS = PROMISED_HOURS * HOUR_MS

/** Hours before the end of the promise at which the assignee is reminded. */
export const REMINDER_HOURS = 4

/** Returns when the promise ends of a clock that began at an ISO time. */
export const replyDueAt = (begun: string): Date => new Date(new Date(begun).getTime() + PROMISED_MS)

/** What says when the clock of a lead begins. Times are ISO texts. */
type Begun = {
  createdAt: string
  /** When its booked call begins. */
  callAt?: string | null
  /** Since when it waits, once a call of it is over or was canceled. */
  waitsSince?: string | null
}

/**
 * Returns when the clock of a lead begins: at its creation, and once a call was booked at the call's time, which takes the place
 * of the clock. So after a no-show the promise counts from the time of the call, whenever staff mark it: marking it late gives no
 * more time. After a canceled call it counts from the cancellation. `clockBegin` in `queries/lead-conditions.ts` is the same in
 * SQL, and a trigger sets `waitsSince`.
 */
export const clockBegin = ({ createdAt, callAt, waitsSince }: Begun): string =>
  callAt ?? waitsSince ?? createdAt

/** With fewer hours left, a reply is urgent. */
export const URGENT_HOURS = 4

/** `high` with less than `URGENT_HOURS` left, `medium` with less than 10. */
export type Urgency = 'high' | 'medium' | 'low'

/** `share` is the part of the 24 hours that is left, 0 to 1. */
export type ReplyClock =
  | { state: 'call'; at: Date }
  | { state: 'running'; minutes: number; share: number; urgency: Urgency; dueAt: Date }
  | { state: 'late'; minutes: number; dueAt: Date }
  | { state: 'replied'; minutes: number }

type Clocked = Begun & {
  status: LeadStatus
  firstReplyAt?: string | null
  /** False for a lead that was imported when it was older than the promised time. */
  replyPromised?: boolean | null
}

/**
 * Returns the clock of a lead at a time, or null when it ended without a reply: the lead was closed. A booked call takes its
 * place: until it, for as long as is promised after it, in which staff say what became of it, and once it was held.
 */
export function replyClock(
  { status, firstReplyAt, replyPromised, callAt, ...lead }: Clocked,
  now: Date,
): ReplyClock | null {
  if (replyPromised === false) return null
  // A call that was booked after the reply has nothing to do with it.
  if (firstReplyAt) {
    const [begun, repliedAt] = [new Date(clockBegin(lead)), new Date(firstReplyAt)]
    // The call was the reply.
    if (lead.waitsSince && begun.getTime() === repliedAt.getTime()) return { state: 'call', at: begun }
    return { state: 'replied', minutes: minutesBetween(begun, repliedAt) }
  }
  if (status !== 'new') return null
  const dueAt = replyDueAt(clockBegin({ ...lead, callAt }))
  if (callAt && now < dueAt) return { state: 'call', at: new Date(callAt) }
  if (now >= dueAt) return { state: 'late', minutes: minutesBetween(dueAt, now), dueAt }
  const left = Math.min(dueAt.getTime() - now.getTime(), PROMISED_MS)
  const hours = left / HOUR_MS
  const urgency = hours < URGENT_HOURS ? 'high' : hours < 10 ? 'medium' : 'low'
  return {
    state: 'running',
    minutes: Math.floor(left / MINUTE_MS),
    share: left / PROMISED_MS,
    urgency,
    dueAt,
  }
}

/** Whole minutes; 0 when `to` is earlier. */
export const minutesBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / MINUTE_MS))

/**
 * The bounds of the histogram of first replies in minutes, ascending; the last bucket has no upper bound. The function
 * `reply_bucket` (`migrations/base/lead-statistics.ts`) has the same ones.
 */
export const replyBounds: readonly number[] = [
  15, 30, 60, 120, 180, 240, 360, 480, 720, 960, 1_200, 1_440, 2_880, 4_320, 10_080,
]

/** The number of leads in each bucket, by its index. */
export type ReplyHistogram = Partial<Record<number, number>>

/** What a week looks like. Figures are null when there was nothing to count. */
export type FirstReplyFigures = {
  /** Leads with a reply. */
  replied: number
  /** Leads without one whose 24 hours have passed. */
  late: number
  /** The share of both that got a reply within 24 hours, 0 to 1. */
  share: number | null
  /** The median time until the first reply in minutes, interpolated within its bucket. */
  medianMinutes: number | null
}

/** Returns the figures of a histogram and of `late` leads that nobody has answered. */
export function firstReplyFigures(histogram: ReplyHistogram, late: number): FirstReplyFigures {
  const counts = [...replyBounds, Infinity].map((_, index) => Math.max(0, histogram[index] ?? 0))
  const replied = counts.reduce((sum, count) => sum + count, 0)
  const promised = replyBounds.indexOf(PROMISED_MINUTES)
  const kept = counts.slice(0, promised + 1).reduce((sum, count) => sum + count, 0)
  const decided = replied + late
  return {
    replied,
    late,
    share: decided > 0 ? kept / decided : null,
    medianMinutes: replied > 0 ? medianOf(counts, replied / 2) : null,
  }
}

/** Returns the minutes below which `rank` of the counted replies lie. */
function medianOf(counts: readonly number[], rank: number): number {
  let below = 0
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= rank) {
      const from = replyBounds[index - 1] ?? 0
      const to = replyBounds[index] ?? from
      return Math.round(from + ((to - from) * (rank - below)) / count)
    }
    below += count
  }
  return 0
}
