import { describe, expect, test } from 'vitest'

import { callToken, idOfToken } from '@/features/calls/call-link'
import { callDay, callTime, zonePlace } from '@/features/calls/call-texts'
import {
  datesIn,
  freeInWeek,
  partOfDay,
  personOf,
  weeksOf,
  type ShownTime,
} from '@/features/calls/picker-rules'
import { bookingPath } from '@/features/services/site/contact-path'
import { dayNumberOf } from '@/lib/zoned-time'

const at = (iso: string) => Date.parse(iso)
const time = (iso: string): ShownTime => [at(iso), 0, 0]

test('the times in a query are dates, whatever somebody typed', () => {
  const dates = ['2026-12-01T15:00:00.000Z', '2026-12-01T15:30:00.000Z']
  expect(datesIn(dates.join(' '))).toEqual(dates)
  expect(datesIn(`garbage  ${dates[0]} 2026-12-01T15:3`)).toEqual([dates[0]])
  expect(datesIn(undefined)).toEqual([])
})

describe('the weeks of the picker', () => {
  test('have Monday to Friday from this week to that of the last time', () => {
    const weeks = weeksOf([time('2026-12-10T15:00:00Z')], 'America/Lima', at('2026-12-01T12:00:00Z'))
    expect(weeks.map(({ monday }) => monday)).toEqual([dayNumberOf('2026-11-30'), dayNumberOf('2026-12-07')])
    expect(weeks.map(({ days }) => days.length)).toEqual([5, 5])
    expect(weeks.map(freeInWeek)).toEqual([0, 1])
  })

  test('show a day of the weekend that has times, and begin with the next week on a weekend', () => {
    const [week] = weeksOf([time('2026-12-05T15:00:00Z')], 'America/Lima', at('2026-12-01T12:00:00Z'))
    expect(week?.days).toHaveLength(6)
    const [next] = weeksOf([], 'America/Lima', at('2026-12-05T15:00:00Z'))
    expect(next?.monday).toBe(dayNumberOf('2026-12-07'))
  })

  test('follow the zone of the visitor, 14 hours ahead too', () => {
    const [week] = weeksOf([time('2026-12-01T15:00:00Z')], 'Pacific/Kiritimati', at('2026-12-01T00:00:00Z'))
    expect(week?.days[2]?.times).toHaveLength(1)
    expect(partOfDay('Pacific/Kiritimati', at('2026-12-01T15:00:00Z'))).toBe(0)
    expect(partOfDay('America/New_York', at('2026-12-01T23:00:00Z'))).toBe(2)
  })
})

test('the person of a time depends on the way of the call', () => {
  const people = [
    { name: 'Lucía', zone: 'America/Lima' },
    { name: 'Daniel', zone: 'UTC' },
  ]
  expect(personOf({ people, times: [] }, [0, 1, 0], 'video')?.name).toBe('Lucía')
  expect(personOf({ people, times: [] }, [0, 1, -1], 'video')).toBeUndefined()
})

test('days and times as people read them', () => {
  const when = new Date('2026-12-01T15:00:00Z')
  expect([callDay(when, 'en', 'America/New_York'), callTime(when, 'en', 'America/New_York')]).toEqual([
    'Tuesday, December\u00a01',
    '10:00\u00a0AM',
  ])
  expect([callDay(when, 'es', 'America/Lima'), callTime(when, 'es', 'America/Lima')]).toEqual([
    'martes 1\u00a0de diciembre',
    '10:00\u00a0a.m.',
  ])
})

test.each([
  ['America/New_York', 'Orlando', 'Orlando'],
  ['America/Mexico_City', 'Mexico City', 'Ciudad de México'],
  ['America/Chicago', 'Chicago', 'Chicago'],
  ['America/Havana', 'Havana', 'Cuba'],
  ['America/Lima', 'Lima', 'Perú'],
  ['Europe/London', 'London', 'Reino Unido'],
  ['UTC', 'UTC', 'UTC'],
])('the place of %s is the city of its office, else one in the language', (zone, en, es) => {
  const places = { 'America/New_York': 'Orlando' }
  expect([zonePlace(zone, 'en', places), zonePlace(zone, 'es', places)]).toEqual([en, es])
})

test('a signed link names its row, and only for its purpose', () => {
  const id = 'a3bb189e-8bf9-4c41-9912-ace4e6543002'
  const token = callToken('call', id)
  expect(idOfToken('call', token)).toBe(id)
  for (const forged of [callToken('lead', id), `${id}.`, id, token.slice(0, -1), `${token}x`, '', undefined])
    expect(idOfToken('call', forged)).toBeUndefined()
})

test('call buttons on the page of a service name it', () => {
  expect(bookingPath('/services/seo-optimization')).toBe('/contact/call?service=seo-optimization')
  expect([bookingPath('/services/nope'), bookingPath('/about')]).toEqual(['/contact/call', '/contact/call'])
})
