import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  dayNumberAt,
  dayNumberOf,
  DAY_MS,
  MINUTE_MS,
  offsetAt,
  weekdayOfDay,
  zonedTime,
} from '@/lib/zoned-time'

const zones = [
  'America/New_York',
  'America/Mexico_City',
  'America/Lima',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Europe/Madrid',
]
const iso = (zone: string, day: string, minute: number) => {
  const at = zonedTime(zone, dayNumberOf(day), minute)
  return at === undefined ? undefined : new Date(at).toISOString()
}

test('the clocks of a zone are found again', () => {
  const days = fc.integer({ min: dayNumberOf('2025-01-01'), max: dayNumberOf('2030-12-31') })
  fc.assert(
    fc.property(fc.constantFrom(...zones), days, fc.integer({ min: 0, max: 1439 }), (zone, day, minute) => {
      const at = zonedTime(zone, day, minute)
      if (at === undefined) return
      const clock = new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
        hourCycle: 'h23',
      }).format(at)
      const expected = new Date(day * DAY_MS + minute * MINUTE_MS).toISOString()
      expect(clock.replace(', ', 'T')).toBe(expected.slice(0, 16))
      expect(dayNumberAt(zone, at)).toBe(day)
    }),
  )
})

test('the hour that the clocks of New York skip does not exist; the one that they repeat is the first', () => {
  expect(iso('America/New_York', '2027-03-14', 90)).toBe('2027-03-14T06:30:00.000Z')
  expect(iso('America/New_York', '2027-03-14', 150)).toBeUndefined()
  expect(iso('America/New_York', '2027-03-14', 180)).toBe('2027-03-14T07:00:00.000Z')
  expect(iso('America/New_York', '2026-11-01', 90)).toBe('2026-11-01T05:30:00.000Z')
  expect(iso('America/New_York', '2026-11-01', 150)).toBe('2026-11-01T07:30:00.000Z')
})

test('zones without such nights, and the first zone of a day', () => {
  expect(iso('America/Mexico_City', '2027-03-14', 150)).toBe('2027-03-14T08:30:00.000Z')
  expect(iso('America/Lima', '2026-11-01', 90)).toBe('2026-11-01T06:30:00.000Z')
  expect(iso('Pacific/Kiritimati', '2026-12-01', 0)).toBe('2026-11-30T10:00:00.000Z')
  expect(offsetAt('Asia/Kolkata', 0)).toBe(330)
})

test('weekdays', () => {
  expect(weekdayOfDay(dayNumberOf('2026-11-30'))).toBe(1)
  expect(weekdayOfDay(dayNumberOf('2026-12-06'))).toBe(7)
})
