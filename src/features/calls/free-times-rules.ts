import {
  beginOfPlainDay,
  DAY_MINUTES,
  dayNumberAt,
  dayNumberOf,
  DAY_MS,
  MINUTE_MS,
  weekdayOfDay,
  zonedTime,
} from '@/lib/zoned-time'
import { CALL_MINUTES, CALL_MS, type CallKind, type DaysOff, type WeeklyHours } from './rules'

/**
 * When people can take a call: weekly hours less days off, holidays, notice, busy times, calls with a pause around them, and
 * days that have enough. Pure. Times are milliseconds since 1970.
 */

export type Span = readonly [from: number, to: number]

/** A person who takes calls, with all that decides when. */
export type CallTaker = {
  id: string
  zone: string
  hours: readonly WeeklyHours[]
  daysOff: readonly DaysOff[]
  /** Days such as '2026-12-25' on which the person's office is closed. */
  holidays: readonly string[]
  noticeHours: number
  bufferMinutes: number
  mostPerDay: number
  daysAhead: number
  /** Whether calls by video can be booked: by phone they always can. */
  hasVideo: boolean
  busy: readonly Span[]
  /** Calls that are not cancelled, those of the days before and after included. */
  calls: readonly Span[]
}

/** How many calls a person has on each day and in each week, in their zone. */
const countBy = (starts: readonly number[], keyOf: (at: number) => number): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const at of starts) counts.set(keyOf(at), (counts.get(keyOf(at)) ?? 0) + 1)
  return counts
}

/** The Monday of the week of a day. */
const mondayOf = (day: number): number => day - (weekdayOfDay(day) - 1)

/** What is taken, ascending and without overlaps, so that one pass over ascending times is enough. */
function takenSpans({ busy, calls, bufferMinutes }: CallTaker): Span[] {
  const pause = bufferMinutes * MINUTE_MS
  const spans = [...busy, ...calls.map(([from, to]): Span => [from - pause, to + pause])]
  const merged: [from: number, to: number][] = []
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

function isDayOff(person: CallTaker, closed: ReadonlySet<number>, day: number): boolean {
  return (
    closed.has(day) ||
    person.daysOff.some(({ first, last }) => day >= dayNumberOf(first) && day <= dayNumberOf(last))
  )
}

/** Times at which calls can begin, ascending, on one day of the person's zone. */
type FreeDay = { day: number; times: number[] }

/** Returns the days on which the person has free times. */
function freeDaysOf(person: CallTaker, now: number): FreeDay[] {
  const { zone, hours, noticeHours, daysAhead, mostPerDay } = person
  const [from, until] = [now + noticeHours * 60 * MINUTE_MS, now + daysAhead * DAY_MS]
  const booked = countBy(
    person.calls.map(([start]) => start),
    (at) => dayNumberAt(zone, at),
  )
  const closed = new Set(person.holidays.map(dayNumberOf))
  const sorted = hours.toSorted((a, b) => a.from - b.from)
  const taken = takenSpans(person)
  let next = 0
  // For ascending starts: hours of a day do not overlap.
  const isTaken = (start: number) => {
    while ((taken[next]?.[1] ?? Infinity) <= start) next++
    return (taken[next]?.[0] ?? Infinity) < start + CALL_MS
  }
  const days: FreeDay[] = []
  const today = dayNumberAt(zone, now)
  for (let day = today; day <= today + daysAhead + 1; day++) {
    const weekday = weekdayOfDay(day)
    if (isDayOff(person, closed, day) || (booked.get(day) ?? 0) >= mostPerDay) continue
    const begin = beginOfPlainDay(zone, day)
    const times: number[] = []
    for (const range of sorted) {
      if (range.weekday !== weekday) continue
      for (let minute = range.from; minute + CALL_MINUTES <= range.to; minute += CALL_MINUTES) {
        const start = begin === undefined ? zonedTime(zone, day, minute) : begin + minute * MINUTE_MS
        if (start === undefined || start < from || start >= until || isTaken(start)) continue
        times.push(start)
      }
    }
    if (times.length > 0) days.push({ day, times })
  }
  return days
}

/** Returns when each of the person's calls can begin, ascending. */
export const freeTimesOf = (person: CallTaker, now: number): number[] =>
  freeDaysOf(person, now).flatMap(({ times }) => times)

/** Whom a time would be booked with, by the way of the call; video is missing when nobody free has it. */
export type FreeTime = { at: number; by: Partial<Record<CallKind, string>> }

/** The calls in that week of those who would take it. */
type Counted = FreeTime & { fewest: Record<CallKind, number> }

/** Returns the times at which someone is free, ascending, each with the person who has the fewest calls in that week. */
export function freeTimes(people: readonly CallTaker[], now: number): FreeTime[] {
  const times: Counted[] = []
  // For each minute from now on, the number of its time in `times`, from 1: asked for ten thousands of times.
  const numbers = new Uint32Array(Math.max(0, ...people.map(({ daysAhead }) => daysAhead)) * DAY_MINUTES + 1)
  // Of two with as many calls, always the same one.
  for (const person of people.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const weeks = countBy(
      person.calls.map(([start]) => start),
      (at) => mondayOf(dayNumberAt(person.zone, at)),
    )
    for (const { day, times: own } of freeDaysOf(person, now)) {
      const count = weeks.get(mondayOf(day)) ?? 0
      for (const at of own) {
        const minute = Math.floor((at - now) / MINUTE_MS)
        const number = (numbers[minute] ||= times.push({
          at,
          by: {},
          fewest: { phone: Infinity, video: Infinity },
        }))
        const time = times[number - 1] as Counted
        if (count < time.fewest.phone) {
          time.fewest.phone = count
          time.by.phone = person.id
        }
        if (person.hasVideo && count < time.fewest.video) {
          time.fewest.video = count
          time.by.video = person.id
        }
      }
    }
  }
  return times.sort((a, b) => a.at - b.at)
}

/** Returns the times that are closest to one, at most `count`, ascending. */
export const nearestTimes = (times: readonly FreeTime[], at: number, count: number): FreeTime[] =>
  times
    .toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
