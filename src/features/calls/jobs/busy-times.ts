import ICAL from 'ical.js'

import { dateFormat } from '@/lib/intl-formats'
import type { CalendarProblem } from '../calendar-rules'

/** Reads the busy times of a calendar (RFC 5545). Runs in a thread of its own: some rules of recurrence never end (read-busy-times.ts). */

/** Milliseconds since 1970. */
export type BusyTime = { from: number; to: number }

/** The times to read, and the zone of events that name none. */
export type BusyWindow = BusyTime & { zone: string }

/** Why the busy times of a calendar are not known. */
export class CalendarError extends Error {
  constructor(readonly problem: Extract<CalendarProblem, 'malformed' | 'too_many'>) {
    super(`the calendar cannot be read: ${problem}`)
  }
}

const DAY_MS = 86_400_000

const MAX_EVENTS = 10_000
/** Repetitions of one event, those before the window included: 68 years of days. */
const MAX_REPETITIONS = 25_000
const MAX_ALL_REPETITIONS = 200_000
/** Busy times within the window, when those that touch are one. */
const MAX_TIMES = 2_000

/**
 * Returns when the owner of a calendar is busy within a window, in order; times that touch are one. Events that are canceled, or
 * marked as free, do not count. Throws a CalendarError.
 */
export function busyTimesOf(text: string, window: BusyWindow): BusyTime[] {
  try {
    return timesOfAll(text, window)
  } catch (error) {
    // The library throws at what it cannot read.
    throw error instanceof CalendarError ? error : new CalendarError('malformed')
  }
}

function timesOfAll(text: string, window: BusyWindow): BusyTime[] {
  const events = calendarsIn(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  if (events.length > MAX_EVENTS) throw new CalendarError('too_many')
  const replaced = replacedRepetitions(events, window.zone)
  const budget = { left: MAX_ALL_REPETITIONS }
  const times: BusyTime[] = []
  for (const event of events) {
    if (!isBusy(event)) continue
    for (const time of timesOf(event, window, replaced.get(uidOf(event)), budget)) times.push(time)
  }
  const joined = joinTimes(times)
  if (joined.length > MAX_TIMES) throw new CalendarError('too_many')
  return joined
}

/** A file may hold several calendars. */
function calendarsIn(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[]
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][]
  // Its type asks for a tuple; what the parser returned is one.
  const calendars = roots.map((root) => new ICAL.Component(root as never))
  if (calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar')) return calendars
  throw new CalendarError('malformed')
}

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '')
const isBusy = (event: ICAL.Component) =>
  textOf(event, 'status') !== 'CANCELLED' && textOf(event, 'transp') !== 'TRANSPARENT'

/** The repetitions, by the uid of their event, that events of their own replace, as milliseconds. */
function replacedRepetitions(events: ICAL.Component[], zone: string): Map<string, Set<number>> {
  const replaced = new Map<string, Set<number>>()
  for (const event of events) {
    const property = event.getFirstProperty('recurrence-id')
    if (!property) continue
    const known = replaced.get(uidOf(event)) ?? new Set()
    replaced.set(uidOf(event), known.add(momentOf(timeIn(property), zoneOf(property, zone))))
  }
  return replaced
}

/** Returns when an event takes place within the window. */
function* timesOf(
  event: ICAL.Component,
  { from, to, zone: ownZone }: BusyWindow,
  replaced: Set<number> | undefined,
  budget: { left: number },
): Generator<BusyTime> {
  const property = event.getFirstProperty('dtstart')
  if (!property) throw new CalendarError('malformed')
  const start = timeIn(property)
  const zone = zoneOf(property, ownZone)
  const duration = durationOf(event, start)
  const timeOf = (at: ICAL.Time): BusyTime => {
    const end = at.clone()
    end.addDuration(duration)
    return { from: momentOf(at, zone), to: momentOf(end, zone) }
  }
  // Within the window: the database refuses a year of five digits.
  const clamped = (time: BusyTime) => ({ from: Math.max(time.from, from), to: Math.min(time.to, to) })
  const isWithin = (time: BusyTime) => time.to > Math.max(from, time.from) && time.from < to
  const isRepeated = event.hasProperty('rrule') || event.hasProperty('rdate')
  if (!isRepeated || event.hasProperty('recurrence-id')) {
    const time = timeOf(start)
    if (isWithin(time)) yield clamped(time)
    return
  }
  const repetitions = new ICAL.RecurExpansion({ component: event, dtstart: start })
  // Clocks are at most a day from UTC, and to ask for them takes time.
  const longBefore = from - duration.toSeconds() * 1_000 - DAY_MS
  for (let count = 0; ; count += 1, budget.left -= 1) {
    if (count > MAX_REPETITIONS || budget.left === 0) throw new CalendarError('too_many')
    // Its type promises a time after the last one, too.
    const at = repetitions.next() as ICAL.Time | undefined
    if (!at) return
    if (wallOf(at) < longBefore) continue
    const time = timeOf(at)
    if (time.from >= to) return
    if (isWithin(time) && !replaced?.has(time.from)) yield clamped(time)
  }
}

function timeIn(property: ICAL.Property): ICAL.Time {
  const time: unknown = property.getFirstValue()
  if (!(time instanceof ICAL.Time)) throw new CalendarError('malformed')
  return time
}

/** From the end of the event, else its duration, else a day for a day and nothing for a moment. */
function durationOf(event: ICAL.Component, start: ICAL.Time): ICAL.Duration {
  const end = event.getFirstProperty('dtend')
  if (end) return timeIn(end).subtractDateTz(start)
  const duration: unknown = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return duration
  return ICAL.Duration.fromSeconds(start.isDate ? 86_400 : 0)
}

/** The zone that a time names if this runtime knows it: else its calendar may describe one, else it is the owner's. */
function zoneOf(property: ICAL.Property, ownZone: string): string {
  const name: unknown = property.getParameter('tzid')
  return typeof name === 'string' && isZone(name) ? name : ownZone
}

/** Whether this runtime knows a time zone. Calendars also have names of Windows. */
function isZone(name: string): boolean {
  try {
    dateFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What a clock shows, as if it were one in UTC. In milliseconds. */
const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** Returns the moment of a wall-clock time, as milliseconds. One that is skipped when clocks change is that much later. */
function momentOf(time: ICAL.Time, zone: string): number {
  const wall = wallOf(time)
  const described = time.zone as ICAL.Timezone | null
  if (described === ICAL.Timezone.utcTimezone) return wall
  const isDescribed = !time.isDate && described && described !== ICAL.Timezone.localTimezone
  if (isDescribed && !isZone(described.tzid)) return time.toUnixTime() * 1_000
  const first = wall - offsetAt(wall, zone)
  return wall - offsetAt(first, zone)
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const parts = dateFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? 0)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(at / 1_000) * 1_000
}

function joinTimes(times: BusyTime[]): BusyTime[] {
  const joined: BusyTime[] = []
  for (const time of times.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && time.from <= last.to) last.to = Math.max(last.to, time.to)
    else joined.push({ ...time })
  }
  return joined
}
