import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { firstReplyFigures, replyBounds, replyDueAt } from '@/features/leads/first-reply-rules'
import { splitName } from '@/features/leads/board-rules'
import { fillTemplate } from '@/features/leads/rules'

describe('the figures of first replies', () => {
  const bucket = (minutes: number) => replyBounds.filter((bound) => bound < minutes).length

  it.each([
    ['nothing', {}, 0, { replied: 0, late: 0, share: null, medianMinutes: null }],
    ['only late ones', {}, 3, { replied: 0, late: 3, share: 0, medianMinutes: null }],
    ['one within half an hour', { 1: 1 }, 0, { replied: 1, late: 0, share: 1, medianMinutes: 23 }],
    ['exactly 24 hours', { [bucket(1_440)]: 1 }, 0, { share: 1 }],
    ['a minute more', { [bucket(1_441)]: 1 }, 0, { share: 0 }],
    [
      'three kept, one broken, one late',
      { 0: 3, 14: 1 },
      1,
      { replied: 4, late: 1, share: 0.6, medianMinutes: 10 },
    ],
    ['a count below zero', { 0: -2, 2: 2 }, 0, { replied: 2, share: 1 }],
    ['a week and more', { 15: 2 }, 0, { share: 0, medianMinutes: 10_080 }],
  ])('of %s', (_, histogram, late, expected) =>
    expect(firstReplyFigures(histogram, late)).toMatchObject(expected),
  )

  it('have a share between 0 and 1 and a median within the bounds', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 16 }), fc.nat(50), (counts, late) => {
        const { share, medianMinutes, replied } = firstReplyFigures({ ...counts }, late)
        expect(share ?? 0).toBeGreaterThanOrEqual(0)
        expect(share ?? 0).toBeLessThanOrEqual(1)
        expect(medianMinutes === null).toBe(replied === 0)
        expect(medianMinutes ?? 0).toBeLessThanOrEqual(10_080)
      }),
    ))
})

it('the promise ends 24 hours after the lead arrived', () =>
  expect(replyDueAt('2026-03-16T12:56:00.000+00:00').toISOString()).toBe('2026-03-17T12:56:00.000Z'))

it.each([
  ['Rosa Huamán', 'Rosa', 'Huamán'],
  ['  Guillermo   Echeverría Montes de Oca ', 'Guillermo', 'Echeverría Montes de Oca'],
  ['Ana', 'Ana', ''],
  ['', '', ''],
])('splits the name %j', (name, firstName, lastName) =>
  expect(splitName(name)).toEqual({ firstName, lastName }),
)

it('fills in the names of a reply template, as they are written', () =>
  expect(fillTemplate('Hi {name}, {name}!\n{me} {you}', { name: '$& Rosa', me: 'Lucía' })).toBe(
    'Hi $& Rosa, $& Rosa!\nLucía {you}',
  ))
