import type { Queue } from 'pg-boss'

import { CLAIM_LEASE_MS } from './delivery-timeouts'

/** The data of each queue's jobs. A job only names a row; the worker reads what to do from the row. */
export type JobData = {
  'lead-follow-up': { leadId: string }
  'send-mail': { outboxId: string }
  'deliver-ticket-reply': { replyId: string }
  'draft-task': { draftId: string }
  'set-up-billing': { proposalId: string }
  /** `at` gives a publication a new job when it is rescheduled. */
  'publish-scheduled': { scheduleId: string; at: string }
  sweep: object
  'fold-statistics': object
  'lead-reminders': object
  'invoice-reminders': object
  'proposal-reminders': object
  'clean-up': object
}
export type JobName = keyof JobData
export type Handlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }

/** Thrown by a handler for a job that can never succeed: it goes to the dead-letter queue without being retried. */
export class PermanentJobError extends Error {}

export const DEAD_LETTER_QUEUE = 'dead-letter'

/** `exclusive`: of the jobs with one key, only one is queued, active or waiting for its retry. */
const basic = { policy: 'exclusive', notify: true, heartbeatSeconds: 10, expireInSeconds: 120 } as const
const retried = { ...basic, deadLetter: DEAD_LETTER_QUEUE, retryBackoff: true } as const

/** Delays in seconds. */
export const queues: Record<JobName, Omit<Queue, 'name'>> = {
  'lead-follow-up': { ...retried, retryLimit: 10, retryDelay: 2, retryDelayMax: 300 },
  // With these delays an email is retried for about a day.
  'send-mail': {
    ...retried,
    retryLimit: 100,
    retryDelay: 2,
    retryDelayMax: 900,
    expireInSeconds: CLAIM_LEASE_MS / 1_000,
  },
  'deliver-ticket-reply': { ...retried, retryLimit: 10, retryDelay: 2, retryDelayMax: 300 },
  // Retried only when its worker died. The lease is longer than a task.
  'draft-task': { ...retried, retryLimit: 2, retryDelay: 2, expireInSeconds: 400 },
  // For about a day.
  'set-up-billing': { ...retried, retryLimit: 50, retryDelay: 30, retryDelayMax: 1_800 },
  'publish-scheduled': { ...retried, retryLimit: 10, retryDelay: 2, retryDelayMax: 300 },
  // Not retried: the schedule runs them again.
  sweep: { ...basic, retryLimit: 0 },
  'fold-statistics': { ...basic, retryLimit: 0 },
  'lead-reminders': { ...basic, retryLimit: 0 },
  'invoice-reminders': { ...basic, retryLimit: 0 },
  'proposal-reminders': { ...basic, retryLimit: 0 },
  'clean-up': { ...basic, retryLimit: 0 },
}

/** Cron expressions, in UTC. */
export const schedules: Partial<Record<JobName, string>> = {
  sweep: '* * * * *',
  'fold-statistics': '* * * * *',
  'lead-reminders': '*/5 * * * *',
  'invoice-reminders': '*/15 * * * *',
  'proposal-reminders': '*/15 * * * *',
  'clean-up': '17 * * * *',
}

export const jobNames = Object.keys(queues) as JobName[]
