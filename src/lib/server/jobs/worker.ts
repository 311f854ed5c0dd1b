import type { JobResult, JobWithMetadata } from 'pg-boss'

import { env } from '@/env'
import { isPooled, poolSizes } from '@/lib/server/db/connections'
import { causeOf, logPerMinute } from '@/lib/server/log'
import { countJob } from '@/lib/server/process-counts'
import { createBoss, setBoss } from './boss'
import { pooledDatabase } from './pooled-database'
import { jobNames, PermanentJobError, type Handlers, type JobName, MAX_CONCURRENT_SENDS } from './definitions'

const batches = { localConcurrency: 2, batchSize: 5, burstWhenBatchFull: true }
const concurrency: Partial<Record<JobName, typeof batches & { pollingIntervalSeconds?: number }>> = {
  'lead-follow-up': batches,
  'purge-cdn': batches,
  // Nothing notifies of an email (definitions.ts).
  'send-mail': {
    ...batches,
    batchSize: MAX_CONCURRENT_SENDS / batches.localConcurrency,
    pollingIntervalSeconds: 1,
  },
}
const options = { perJobResults: true, includeMetadata: true, notifyPollingIntervalSeconds: 5 } as const

type Worker = {
  /** Resolves when the active jobs have finished, or after `timeoutMs`. */
  stop: (timeoutMs: number) => Promise<void>
}

/**
 * Gets the handlers, then works their queues and the schedules. Postgres must respond (`waitForDatabase`). Throws one sentence when
 * its database is not migrated.
 */
export async function startWorker(createHandlers: () => Promise<Handlers>): Promise<Worker> {
  const pooled = isPooled ? pooledDatabase() : undefined
  const started = createBoss({
    ...(pooled ? { db: pooled } : { connectionString: env.DATABASE_URL, max: poolSizes.queue }),
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    reindex: false,
  }).start()
  setBoss(started)
  const boss = await started.catch((error: unknown) => {
    if ((error as Error).message !== 'pg-boss is not installed') throw error
    throw new Error('the database has no job queue: run the command `migrate`')
  })
  const handlers = await createHandlers()
  for (const name of jobNames) {
    const handler = handlers[name] as Handler | undefined
    if (!handler) continue
    await boss.work<object, unknown, typeof options>(name, { ...options, ...concurrency[name] }, (jobs) =>
      Promise.all(jobs.map((job) => runJob(job, handler))),
    )
  }
  const stop = async (timeoutMs: number) => {
    await boss.stop({ graceful: true, timeout: timeoutMs })
    await pooled?.close()
    setBoss(undefined)
  }
  return { stop }
}

type Handler = (data: object) => Promise<void>

/** Runs one job of a batch; its failure does not fail the others. */
async function runJob(job: JobWithMetadata, handler: Handler): Promise<JobResult> {
  try {
    await handler(job.data)
    countJob(job.name, 'completed')
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const isLast = error instanceof PermanentJobError || job.retryCount >= job.retryLimit
    const cause = causeOf(error)
    const details = { err: cause, queue: job.name, job: job.id, retryCount: job.retryCount }
    if (isLast) logPerMinute(`gave up ${job.name}`, 'error', details, 'jobs: gave up')
    else logPerMinute(`retry ${job.name}`, 'warn', details, 'jobs: will be retried')
    const status = isLast ? 'deadletter' : 'failed'
    countJob(job.name, status)
    return { id: job.id, status, output: { message: cause.message } }
  }
}
