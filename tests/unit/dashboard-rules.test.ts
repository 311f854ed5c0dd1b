import { describe, expect, test } from 'vitest'

import {
  barMinutes,
  brokePromise,
  chartMinutes,
  pipelineResult,
  replyResult,
  type ReplyWeek,
  blockOf,
  leadsInOrder,
  ticketBlocks,
} from '@/features/dashboard/rules'
import { firstNameOf } from '@/lib/person-name'

describe('the leads of today', () => {
  test.each([
    { running: [], late: [], first: undefined, next: [] },
    { running: ['a'], late: [], first: 'a', next: [] },
    { running: ['a', 'b', 'c', 'd', 'e'], late: [], first: 'a', next: ['b', 'c', 'd'] },
    { running: ['a', 'b', 'c', 'd', 'e'], late: ['x', 'y'], first: 'a', next: ['b', 'c', 'x'] },
    { running: ['a'], late: ['x', 'y'], first: 'a', next: ['x', 'y'] },
    { running: [], late: ['x', 'y', 'z', 'v', 'w'], first: 'x', next: ['y', 'z', 'v'] },
  ])('of $running and late $late are $first, then $next', ({ running, late, first, next }) => {
    expect(leadsInOrder<string>({ running, late })).toEqual({ first, next })
  })
})

describe('the tickets of today', () => {
  const ticket = (id: string, waitsForUs = true) => ({ id, waitsForUs })

  test('show no ticket twice', () => {
    const [one, two, three] = [ticket('1'), ticket('2', false), ticket('3')]
    const tickets = { urgent: [one, two], urgentTotal: 2, waiting: [one, three], waitingTotal: 2 }
    expect(ticketBlocks(tickets)).toEqual({
      urgent: { rows: [one, two], total: 2 },
      waiting: { rows: [three], total: 1 },
    })
  })

  test('show two of each, and count all', () => {
    const all = ['1', '2', '3', '4', '5'].map((id) => ticket(id))
    const blocks = ticketBlocks({ urgent: all, urgentTotal: 9, waiting: all, waitingTotal: 12 })
    expect(blocks.urgent).toEqual({ rows: all.slice(0, 2), total: 9 })
    expect(blocks.waiting).toEqual({ rows: all.slice(2, 4), total: 10 })
  })

  test('other lists are cut to two rows as well', () => {
    expect(blockOf({ list: [1, 2, 3], total: 7 })).toEqual({ rows: [1, 2], total: 7 })
  })
})

test.each([
  ['Guillermo Echeverría Montes de Oca', 'Guillermo'],
  ['  Ana ', 'Ana'],
  ['', ''],
  ['   ', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})

describe('the result of the pipeline', () => {
  const pipeline = { new: 4, contacted: 26, qualified: 17, proposal: 11, closed_won: 9, closed_lost: 14 }

  test('counts the open ones, and the share that was won of those that are closed', () => {
    expect(pipelineResult(pipeline)).toEqual({ open: 58, won: 9, lost: 14, winShare: 9 / 23 })
  })

  test('has no share when nothing was closed', () => {
    expect(pipelineResult({ ...pipeline, closed_won: 0, closed_lost: 0 }).winShare).toBeNull()
  })
})

describe('the weeks of first replies', () => {
  const week = (more: Partial<ReplyWeek> = {}): ReplyWeek => ({
    monday: '2026-02-09',
    replied: 10,
    late: 0,
    share: 1,
    medianMinutes: 200,
    ...more,
  })
  const slow = week({ share: 0.4, medianMinutes: 1_530 })
  const silent = week({ replied: 0, late: 3, share: 0, medianMinutes: null })
  const mostlyUnanswered = week({ replied: 1, late: 3, share: 0.25, medianMinutes: 60 })
  const empty = week({ replied: 0, share: null, medianMinutes: null })

  test.each([
    [week(), false],
    [week({ share: 0.5, medianMinutes: 1_440 }), false],
    [empty, false],
    [slow, true],
    [silent, true],
    [mostlyUnanswered, true],
  ])('%o broke the promise: %s', (given, broken) => {
    expect(brokePromise(given)).toBe(broken)
  })

  test('say the share of the current week and which ones broke the promise', () => {
    expect(replyResult([slow, empty, week({ share: 0.96 })])).toEqual({
      current: 0.96,
      broken: [slow],
      isEmpty: false,
    })
    expect(replyResult([empty, empty])).toEqual({ current: null, broken: [], isEmpty: true })
    expect(replyResult([week(), empty])).toMatchObject({ current: null, isEmpty: false })
  })

  test('have bars up to two days, and the promise is always in view', () => {
    expect([week(), empty, silent, week({ medianMinutes: 99_999 })].map(barMinutes)).toEqual([
      200, 0, 1_440, 2_880,
    ])
    expect(chartMinutes([week()])).toBeGreaterThan(1_440)
    expect(chartMinutes([slow])).toBeGreaterThan(1_530)
  })
})
