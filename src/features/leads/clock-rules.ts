import { PROMISED_HOURS, replyDueAt } from './first-reply-rules'
import type { LeadStatus } from './rules'

/** The 24-hour clock of a lead, as the boards show it. Pure: no I/O. */

const MINUTE_MS = 60_000
const PROMISED_MS = PROMISED_HOURS * 60 * MINUTE_MS

/** With fewer hours left, a reply is urgent. */
export const URGENT_HOURS = 4

/** `high` with less than `URGENT_HOURS` left, `medium` with less than 10. */
export type Urgency = 'high' | 'medium' | 'low'

/** `share` is the part of the 24 hours that is left, 0 to 1. */
export type ReplyClock =
  | { state: 'running'; minutes: number; share: number; urgency: Urgency; dueAt: Date }
  | { state: 'late'; minutes: number; dueAt: Date }
  | { state: 'replied'; minutes: number }

type Clocked = { status: LeadStatus; createdAt: string; firstReplyAt?: string | null }

/** Returns the clock of a lead at a time, or null when it ended without a reply: the lead was closed. */
export function replyClock({ status, createdAt, firstReplyAt }: Clocked, now: Date): ReplyClock | null {
  if (firstReplyAt)
    return { state: 'replied', minutes: minutesBetween(new Date(createdAt), new Date(firstReplyAt)) }
  if (status !== 'new') return null
  const dueAt = replyDueAt(createdAt)
  if (now >= dueAt) return { state: 'late', minutes: minutesBetween(dueAt, now), dueAt }
  const left = Math.min(dueAt.getTime() - now.getTime(), PROMISED_MS)
  const hours = left / (60 * MINUTE_MS)
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
