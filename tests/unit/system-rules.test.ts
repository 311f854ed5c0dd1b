import { describe, expect, it } from 'vitest'

import { problemsOf, type SystemHealth } from '@/features/system/rules'

const healthy: SystemHealth = {
  workers: 1,
  workerAge: 20,
  sweepAge: 40,
  waitingEmails: 3,
  oldestWaitingAge: 30,
  failedEmails: 0,
  failedLeadNotifications: [],
  waitingJobs: 2,
  deadJobs: 0,
  purgeAge: null,
  backup: null,
}
const backup = { age: 3_600, firstAge: 90_000, error: null }
const undelivered = { recipient: 'ana@example.com', emails: 1, reason: '550' }

describe('problemsOf', () => {
  it.each([
    ['nothing', {}, []],
    ['no emails', { waitingEmails: 0, oldestWaitingAge: null }, []],
    ['a worker that is silent', { workerAge: 181 }, ['worker']],
    ['no worker ever', { workerAge: null, sweepAge: null }, ['worker', 'sweep']],
    ['an old sweep', { sweepAge: 301 }, ['sweep']],
    ['an email that waits for long', { oldestWaitingAge: 901 }, ['waitingEmails']],
    ['a failed email', { failedEmails: 1 }, ['failedEmails']],
    [
      'an undelivered lead notification',
      { failedEmails: 1, failedLeadNotifications: [undelivered] },
      ['failedEmails', 'leadNotifications'],
    ],
    ['many jobs', { waitingJobs: 1_001 }, ['waitingJobs']],
    ['a dead job', { deadJobs: 1 }, ['deadJobs']],
    ['a purge that runs', { purgeAge: 3 }, []],
    ['a CDN that refuses purges', { purgeAge: 61 }, ['cdn']],
    ['a backup', { backup }, []],
    ['a backup that failed', { backup: { ...backup, error: 'the disk is full' } }, ['backup']],
    ['an old backup', { backup: { ...backup, age: 172_801 } }, ['backup']],
    ['a first backup that runs', { backup: { ...backup, age: null, firstAge: 60 } }, []],
    ['no complete backup in two days', { backup: { ...backup, age: null, firstAge: 172_801 } }, ['backup']],
  ])('%s', (_, change, expected) => {
    expect(problemsOf({ ...healthy, ...change }, true)).toEqual(expected)
  })

  it('no mail server', () => {
    expect(problemsOf(healthy, false)).toEqual(['mail'])
  })
})
