import { dateFormat } from '@/lib/intl-formats'

/** Dates of a file, as people and programs write them. Pure: no I/O. */

type Parts = [year: number, month: number, day: number, hour: number, minute: number, second: number]

const TIME = String.raw`(?:[T,\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap]\.?\s?m\.?)?)?`
const ISO = new RegExp(
  String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}\s*(Z|UTC|[+-]\d{2}:?\d{2})?$`,
  'i',
)
const NUMERIC = new RegExp(String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})${TIME}$`, 'i')

/**
 * Returns the moment that a date names, as an ISO text; undefined for what is no date. One without an offset is in `zone`, one
 * without a time at noon there. `dayFirst`: 3/4/2026 is the third of April.
 */
export function readDate(
  text: string,
  { dayFirst, zone }: { dayFirst: boolean; zone: string },
): string | undefined {
  const iso = ISO.exec(text.trim())
  if (iso) {
    const [, year, month, day, ...rest] = iso
    return momentOf([year, month, day], rest.slice(0, 4), rest[4], zone)
  }
  const [found, first, second, year, ...time] = NUMERIC.exec(text.trim()) ?? []
  if (!found) return undefined
  return momentOf(dayFirst ? [year, second, first] : [year, first, second], time, undefined, zone)
}

type Text = string | undefined

function momentOf(date: Text[], time: Text[], offset: Text, zone: string): string | undefined {
  const [year = 0, month = 0, day = 0] = date.map(Number)
  const [hours, minutes, seconds, half] = time
  const hour = hours === undefined ? 12 : hourOf(Number(hours), half)
  const parts: Parts = [year, month, day, hour, Number(minutes ?? 0), Number(seconds ?? 0)]
  const wall = Date.UTC(year, month - 1, ...(parts.slice(2) as [number, number, number, number]))
  // JavaScript reads February 30 as March 2, and 25 o'clock as one of the next day.
  if (!isWallTime(wall, parts) || year < 1970) return undefined
  return new Date(wall - (offset ? offsetOf(offset) : zoneOffset(wall, zone))).toISOString()
}

function hourOf(hour: number, half: Text): number {
  if (!half) return hour
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)
}

function isWallTime(wall: number, parts: Parts): boolean {
  const at = new Date(wall)
  const found = [
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  ]
  return found.every((value, index) => value === parts[index])
}

const MINUTE_MS = 60_000

function offsetOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS
}

/** The milliseconds by which a zone's clocks are ahead of UTC when they show `wall`. */
function zoneOffset(wall: number, zone: string): number {
  const guess = aheadAt(wall, zone)
  return aheadAt(wall - guess, zone)
}

function aheadAt(at: number, zone: string): number {
  const format = dateFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - at
}
