import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { logPerMinute } from '@/lib/server/log'
import { collectLog } from '../support/log-lines'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an outage is one line at once and one each minute, with a count and the last error', () => {
  const lines = collectLog('warn')
  for (let mail = 1; mail <= 688; mail += 1)
    logPerMinute('retry send-mail', 'warn', { err: new Error(`refused ${mail}`) }, 'jobs: will be retried')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 40, err: { message: 'refused 1' } })
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({ count: 687, err: { message: 'refused 688' } })
  logPerMinute('retry send-mail', 'warn', {}, 'jobs: will be retried')
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(120_000)
  expect(lines).toHaveLength(3)
  expect(lines[2]).not.toHaveProperty('count')
  logPerMinute('retry send-mail', 'warn', {}, 'jobs: will be retried')
  expect(lines).toHaveLength(4)
})

test('kinds are counted apart, and some lines of each minute may be kept', () => {
  const lines = collectLog('info')
  for (let turn = 0; turn < 5; turn += 1) {
    logPerMinute('one', 'info', { turn }, 'one', { lines: 3 })
    logPerMinute('other', 'info', { turn }, 'other')
  }
  expect(lines.map(({ msg, turn }) => `${msg} ${String(turn)}`)).toEqual([
    'one 0',
    'other 0',
    'one 1',
    'one 2',
  ])
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(4)).toMatchObject([
    { msg: 'one', turn: 4, count: 2 },
    { msg: 'other', turn: 4, count: 4 },
  ])
})
