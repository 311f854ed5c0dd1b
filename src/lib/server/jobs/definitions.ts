import type { Queue } from 'pg-boss'

/**
 * How long the steps of one email delivery may take, in milliseconds. The lease of the job outlasts all of them together:
 * when it ends, its worker has died, so two workers never send the same email at once.
 */

/** From the start of the job until the mail server has accepted the email: composing, connecting, sending. */
export const SEND_TIMEOUT_MS = 60_000

/** How long marking an accepted email as sent is retried while the database is unavailable. */
export const MARK_SENT_TIMEOUT_MS = 60_000

/** The longest statement: the connection and statement timeouts of db/postgres-adapter.ts. */
const STATEMENT_TIMEOUT_MS = 20_000

/** Allows for timers that fire late on a busy machine. */
const MARGIN_MS = 20_000

const DELIVERY_LEASE_MS = SEND_TIMEOUT_MS + MARK_SENT_TIMEOUT_MS + STATEMENT_TIMEOUT_MS + MARGIN_MS

/** Emails that one worker sends at a time, each over its own connection, so that no timeout elapses while queued. */
export const MAX_CONCURRENT_SENDS = 4

/** The data of each queue's jobs. A job only names a row; the worker reads what to do from the row. */
export type JobData = {
  'lead-follow-up': { leadId: string }
  'send-mail': { outboxId: string }
  'lead-import': { importId: string }
  /** `at`: when it can no longer be undone. */
  'deliver-ticket-reply': { replyId: string; at: string }
  'draft-task': { draftId: string }
  'set-up-billing': { proposalId: string }
  /** `at` gives a publication a new job when it is rescheduled. */
  'publish-scheduled': { scheduleId: string; at: string }
  'purge-cdn': object
  sweep: object
  'fold-statistics': object
  'lead-reminders': object
  'call-reminders': object
  'read-calendars': object
  'invoice-reminders': object
  'proposal-reminders': object
  'clean-up': object
}
export type JobName = keyof JobData
type AllHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }
/** Without a mail server there is no handler for emails: their jobs wait. */
export type Handlers = Omit<AllHandlers, 'send-mail'> & Partial<AllHandlers>

/** Thrown by a handler for a job that can never succeed: it goes to the dead-letter queue without being retried. */
export class PermanentJobError extends Error {}

export const DEAD_LETTER_QUEUE = 'dead-letter'

/** How long pg-boss keeps a job that nobody takes: one that was given up, or an email while there is no mail server. */
export const RETENTION_SECONDS = 90 * 24 * 3600

const basic = { notify: true, expireInSeconds: 120 } as const
/** The job of a worker that shows no sign of life goes to another one. */
const watched = { heartbeatSeconds: 10 } as const
/** `exclusive`: only one is queued or active. */
const scheduled = { ...basic, ...watched, policy: 'exclusive', retryLimit: 0 } as const
/** `stately`: of the jobs with one key, one is active at a time, and one more can wait for its end. */
const retried = { ...basic, policy: 'stately', deadLetter: DEAD_LETTER_QUEUE, retryBackoff: true } as const

/** Delays in seconds. */
export const queues: Record<JobName, Omit<Queue, 'name'>> = {
  'lead-follow-up': { ...retried, ...watched, retryLimit: 10, retryDelay: 2, retryDelayMax: 300 },
  // With these delays an email is retried for about a day. Not watched: a worker without a database may still be sending
  // it. No notification: visitors' sign-ups queue emails, and commits that notify run one after the other.
  'send-mail': {
    ...retried,
    retryLimit: 100,
    retryDelay: 2,
    retryDelayMax: 900,
    expireInSeconds: DELIVERY_LEASE_MS / 1_000,
    notify: false,
    retentionSeconds: RETENTION_SECONDS,
  },
  'deliver-ticket-reply': { ...retried, ...watched, retryLimit: 10, retryDelay: 2, retryDelayMax: 300 },
  // A job works for some seconds and queues the next; only reading a file is one job. The lease is longer than that.
  'lead-import': {
    ...retried,
    ...watched,
    retryLimit: 10,
    retryDelay: 2,
    retryDelayMax: 300,
    expireInSeconds: 400,
  },
  // Retried only when its worker died. The lease is longer than a task.
  'draft-task': { ...retried, ...watched, retryLimit: 2, retryDelay: 2, expireInSeconds: 400 },
  // For about a day.
  'set-up-billing': { ...retried, ...watched, retryLimit: 50, retryDelay: 30, retryDelayMax: 1_800 },
  'publish-scheduled': { ...retried, ...watched, retryLimit: 10, retryDelay: 2, retryDelayMax: 300 },
  // `short`: one waits at most, and one for a later change begins while the last one waits for its second purge. For a day.
  'purge-cdn': {
    ...retried,
    ...watched,
    policy: 'short',
    retryLimit: 1_500,
    retryDelay: 2,
    retryDelayMax: 60,
  },
  // Not retried: the schedule runs them again.
  sweep: scheduled,
  'fold-statistics': scheduled,
  'lead-reminders': scheduled,
  'call-reminders': scheduled,
  // Four at a time, each for as long as it may take, for 100 people.
  'read-calendars': { ...scheduled, expireInSeconds: 600 },
  'invoice-reminders': scheduled,
  'proposal-reminders': scheduled,
  'clean-up': scheduled,
}

/** Cron expressions, in UTC. */
export const schedules: Partial<Record<JobName, string>> = {
  sweep: '* * * * *',
  'fold-statistics': '* * * * *',
  'lead-reminders': '*/5 * * * *',
  'call-reminders': '* * * * *',
  'read-calendars': '*/5 * * * *',
  'invoice-reminders': '*/15 * * * *',
  'proposal-reminders': '*/15 * * * *',
  'clean-up': '17 * * * *',
}

export const jobNames = Object.keys(queues) as JobName[]
