import { PgBoss, type ConstructorOptions, type JobResult, type JobWithMetadata, type Queue } from 'pg-boss'

import { env } from '@/env'
import { causeOf, log } from './log'

/** What follows later: queues on Postgres, installed by the owner, filled by web and worker, worked by the worker. */

/** What each queue's jobs hold. A job names a row; what is to be done is read from the row when it runs. */
export type JobData = {
  'lead-follow-up': { leadId: string }
  'send-mail': { outboxId: string }
  sweep: object
  'clean-up': object
}
export type JobName = keyof JobData
export type Handlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }

/** A job that can never succeed: it is set aside at once instead of being tried again. */
export class HopelessJob extends Error {}

const setAside = 'set-aside'
/** `exclusive`: of the jobs with one key, a single one waits, runs or waits for its next try. */
const basic = { policy: 'exclusive', notify: true, heartbeatSeconds: 10, expireInSeconds: 120 } as const
const retried = { ...basic, deadLetter: setAside, retryBackoff: true } as const

/** Delays in seconds. */
const queues: Record<JobName, Omit<Queue, 'name'>> = {
  'lead-follow-up': { ...retried, retryLimit: 10, retryDelay: 2, retryDelayMax: 300 },
  // With these delays a mail server may be away for about a day.
  'send-mail': { ...retried, retryLimit: 100, retryDelay: 2, retryDelayMax: 900 },
  // The next minute and the next hour are the second try.
  sweep: { ...basic, retryLimit: 0 },
  'clean-up': { ...basic, retryLimit: 0 },
}
const schedules: Partial<Record<JobName, string>> = { sweep: '* * * * *', 'clean-up': '17 * * * *' }
const names = Object.keys(queues) as JobName[]

function open(options: ConstructorOptions): PgBoss {
  const boss = new PgBoss({
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    connectionTimeoutMillis: 5_000,
    ...options,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: the database did not answer'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, `jobs: ${message}`))
  return boss
}

/**
 * Creates or migrates pg-boss's schema, queues and schedules, as the owner of the database: the runtime role changes
 * no schema. Idempotent; one caller at a time (scripts/migrate.ts holds the lock).
 */
export async function installJobs(ownerUrl: string): Promise<void> {
  const boss = open({
    connectionString: ownerUrl,
    migrate: true,
    createSchema: true,
    supervise: false,
    schedule: false,
    registerInstance: false,
    max: 2,
  })
  await boss.start()
  try {
    await boss.createQueue(setAside, { retentionSeconds: 90 * 24 * 3600 })
    for (const name of names) {
      const { policy, ...settings } = queues[name]
      await boss.createQueue(name, { policy, ...settings })
      await boss.updateQueue(name, settings)
      const cron = schedules[name]
      if (cron) await boss.schedule(name, cron)
    }
  } finally {
    await boss.stop()
  }
}

let current: Promise<PgBoss> | undefined

/** This process's pg-boss: the worker's own, else one that only sends, opened at the first job. */
function sender(): Promise<PgBoss> {
  current ??= open({
    connectionString: env.DATABASE_URL,
    supervise: false,
    schedule: false,
    registerInstance: false,
    max: 2,
  }).start()
  // A database that was away at the first job is asked again at the next one.
  current.catch(() => (current = undefined))
  return current
}

type Waiting = { key: string; data: object; settle: (kept: boolean) => void }
const waiting = new Map<JobName, Waiting[]>()
const gatherMilliseconds = 20

/**
 * Adds a job, unless one for the same row already waits or runs. Answers whether the queue has it; never throws: a
 * failure is logged, and the sweep finds the row. Jobs of one moment go in one statement.
 */
export function enqueue<Name extends JobName>(name: Name, data: JobData[Name]): Promise<boolean> {
  return new Promise((settle) => {
    const batch = waiting.get(name) ?? []
    if (batch.push({ key: Object.values(data).join(), data, settle }) > 1) return
    waiting.set(name, batch)
    setTimeout(() => void flush(name), gatherMilliseconds)
  })
}

async function flush(name: JobName): Promise<void> {
  const batch = waiting.get(name) ?? []
  waiting.delete(name)
  const jobs = batch.map(({ key, data }) => ({ data, singletonKey: key }))
  const kept = await sender()
    .then((boss) => boss.insert(name, jobs))
    .then(
      () => true,
      (error: Error) => (
        log.error({ err: error, queue: name, jobs: batch.length }, 'jobs: not queued'),
        false
      ),
    )
  for (const { settle } of batch) settle(kept)
}

/**
 * Waits until Postgres answers (a minute or so), prepares the handlers, works all queues and keeps their schedules.
 * `stop` lets running jobs finish.
 */
export async function startWorker(
  prepare: () => Promise<Handlers>,
): Promise<{ stop: (milliseconds: number) => Promise<void> }> {
  const boss = open({
    connectionString: env.DATABASE_URL,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    reindex: false,
    max: 6,
  })
  current = boss.start({ attempts: 7 })
  await current
  const handlers = await prepare()
  const many = { localConcurrency: 2, batchSize: 5, burstWhenBatchFull: true }
  const options = { perJobResults: true, includeMetadata: true, notifyPollingIntervalSeconds: 5 } as const
  for (const name of names) {
    const handler = handlers[name] as (data: object) => Promise<void>
    await boss.work<object, unknown, typeof options>(
      name,
      { ...options, ...(schedules[name] ? {} : many) },
      (jobs) => Promise.all(jobs.map((job) => run(job, handler))),
    )
  }
  const stop = async (milliseconds: number) => {
    await boss.stop({ graceful: true, timeout: milliseconds })
    current = undefined
  }
  return { stop }
}

/** One job of a batch, whose failure is its own. */
async function run(
  job: JobWithMetadata<object>,
  handler: (data: object) => Promise<void>,
): Promise<JobResult> {
  try {
    await handler(job.data)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const last = error instanceof HopelessJob || job.retryCount >= job.retryLimit
    const cause = causeOf(error)
    const details = { err: cause, queue: job.name, job: job.id, retryCount: job.retryCount }
    if (last) log.error(details, 'jobs: set aside')
    else log.warn(details, 'jobs: to be tried again')
    return { id: job.id, status: last ? 'deadletter' : 'failed', output: { message: cause.message } }
  }
}
