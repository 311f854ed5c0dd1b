import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { busyTimesOf } from '@/features/calls/jobs/busy-times'
import { readBusyTimes } from '@/features/calls/jobs/read-busy-times'
import { bundle } from '../../scripts/site/bundle'

const window = {
  from: Date.parse('2026-03-02T00:00:00Z'),
  to: Date.parse('2026-03-16T00:00:00Z'),
  zone: 'America/Lima',
}
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT']
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const timesIn = (...lines: string[]) =>
  busyTimesOf(calendar(...lines), window).map(
    ({ from, to }) =>
      `${new Date(from).toISOString().slice(5, 16)} ${new Date(to).toISOString().slice(5, 16)}`,
  )

describe('times', () => {
  it('an event of many years counts within the window alone', () => {
    expect(timesIn(...event('DTSTART:20260303T090000Z', 'DURATION:P5000000D'))).toEqual([
      '03-03T09:00 03-16T00:00',
    ])
  })

  it('in UTC, in a zone, in a zone of Windows that the calendar describes, and in none', () => {
    expect(timesIn(...event('DTSTART:20260303T150000Z', 'DTEND:20260303T160000Z'))).toEqual([
      '03-03T15:00 03-03T16:00',
    ])
    const inZone = (zone: string) => event(`DTSTART;TZID=${zone}:20260303T090000`, 'DURATION:PT45M')
    expect(timesIn(...inZone('America/New_York'))).toEqual(['03-03T14:00 03-03T14:45'])
    const described = [
      'BEGIN:VTIMEZONE',
      'TZID:Eastern Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]
    expect(timesIn(...described, ...inZone('"Eastern Standard Time"'))).toEqual(['03-03T14:00 03-03T14:45'])
    expect(timesIn(...inZone('Nowhere/Land'))).toEqual(['03-03T14:00 03-03T14:45'])
    expect(timesIn(...event('DTSTART:20260303T090000', 'DTEND:20260303T100000'))).toEqual([
      '03-03T14:00 03-03T15:00',
    ])
  })

  it('of whole days are those of the owner’s zone', () => {
    expect(timesIn(...event('DTSTART;VALUE=DATE:20260304'))).toEqual(['03-04T05:00 03-05T05:00'])
    expect(timesIn(...event('DTSTART;VALUE=DATE:20260304', 'DTEND;VALUE=DATE:20260306'))).toEqual([
      '03-04T05:00 03-06T05:00',
    ])
  })

  it('that touch or overlap are one, and those outside of the window are none', () => {
    expect(
      timesIn(
        ...event('DTSTART:20260305T160000Z', 'DTEND:20260305T170000Z'),
        ...event('DTSTART:20260305T150000Z', 'DTEND:20260305T160000Z'),
        ...event('DTSTART:20260305T153000Z', 'DTEND:20260305T154500Z'),
        ...event('DTSTART:20260401T150000Z', 'DTEND:20260401T160000Z'),
        ...event('DTSTART:20250401T150000Z', 'DTEND:20250401T160000Z'),
        // Begins and ends at once.
        ...event('DTSTART:20260306T150000Z'),
      ),
    ).toEqual(['03-05T15:00 03-05T17:00'])
  })

  it('that are free or canceled do not count', () => {
    const at = ['DTSTART:20260305T160000Z', 'DTEND:20260305T170000Z']
    expect(timesIn(...event(...at, 'TRANSP:TRANSPARENT'), ...event(...at, 'STATUS:CANCELLED'))).toEqual([])
  })
})

describe('repeated events', () => {
  it('keep their hour when the clocks change', () => {
    const standup = [
      'DTSTART;TZID=America/New_York:20200106T090000',
      'DURATION:PT15M',
      'RRULE:FREQ=WEEKLY;BYDAY=FR,MO',
    ]
    expect(timesIn(...event(...standup))).toEqual([
      '03-02T14:00 03-02T14:15',
      '03-06T14:00 03-06T14:15',
      '03-09T13:00 03-09T13:15',
      '03-13T13:00 03-13T13:15',
    ])
  })

  it('leave out what was excluded, canceled or moved, also into the window from after it', () => {
    const at = 'DTSTART:20260304T150000Z'
    const moved = (id: string, to: string, ...more: string[]) =>
      event(`RECURRENCE-ID:${id}`, `DTSTART:${to}`, 'DURATION:PT1H', ...more)
    expect(
      timesIn(
        ...event(
          at,
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;COUNT=30',
          'EXDATE:20260305T150000Z,20260306T150000Z',
        ),
        ...moved('20260307T150000Z', '20260307T180000Z'),
        ...moved('20260308T150000Z', '20260308T150000Z', 'STATUS:CANCELLED'),
        ...moved('20260320T150000Z', '20260309T200000Z'),
      ).slice(0, 5),
    ).toEqual([
      '03-04T15:00 03-04T16:00',
      '03-07T18:00 03-07T19:00',
      '03-09T15:00 03-09T16:00',
      '03-09T20:00 03-09T21:00',
      '03-10T15:00 03-10T16:00',
    ])
  })

  it('may have begun long ago and never end', () => {
    expect(timesIn(...event('DTSTART;VALUE=DATE:19700304', 'RRULE:FREQ=YEARLY'))).toEqual([
      '03-04T05:00 03-05T05:00',
    ])
    expect(timesIn(...event('DTSTART:19850101T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'))).toHaveLength(
      14,
    )
  })

  it('each second are too many', () => {
    const eachSecond = event('DTSTART:20260301T150000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
    expect(() => timesIn(...eachSecond)).toThrow('too_many')
  })
})

it.each([
  ['', 'nothing'],
  ['<!doctype html><title>Sign in</title>', 'a page'],
  ['BEGIN:VCARD\r\nEND:VCARD\r\n', 'a card'],
  [calendar(...event('SUMMARY:Without a time')), 'an event without a time'],
  [calendar(...event('DTSTART:tomorrow')), 'a time that is none'],
  [calendar(...event('DTSTART:20260303T150000Z', 'RRULE:FREQ=DAILY;BYHOUR=99')), 'a rule that is none'],
  [calendar('BEGIN:VEVENT', 'DTSTART:20260303T150000Z').replace('END:VCALENDAR', ''), 'half a calendar'],
])('%j is malformed: %s', (text) => expect(() => busyTimesOf(text, window)).toThrow('malformed'))

it('10,001 events are too many', () => {
  const many = Array.from({ length: 10_001 }, () => event('DTSTART:20260303T150000Z')).flat()
  expect(() => timesIn(...many)).toThrow('too_many')
})

describe('the thread of a release', () => {
  const main = process.argv[1] ?? ''
  beforeAll(async () => {
    const release = await mkdtemp(join(tmpdir(), 'release-'))
    await bundle(release, { 'calendar-thread': 'src/calendar-thread.ts' })
    process.argv[1] = join(release, 'puente.mjs')
  })
  afterAll(() => (process.argv[1] = main))

  it('reads a calendar, and is ended by a rule that never ends', async () => {
    const good = calendar(...event('DTSTART:20260303T150000Z', 'DURATION:PT1H'))
    const endless = calendar(
      ...event('DTSTART:20260131T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
    )
    expect(await readBusyTimes('no calendar', window)).toEqual({ problem: 'malformed' })
    expect((await readBusyTimes(good, window)).times).toHaveLength(1)
    expect(await readBusyTimes(endless, window)).toEqual({ problem: 'too_many' })
  })
})
