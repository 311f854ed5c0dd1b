import { expect, it } from 'vitest'

import { callStateAt, marksOf, nextCall, placeOnDay } from '@/features/calls/day-rules'
import { replyClock } from '@/features/leads/first-reply-rules'

const at = (time: string) => new Date(`2026-03-17T${time}:00Z`)
const call = (
  start: string,
  end: string,
  status: 'booked' | 'done' | 'no-show' | 'cancelled' = 'booked',
) => ({
  startsAt: at(start).toISOString(),
  endsAt: at(end).toISOString(),
  status,
})

it('a call is later, now, and over, and can be marked once it has begun', () => {
  const booked = call('11:00', '11:30')
  expect(['10:59', '11:00', '11:29', '11:30'].map((time) => callStateAt(booked, at(time)))).toEqual([
    'later',
    'now',
    'now',
    'over',
  ])
  expect(marksOf(booked, at('10:59'))).toEqual([])
  expect(marksOf(booked, at('11:00'))).toEqual(['done', 'no-show'])
  // A wrong mark is replaced or taken back.
  expect(marksOf(call('11:00', '11:30', 'no-show'), at('12:00'))).toEqual(['done', 'booked'])
  expect(marksOf(call('11:00', '11:30', 'done'), at('12:00'))).toEqual(['no-show', 'booked'])
  expect(marksOf(call('11:00', '11:30', 'cancelled'), at('12:00'))).toEqual([])
})

it('the call to show is the one that goes on, else the next, else the last that nobody marked', () => {
  const [done, over, second, third] = [
    call('09:00', '09:30', 'done'),
    call('10:00', '10:30'),
    call('11:00', '11:30'),
    call('14:00', '14:30'),
  ]
  const day = [done, over, second, third]
  expect(nextCall(day, at('10:40'))).toBe(second)
  expect(nextCall(day, at('11:10'))).toBe(second)
  expect(nextCall(day, at('11:40'))).toBe(third)
  expect(nextCall(day, at('15:00'))).toBe(third)
  expect(nextCall([done], at('15:00'))).toBeUndefined()
})

it('places are on the deck from nine to six', () => {
  expect([0, 540, 810, 1_080, 1_300].map(placeOnDay)).toEqual([0, 0, 0.5, 1, 1])
})

it('a booked call takes the place of the reply clock until a day after it', () => {
  const lead = { status: 'new', createdAt: '2026-03-10T10:00:00Z', callAt: '2026-03-17T11:00:00Z' } as const
  for (const now of [at('09:00'), at('12:00'), new Date('2026-03-18T10:59:00Z')])
    expect(replyClock(lead, now)).toEqual({ state: 'call', at: at('11:00') })
  const dueAt = new Date('2026-03-18T11:00:00Z')
  expect(replyClock(lead, dueAt)).toMatchObject({ state: 'late', minutes: 0, dueAt })
  expect(replyClock({ ...lead, callAt: null }, at('12:00'))).toMatchObject({ state: 'late' })
  expect(replyClock({ ...lead, status: 'contacted' }, at('12:00'))).toBeNull()
})

it('after a no-show the clock counts from the time of the call, not from the lead', () => {
  const lead = {
    status: 'new',
    createdAt: '2026-03-10T10:00:00Z',
    callAt: null,
    waitsSince: '2026-03-17T11:00:00Z',
  } as const
  const dueAt = new Date('2026-03-18T11:00:00Z')
  expect(replyClock(lead, at('12:00'))).toMatchObject({ state: 'running', minutes: 23 * 60, dueAt })
  expect(replyClock(lead, new Date('2026-03-18T12:00:00Z'))).toMatchObject({ state: 'late', minutes: 60 })
  const replied = { ...lead, status: 'contacted', firstReplyAt: '2026-03-17T13:00:00Z' } as const
  expect(replyClock(replied, at('14:00'))).toEqual({ state: 'replied', minutes: 120 })
  // A call that was held was the reply, so none took 0 minutes.
  expect(replyClock({ ...replied, firstReplyAt: '2026-03-17T11:00:00.000Z' }, at('14:00'))).toEqual({
    state: 'call',
    at: at('11:00'),
  })
  // The next call takes its place again, and one booked after the reply changes nothing.
  const callAt = '2026-03-19T11:00:00Z'
  expect(replyClock({ ...lead, callAt }, at('12:00'))).toMatchObject({ state: 'call' })
  expect(replyClock({ ...replied, callAt }, at('14:00'))).toMatchObject({ minutes: 120 })
})
