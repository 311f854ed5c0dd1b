import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { freeTimes, freeTimesOf, nearestTimes, type CallTaker } from '@/features/calls/free-times-rules'
import { CALL_MS, hoursProblem } from '@/features/calls/rules'
import { dayNumberAt, DAY_MS, MINUTE_MS } from '@/lib/zoned-time'

const HOUR_MS = 60 * MINUTE_MS
const at = (iso: string) => Date.parse(iso)
const span = (iso: string, minutes = 30) => [at(iso), at(iso) + minutes * MINUTE_MS] as const

/** Monday, November 30, 2026, 6 AM in Lima. */
const now = at('2026-11-30T11:00:00Z')

const person = (more: Partial<CallTaker> = {}): CallTaker => ({
  id: 'lucia',
  zone: 'America/Lima',
  // Tuesdays from 9 to 11.
  hours: [{ weekday: 2, from: 540, to: 660 }],
  daysOff: [],
  holidays: [],
  noticeHours: 4,
  bufferMinutes: 15,
  mostPerDay: 4,
  daysAhead: 7,
  hasVideo: true,
  busy: [],
  calls: [],
  ...more,
})
const clocks = (more: Partial<CallTaker> = {}, when = now) =>
  freeTimesOf(person(more), when).map((time) => new Date(time).toISOString().slice(5, 16))

describe('the free times of a person', () => {
  test('are half hours of the weekly hours', () => {
    expect(clocks()).toEqual(['12-01T14:00', '12-01T14:30', '12-01T15:00', '12-01T15:30'])
  })

  test('end after the days ahead, and begin after the notice', () => {
    expect(clocks({ daysAhead: 14 })).toHaveLength(8)
    expect(clocks({ noticeHours: 28 }).at(0)).toBe('12-01T15:00')
    expect(clocks({}, at('2026-12-01T11:00:00Z')).at(0)).toBe('12-01T15:00')
  })

  test('leave out days off and holidays', () => {
    expect(clocks({ daysOff: [{ first: '2026-11-30', last: '2026-12-01' }] })).toEqual([])
    expect(clocks({ holidays: ['2026-12-01'] })).toEqual([])
  })

  test('leave out busy times, even long ones, and those that overlap in part', () => {
    expect(clocks({ busy: [span('2026-12-01T14:45:00Z', 10)] })).toEqual([
      '12-01T14:00',
      '12-01T15:00',
      '12-01T15:30',
    ])
    expect(clocks({ busy: [span('2026-11-20T00:00:00Z', 20 * 1440), span('2026-11-21T00:00:00Z')] })).toEqual(
      [],
    )
  })

  test('keep a pause before and after a call, which no busy time needs', () => {
    expect(clocks({ calls: [span('2026-12-01T14:30:00Z')] })).toEqual(['12-01T15:30'])
    expect(clocks({ calls: [span('2026-12-01T14:30:00Z')], bufferMinutes: 0 })).toHaveLength(3)
  })

  test('none on a day with enough calls, counted in the zone of the person', () => {
    const calls = [span('2026-12-01T21:00:00Z'), span('2026-12-02T04:00:00Z')]
    expect(clocks({ calls, mostPerDay: 2 })).toEqual([])
    expect(clocks({ calls, mostPerDay: 3 })).toHaveLength(4)
  })

  test('none in the hour that the clocks skip in New York', () => {
    const hours = [{ weekday: 7, from: 60, to: 240 }]
    const night = { zone: 'America/New_York', hours, noticeHours: 0 }
    expect(clocks(night, at('2027-03-13T12:00:00Z'))).toEqual([
      '03-14T06:00',
      '03-14T06:30',
      '03-14T07:00',
      '03-14T07:30',
    ])
    // Mexico has no such night.
    expect(clocks({ ...night, zone: 'America/Mexico_City' }, at('2027-03-13T12:00:00Z'))).toHaveLength(6)
  })

  test('in a zone 14 hours ahead', () => {
    const times = clocks(
      { zone: 'Pacific/Kiritimati', hours: [{ weekday: 2, from: 0, to: 60 }] },
      at('2026-11-29T12:00:00Z'),
    )
    expect(times).toEqual(['11-30T10:00', '11-30T10:30'])
  })
})

