import { log } from '@/lib/server/log'
import { getBoss } from './boss'
import type { JobData, JobName } from './definitions'

type PendingJob = { key: string; data: object; startAfter?: Date; settle: (isQueued: boolean) => void }

const BATCH_MS = 20
const batches = new Map<JobName, PendingJob[]>()

/**
 * Adds a job, unless one for the same row is already queued or active. Jobs within BATCH_MS are inserted in one statement.
 * A worker runs it no earlier than `delaySeconds` from now, or than `startAt` (an ISO time). Resolves to whether the queue
 * has the job. Never throws: a failure is logged, and the sweep finds the row.
 */
export function enqueue<Name extends JobName>(
  name: Name,
  data: JobData[Name],
  { delaySeconds = 0, startAt }: { delaySeconds?: number; startAt?: string } = {},
): Promise<boolean> {
  return new Promise((settle) => {
    const batch = batches.get(name) ?? []
    const delayed = delaySeconds ? new Date(Date.now() + delaySeconds * 1_000) : undefined
    const startAfter = startAt ? new Date(startAt) : delayed
    if (batch.push({ key: Object.values(data).join(), data, startAfter, settle }) > 1) return
    batches.set(name, batch)
    setTimeout(() => void insertBatch(name), BATCH_MS)
  })
}

async function insertBatch(name: JobName): Promise<void> {
  const batch = batches.get(name) ?? []
  batches.delete(name)
  const jobs = batch.map(({ key, data, startAfter }) => ({ data, singletonKey: key, startAfter }))
  const isQueued = await getBoss()
    .then((boss) => boss.insert(name, jobs))
    .then(
      () => true,
      (error: Error) => {
        log.error({ err: error, queue: name, jobs: batch.length }, 'jobs: not queued')
        return false
      },
    )
  for (const { settle } of batch) settle(isQueued)
}
