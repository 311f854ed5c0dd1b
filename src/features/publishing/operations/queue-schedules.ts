import type { PayloadRequest } from 'payload'

import { afterTransaction } from '@/lib/server/db/after-transaction'
import { enqueue } from '@/lib/server/jobs/enqueue'

/** Queues the jobs of schedules when the transaction of the request commits. */
export const queueSchedules = (req: PayloadRequest, ids: readonly string[], at: string): Promise<void> =>
  afterTransaction(req, async (outcome) => {
    // After a commit whose result is unknown, the sweep finds the rows.
    if (outcome === 'committed')
      for (const scheduleId of ids) void enqueue('publish-scheduled', { scheduleId, at }, { startAt: at })
  })