const zones = fc.constantFrom('America/New_York', 'America/Lima', 'Pacific/Kiritimati', 'Europe/Madrid')
const minutes = fc.integer({ min: 0, max: 48 }).map((half) => half * 30)
const spans = fc.array(
  fc.record({ from: fc.integer({ min: -40, max: 400 }), minutes: fc.integer({ min: 1, max: 600 }) }),
  { maxLength: 6 },
)
const people = fc.record({
  zone: zones,
  hours: fc
    .array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: minutes, to: minutes }), {
      maxLength: 5,
    })
    .filter((rows) => !hoursProblem(rows)),
  noticeHours: fc.integer({ min: 0, max: 50 }),
  bufferMinutes: fc.integer({ min: 0, max: 60 }),
  mostPerDay: fc.integer({ min: 1, max: 4 }),
  daysAhead: fc.integer({ min: 1, max: 30 }),
  busy: spans,
  calls: spans,
})

test('whatever the calendar: no time is busy, too soon, too late, too close to a call or one too many', () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 0, max: 370 }), ({ busy, calls, ...rest }, days) => {
      const start = now + days * DAY_MS
      const toSpans = (rows: typeof busy, length?: number) =>
        rows.map(({ from, minutes: long }) => {
          const begin = start + from * HOUR_MS
          return [begin, begin + (length ?? long * MINUTE_MS)] as const
        })
      const taker = person({ ...rest, busy: toSpans(busy), calls: toSpans(calls, CALL_MS) })
      const times = freeTimesOf(taker, start)
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
      for (const time of times) {
        expect(time).toBeGreaterThanOrEqual(start + taker.noticeHours * HOUR_MS)
        expect(time).toBeLessThan(start + taker.daysAhead * DAY_MS)
        for (const [from, to] of taker.busy) expect(from >= time + CALL_MS || to <= time).toBe(true)
        const pause = taker.bufferMinutes * MINUTE_MS
        for (const [from, to] of taker.calls)
          expect(from >= time + CALL_MS + pause || to + pause <= time).toBe(true)
        const day = dayNumberAt(taker.zone, time)
        const sameDay = taker.calls.filter(([from]) => dayNumberAt(taker.zone, from) === day)
        expect(sameDay.length).toBeLessThan(taker.mostPerDay)
      }
    }),
  )
})

describe('the free times of all people', () => {
  const daniel = (more: Partial<CallTaker> = {}) => person({ id: 'daniel', ...more })

  test('go to the one with fewer calls in that week', () => {
    const calls = [span('2026-12-03T20:00:00Z')]
    const later = [span('2026-12-08T20:00:00Z')]
    expect(freeTimes([person(), daniel({ calls })], now)[0]?.by.phone).toBe('lucia')
    expect(freeTimes([person({ calls }), daniel()], now)[0]?.by.phone).toBe('daniel')
    // Another week does not count.
    expect(freeTimes([person({ calls }), daniel({ calls: later })], now)[0]?.by.phone).toBe('daniel')
    expect(freeTimes([person({ calls: later }), daniel({ calls: later })], now)[0]?.by.phone).toBe('daniel')
  })

  test('offer video only with a person who has a room', () => {
    const times = freeTimes(
      [person({ hasVideo: false }), daniel({ calls: [span('2026-12-03T20:00:00Z')] })],
      now,
    )
    expect(times[0]?.by).toEqual({ phone: 'lucia', video: 'daniel' })
    expect(freeTimes([person({ hasVideo: false })], now)[0]?.by).toEqual({ phone: 'lucia' })
  })

  test('the nearest ones, in order', () => {
    const times = freeTimes([person({ daysAhead: 14 })], now)
    const nearest = nearestTimes(times, at('2026-12-01T15:00:00Z'), 3)
    expect(nearest.map(({ at: time }) => new Date(time).toISOString().slice(11, 16))).toEqual([
      '14:30',
      '15:00',
      '15:30',
    ])
  })
})
