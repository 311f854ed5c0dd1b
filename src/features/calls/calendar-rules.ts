/** What is known of a person's calendar. Pure: no I/O. */

/** Why a calendar could not be read: at the address, or in what it gave out. */
export const calendarProblems = [
  'address',
  'unreachable',
  'slow',
  'too_large',
  'status',
  'malformed',
  'too_many',
] as const
export type CalendarProblem = (typeof calendarProblems)[number]

export const isCalendarProblem = (text: string | null): text is CalendarProblem =>
  (calendarProblems as readonly (string | null)[]).includes(text)

const HOUR_MS = 3_600_000

/** For that long the last answer of a calendar counts; then its person offers no times (queries/call-takers.ts). */
export const KEPT_MS = HOUR_MS

type Read = { readAt: string | null; failedAt: string | null }

/** What is known of a calendar: nothing yet, its busy times, those of a while ago, or nothing any more. `until` is when they end. */
export function calendarStateAt(
  { readAt, failedAt }: Read,
  now: Date,
): { state: 'none' | 'read' | 'failing' | 'failed'; until?: Date } {
  if (!failedAt) return { state: readAt ? 'read' : 'none' }
  const until = new Date(readAt ? Date.parse(readAt) + KEPT_MS : 0)
  return until > now ? { state: 'failing', until } : { state: 'failed' }
}
