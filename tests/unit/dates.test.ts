import { describe, expect, test } from 'vitest'

import {
  fullHour,
  localTime,
  longDateTime,
  shortDateTime,
  shortDuration,
  utcOffset,
  weekdayAndTime,
  weekdayName,
  weekMinute,
} from '@/lib/dates'

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
  ])('in %s, in %s', (zone, language, at, expected) => {
    expect(plain(localTime(zone, language, at))).toBe(expected)
  })
})

describe('the UTC offset of a zone', () => {
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

describe('a moment of the week in a zone', () => {
  test.each([
    ['America/Lima', '2026-11-18T15:40:00Z', { weekday: 3, minutes: 640 }],
    ['America/Lima', '2026-11-16T04:59:00Z', { weekday: 0, minutes: 1439 }],
    ['America/New_York', '2026-07-01T04:00:00Z', { weekday: 3, minutes: 0 }],
  ])('%s at %s', (zone, at, expected) => {
    expect(weekMinute(zone, new Date(at))).toEqual(expected)
  })
})

test('full hours, weekdays and durations are written in the language', () => {
  const plain = (text: string) => text.replace(/\s/gu, ' ')
  expect([9, 18].map((hour) => plain(fullHour(hour, 'en')))).toEqual(['9 AM', '6 PM'])
  expect([9, 18].map((hour) => plain(fullHour(hour, 'es')))).toEqual(['9:00 a.m.', '6:00 p.m.'])
  expect([weekdayName(1, 'en'), weekdayName(1, 'es')]).toEqual(['Monday', 'lunes'])
  expect([613, 120, 5].map((minutes) => shortDuration(minutes, 'en'))).toEqual([
    '10 hr 13 min',
    '2 hr',
    '5 min',
  ])
  expect([613, 120, 5].map((minutes) => shortDuration(minutes, 'es'))).toEqual([
    '10 h 13 min',
    '2 h',
    '5 min',
  ])
})

test.each([
  ['en', 19, 'Monday, 7:02 PM'],
  ['es', 19, 'lunes a las 7:02 p.m.'],
  ['es', 13, 'lunes a la 1:02 p.m.'],
])('the time of a reply reads like the other times of the site (%s, %i h)', (language, hour, expected) => {
  const text = weekdayAndTime(new Date(2026, 10, 23, hour, 2), language)
  expect(text.replace(/\s/gu, ' ')).toBe(expected)
})

describe('a date with its time', () => {
  const noon = new Date('2026-07-01T18:05:00Z')
  test.each([
    ['en', summer, 'July 1, 2026 at 10:05 AM', 'Jul 1, 10:05 AM'],
    ['es', summer, '1 de julio de 2026 a las 10:05 a.m.', '1 jul, 10:05 a.m.'],
    ['es', noon, '1 de julio de 2026 a la 1:05 p.m.', '1 jul, 1:05 p.m.'],
  ])('in %s', (language, at, long, short) => {
    expect(plain(longDateTime(at, language, 'America/Lima'))).toBe(long)
    expect(plain(shortDateTime(at, language, 'America/Lima'))).toBe(short)
  })
})
