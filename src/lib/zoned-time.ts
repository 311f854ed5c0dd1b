import { dateFormat } from './intl-formats'

/**
 * From the clocks of a time zone to UTC. Days are whole numbers since 1970-01-01, times milliseconds since 1970, `zone` is an
 * IANA name. Pure: also runs in browsers.
 */

export const MINUTE_MS = 60_000
export const DAY_MINUTES = 24 * 60
export const DAY_MS = DAY_MINUTES * MINUTE_MS

/** Offsets at the beginnings of days in UTC, by zone. Bounded: they are found again. */
const known = new Map<string, Map<number, number>>()
const MAX_ZONES = 500
const MAX_DAYS = 400

function computedOffset(zone: string, at: number): number {
  const parts = dateFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? []
  const total = Number(hours) * 60 + Number(minutes) + Number(seconds) / 60
  return sign === '-' ? -total : total
}

function offsetOfDay(zone: string, day: number): number {
  let offsets = known.get(zone)
  if (!offsets) {
    if (known.size >= MAX_ZONES) known.clear()
    offsets = new Map<number, number>()
    known.set(zone, offsets)
  }
  const found = offsets.get(day)
  if (found !== undefined) return found
  if (offsets.size >= MAX_DAYS) offsets.clear()
  const offset = computedOffset(zone, day * DAY_MS)
  offsets.set(day, offset)
  return offset
}

/** Returns how many minutes the clocks of a zone are ahead of UTC at a time. */
export function offsetAt(zone: string, at: number): number {
  const day = Math.floor(at / DAY_MS)
  const offset = offsetOfDay(zone, day)
  return offset === offsetOfDay(zone, day + 1) ? offset : computedOffset(zone, at)
}

/** Returns the day in a zone in which a time lies. */
export const dayNumberAt = (zone: string, at: number): number =>
  Math.floor((at + offsetAt(zone, at) * MINUTE_MS) / DAY_MS)

/**
 * Returns when the clocks of a zone show that minute of a day; undefined when they skip it. Of the two times on a night when
 * the clocks go back, the first.
 */
export function zonedTime(zone: string, day: number, minute: number): number | undefined {
  const asUtc = day * DAY_MS + minute * MINUTE_MS
  const before = offsetAt(zone, asUtc - DAY_MS)
  const after = offsetAt(zone, asUtc + DAY_MS)
  const first = asUtc - before * MINUTE_MS
  if (before === after || offsetAt(zone, first) === before) return first
  const second = asUtc - after * MINUTE_MS
  return offsetAt(zone, second) === after ? second : undefined
}

/**
 * Returns when a day begins in a zone whose clocks do not change around it, so that its minutes are counted from there; undefined
 * when they do.
 */
export function beginOfPlainDay(zone: string, day: number): number | undefined {
  const offset = offsetOfDay(zone, day - 1)
  const isPlain = [day, day + 1, day + 2].every((one) => offsetOfDay(zone, one) === offset)
  return isPlain ? day * DAY_MS - offset * MINUTE_MS : undefined
}

/** 1 on Monday to 7 on Sunday. */
export const weekdayOfDay = (day: number): number => ((day + 3) % 7) + 1

/** The day of a text such as '2026-03-01'; NaN for anything else. */
export const dayNumberOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS
