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
  while (waiting.length > 0) {
    const leads = waiting.splice(0).map((leadId) => ({ leadId }))
    const req = await createLocalReq({}, payload)
    await enqueue(req, 'lead-follow-up', leads).catch((err: unknown) =>
      log.error({ err, leads: leads.length }, 'jobs of leads were not queued'),
    )
  }
  isRunning = false
}
