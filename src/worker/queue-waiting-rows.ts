import { createLocalReq, type Payload } from 'payload'

import { waitingImports } from '@/features/leads/jobs/run-lead-import'
import { waitingEmails } from '@/features/mail/outbox'
import { waitingDraftTasks } from '@/features/proposal-generator/jobs/draft-rows'
import { pendingBilling } from '@/features/proposals/jobs/retry-billing'
import { waitingSchedules } from '@/features/publishing/jobs/run-schedule'
import { queueSchedules } from '@/features/publishing/operations/schedules'
import { pendingReplies, queueReply } from '@/features/tickets/jobs/send-due-reply'
import { enqueue } from '@/lib/server/jobs/enqueue'

/**
 * Queues the jobs of all rows that wait for one, at the start of a worker. Rows and jobs are committed together, so normally
 * they have one; but not those of an earlier version, of a backup without the jobs, or whose job was given up. Pauses before
 * retries end, too: whatever they waited for may be what the restart is about.
 */
export async function queueWaitingRows(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const emails = await waitingEmails(payload)
  const drafts = await waitingDraftTasks(payload)
  const proposals = await pendingBilling(payload)
  const imports = await waitingImports(payload)
  await enqueue(
    req,
    'send-mail',
    emails.map((outboxId) => ({ outboxId })),
  )
  await enqueue(
    req,
    'draft-task',
    drafts.map((draftId) => ({ draftId })),
  )
  await enqueue(
    req,
    'set-up-billing',
    proposals.map((proposalId) => ({ proposalId })),
  )
  await enqueue(
    req,
    'lead-import',
    imports.map((importId) => ({ importId })),
  )
  for (const reply of await pendingReplies(payload)) await queueReply(req, reply)
  for (const { id, at } of await waitingSchedules(payload)) await queueSchedules(req, [id], at)
}
