import type { PayloadRequest } from 'payload'

import { enqueue } from '@/lib/server/jobs/enqueue'

/** Queues the jobs of schedules in the transaction of the request. `at` is an ISO time. */
export const queueSchedules = (req: PayloadRequest, ids: readonly string[], at: string): Promise<void> => {
  const startAt = new Date(at).toISOString()
  const jobs = ids.map((scheduleId) => ({ scheduleId, at: startAt }))
  return enqueue(req, 'publish-scheduled', jobs, { startAt })
}
