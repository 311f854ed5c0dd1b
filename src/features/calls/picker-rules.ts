import { dayNumberAt, offsetAt, MINUTE_MS, DAY_MS, weekdayOfDay } from '@/lib/zoned-time'
import type { CallKind } from './rules'

/** How free times become weeks, days and parts of a day in the visitor's zone. Pure: runs in browsers. Days as in zoned-time.ts. */

/** A time in milliseconds since 1970, with the index of the person by phone and by video; -1 when nobody free has it. */
export type ShownTime = readonly [at: number, phone: number, video: number]
/** What visitors learn of a person. */
export type ShownPerson = { name: string | null; zone: string }
export type TimesToPick = { people: ShownPerson[]; times: ShownTime[] }

/** The person of a time, by the way of the call. */
export const personOf = (
  { people }: TimesToPick,
  [, phone, video]: ShownTime,
  by: CallKind,
): ShownPerson | undefined => people[by === 'video' ? video : phone]

/** Adds a time that was just taken, with nobody: it is shown struck through. */
export const withGone = ({ people, times }: TimesToPick, gone: number): TimesToPick => ({
  people,
  times: [...times.filter(([at]) => at !== gone), [gone, -1, -1] as const].sort((a, b) => a[0] - b[0]),
})

export type PickerDay = { day: number; times: ShownTime[] }
/** `monday` is its first day. */
export type PickerWeek = { monday: number; days: PickerDay[] }

const mondayOf = (day: number): number => day - (weekdayOfDay(day) - 1)

/**
 * Returns the weeks from that of `now` to that of the last free time, each with Monday to Friday and the days of the weekend that
 * have free times.
 */
export function weeksOf(times: readonly ShownTime[], zone: string, now: number): PickerWeek[] {
  const byDay = new Map<number, ShownTime[]>()
  for (const time of times) {
    const day = dayNumberAt(zone, time[0])
    byDay.set(day, [...(byDay.get(day) ?? []), time])
  }
  const today = dayNumberAt(zone, now)
  // On a weekend without free times the week that begins is the first.
  const first = mondayOf(Math.min(weekdayOfDay(today) > 5 ? today + 2 : today, ...byDay.keys()))
  const last = mondayOf(Math.max(first, ...byDay.keys()))
  const weeks: PickerWeek[] = []
  for (let monday = first; monday <= last; monday += 7) {
    const days = [0, 1, 2, 3, 4, 5, 6]
      .map((offset) => ({ day: monday + offset, times: byDay.get(monday + offset) ?? [] }))
      .filter(({ times: free }, offset) => offset < 5 || free.length > 0)
    weeks.push({ monday, days })
  }
  return weeks
}

export const freeInWeek = ({ days }: PickerWeek): number =>
  days.reduce((sum, { times }) => sum + times.length, 0)

/** 0 in the morning, 1 in the afternoon, 2 from 6 PM. */
export function partOfDay(zone: string, at: number): 0 | 1 | 2 {
  const local = at + offsetAt(zone, at) * MINUTE_MS
  const hour = (((local % DAY_MS) + DAY_MS) % DAY_MS) / (60 * MINUTE_MS)
  return hour < 12 ? 0 : hour < 18 ? 1 : 2
}

/** The times in a query, such as '2026-12-01T15:00:00.000Z 2026-12-01T15:30:00.000Z', without what is no date. */
export const datesIn = (text: string | undefined): string[] =>
  (text ?? '').split(' ').filter((part) => !Number.isNaN(Date.parse(part)))
