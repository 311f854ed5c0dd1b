import { describe, expect, test } from 'vitest'

import { replyClock } from '@/features/leads/first-reply-rules'
import { durationOf } from '@/lib/dates'

const createdAt = '2026-03-16T12:00:00.000Z'
const after = (hours: number) => new Date(Date.parse(createdAt) + hours * 3_600_000)
const lead = { status: 'new', createdAt, firstReplyAt: null } as const

describe('the 24-hour clock of a lead', () => {
  test.each([
    [0, 'low', 1_440],
    [13.9, 'low', 606],
    [14.1, 'medium', 594],
    [20, 'medium', 240],
    [20.1, 'high', 234],
    [23.99, 'high', 0],
  ] as const)('after %s hours it is %s, with %s minutes left', (hours, urgency, minutes) => {
    expect(replyClock(lead, after(hours))).toMatchObject({ state: 'running', urgency, minutes })
  })

  test('is late from the 24th hour on', () => {
    expect(replyClock(lead, after(24))).toMatchObject({ state: 'late', minutes: 0 })
    expect(replyClock(lead, after(26.5))).toMatchObject({ state: 'late', minutes: 150 })
  })

  test('stands still while a call is booked, which takes the place of the reply', () => {
    const callAt = '2026-03-20T12:00:00.000Z'
    expect(replyClock({ ...lead, callAt }, after(26))).toEqual({ state: 'call', at: new Date(callAt) })
  })

  test('a lead from a clock that is ahead has 24 hours, not more', () => {
    expect(replyClock(lead, after(-1))).toMatchObject({ state: 'running', share: 1, minutes: 1_440 })
  })

  test('ends with the first reply, and without one when the lead is closed', () => {
    const replied = { ...lead, status: 'contacted', firstReplyAt: after(1.5).toISOString() } as const
    expect(replyClock(replied, after(30))).toEqual({ state: 'replied', minutes: 90 })
    expect(replyClock({ ...lead, status: 'closed_lost' }, after(30))).toBeNull()
  })
})

test.each([
  [0, { unit: 'minutes', minutes: 0 }],
  [59, { unit: 'minutes', minutes: 59 }],
  [60, { unit: 'hours', hours: 1 }],
  [134, { unit: 'hoursAndMinutes', hours: 2, minutes: 14 }],
  [1_500, { unit: 'hours', hours: 25 }],
  [2_880, { unit: 'days', days: 2 }],
])('%s minutes are %o', (minutes, expected) => {
  expect(durationOf(minutes)).toEqual(expected)
})
