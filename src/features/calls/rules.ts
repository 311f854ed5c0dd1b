import { isDay } from '@/lib/agency-day'

/** The statuses of a call, its limits, and what an availability may say. Pure: no I/O. */

export const callStatuses = ['booked', 'done', 'no-show', 'cancelled'] as const
export type CallStatus = (typeof callStatuses)[number]

/** How a call takes place. Video needs the address of a meeting in the person's availability. */
export const callKinds = ['video', 'phone'] as const
export type CallKind = (typeof callKinds)[number]

export const CALL_MINUTES = 30

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const CALL_MS = CALL_MINUTES * MINUTE_MS

/** Until this long before a call its signed link moves and cancels it. */
const CHANGE_UNTIL_MS = HOUR_MS

/** Whether its signed link can move or cancel a call. `now` in milliseconds since 1970. */
export const canChange = (call: { status: CallStatus; startsAt: string }, now: number): boolean =>
  call.status === 'booked' && new Date(call.startsAt).getTime() - now > CHANGE_UNTIL_MS

/** The maximum characters of what people type about a call. */
export const callLimits = { phone: 50, topic: 500, reason: 500, zone: 64, url: 500, note: 100 } as const

/** Fewer digits are no number that anyone can call. */
const PHONE_DIGITS = 7

/** Whether a text has the digits of a whole phone number. */
export const isWholePhone = (text: string): boolean => text.replace(/\D/g, '').length >= PHONE_DIGITS

/** Whether a text is a phone number and nothing else, so that an email may quote it whoever typed it. */
export const isPlainPhone = (text: string): boolean => isWholePhone(text) && /^\+?[\d ().-]+$/.test(text)

export const availabilityDefaults = {
  noticeHours: 4,
  bufferMinutes: 15,
  mostPerDay: 4,
  daysAhead: 14,
} as const

/** The smallest and largest value of each number in an availability. */
export const availabilityBounds = {
  noticeHours: [0, 168],
  bufferMinutes: [0, 120],
  mostPerDay: [1, 16],
  daysAhead: [1, 60],
} as const satisfies Record<keyof typeof availabilityDefaults, readonly [number, number]>

/** More rows than anyone needs. */
export const availabilityLimits = { hours: 42, daysOff: 100 } as const

/** Hours of a weekday (1 is Monday, 7 Sunday), in minutes of the day in the person's zone; `to` is not included. */
export type WeeklyHours = { weekday: number; from: number; to: number }

/** Days on which a person takes no calls, such as '2026-12-24' to '2026-12-31', both included. */
export type DaysOff = { first: string; last: string }

const DAY_MINUTES = 24 * 60

/** Returns what is wrong with weekly hours; undefined when nothing is. */
export function hoursProblem(rows: readonly WeeklyHours[]): 'invalid' | 'overlap' | undefined {
  const isMinute = (value: number) => Number.isInteger(value) && value >= 0 && value <= DAY_MINUTES
  const isValid = ({ weekday, from, to }: WeeklyHours) =>
    Number.isInteger(weekday) &&
    weekday >= 1 &&
    weekday <= 7 &&
    isMinute(from) &&
    isMinute(to) &&
    to - from >= CALL_MINUTES
  if (!rows.every(isValid)) return 'invalid'
  const sorted = rows.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from)
  const overlaps = sorted.some((row, index) => {
    const next = sorted[index + 1]
    return next?.weekday === row.weekday && next.from < row.to
  })
  return overlaps ? 'overlap' : undefined
}

/** Whether every range of days off ends on or after its first day. */
export const areDaysOff = (rows: readonly DaysOff[]): boolean =>
  rows.every(({ first, last }) => isDay(first) && isDay(last) && first <= last)

/** Whether this is an address that a calendar or a meeting can have. */
export function isHttpsUrl(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && !url.username && !url.password && value.length <= callLimits.url
}
