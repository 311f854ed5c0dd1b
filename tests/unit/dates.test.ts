import { describe, expect, test } from 'vitest'

import { dayProgress, localTime, utcOffset } from '@/lib/dates'

const summer = new Date('2026-07-01T15:05:00Z')
const winter = new Date('2026-01-15T15:05:00Z')
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('the clock of an office', () => {
  test.each([
    ['America/New_York', 'en', summer, '11:05 AM'],
    ['America/New_York', 'en', winter, '10:05 AM'],
    ['America/Mexico_City', 'en', summer, '9:05 AM'],
    ['America/Mexico_City', 'es', winter, '9:05 a.m.'],
    ['America/Lima', 'es', new Date('2026-07-01T23:30:00Z'), '6:30 p.m.'],
  ])('%s in %s', (zone, language, at, expected) => {
    expect(plain(localTime(zone, language, at))).toBe(expected)
  })
})

describe('the offset of a zone', () => {
  test.each([
    ['America/New_York', summer, 'UTC-4'],
    ['America/New_York', winter, 'UTC-5'],
    // No daylight saving since 2022.
    ['America/Mexico_City', summer, 'UTC-6'],
    ['America/Mexico_City', winter, 'UTC-6'],
    ['America/Lima', summer, 'UTC-5'],
    ['Asia/Kolkata', summer, 'UTC+5:30'],
  ])('%s', (zone, at, expected) => {
    expect(utcOffset(zone, at)).toBe(expected)
  })
})

describe('how far the day has gone', () => {
  test.each([
    ['2026-07-01T06:00:00Z', 0],
    ['2026-07-01T12:00:00Z', 0.5],
    ['2026-07-01T18:00:00Z', 1],
    ['2026-07-01T05:59:00Z', undefined],
    ['2026-07-01T18:01:00Z', undefined],
    ['2026-07-01T00:00:00Z', undefined],
  ])('%s', (at, expected) => {
    expect(dayProgress('UTC', new Date(at))).toBe(expected)
  })
})
