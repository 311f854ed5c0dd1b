import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { enqueue } from '@/lib/server/jobs/enqueue'
import { log } from '@/lib/server/log'

/** Leads that were captured while the statement before theirs runs: their jobs are inserted together. */
const waiting: string[] = []
let isRunning = false

/**
 * Queues the job of a lead that was captured, after its commit and without waiting for it: the job's commit notifies the
 * worker, and commits that notify run one after the other. When it is lost, the sweep finds the lead.
 */
export function queueFollowUp({ payload }: PayloadRequest, leadId: string): void {
  waiting.push(leadId)
  if (!isRunning) void insertJobs(payload)
}

async function insertJobs(payload: Payload): Promise<void> {
  isRunning = true
  try {
    const req = await createLocalReq({}, payload)
    while (waiting.length > 0)
      await enqueue(
        req,
        'lead-follow-up',
        waiting.splice(0).map((leadId) => ({ leadId })),
      )
  } catch (err) {
    log.error({ err }, 'jobs of leads were not queued')
  } finally {
    isRunning = false
  }
}
