import type { Payload } from 'payload'
import { z } from 'zod'

import { countLead, foldLeadStatistics, uncountedLeads } from '@/features/leads/jobs/count-leads'
import { queueInvoiceReminders } from '@/features/invoices/jobs/queue-invoice-reminders'
import { queueProposalReminders } from '@/features/proposals/jobs/queue-proposal-reminders'
import { queueLeadEmails, leadsMissingEmails } from '@/features/leads/jobs/queue-lead-emails'
import { queueLeadReminders } from '@/features/leads/jobs/queue-lead-reminders'
import { deliverEmail } from '@/features/mail/deliver-email'
import { overdueEmails } from '@/features/mail/outbox'
import { waitingDraftTasks } from '@/features/proposal-generator/jobs/draft-rows'
import { runDraftTask } from '@/features/proposal-generator/jobs/run-draft-task'
import { pendingBilling, retryBilling } from '@/features/proposals/jobs/retry-billing'
import { dueSchedules, runSchedule } from '@/features/publishing/jobs/run-schedule'
import { dueReplies, sendDueReply } from '@/features/tickets/jobs/send-due-reply'
import { PermanentJobError, type Handlers } from '@/lib/server/jobs/definitions'
import { announceNow } from '@/lib/server/live/announce'
import { enqueue } from '@/lib/server/jobs/enqueue'
import type { Mailer } from '@/features/mail/smtp'
import { cleanUp } from './clean-up'
import { emailTemplates } from './email-templates'

/** How many rows one sweep queues. The next sweep continues. */
const MAX_SWEPT_ROWS = 1000

/** Returns the handler of each queue. Without a mailer, emails stay in the outbox. */
export const createHandlers = (payload: Payload, mailer: Mailer | null): Handlers => ({
  'lead-follow-up': async ({ leadId }) => {
    const id = requireId(leadId)
    await countLead(payload, id)
    const emailIds = await queueLeadEmails(payload, id)
    // Capture announces nothing itself: its commits must not wait for each other.
    await announceNow(payload, 'leads', id)
    if (mailer) await Promise.all(emailIds.map((outboxId) => enqueue('send-mail', { outboxId })))
  },
  'send-mail': async ({ outboxId }) => {
    if (mailer) await deliverEmail(payload, { mailer, templates: emailTemplates }, requireId(outboxId))
  },
  'deliver-ticket-reply': async ({ replyId }) => sendDueReply(payload, requireId(replyId)),
  'draft-task': async ({ draftId }) => runDraftTask(payload, requireId(draftId)),
  'set-up-billing': async ({ proposalId }) => retryBilling(payload, requireId(proposalId)),
  'publish-scheduled': async ({ scheduleId }) => runSchedule(payload, requireId(scheduleId)),
  sweep: async () => {
    const leads = new Set([
      ...(await leadsMissingEmails(payload, MAX_SWEPT_ROWS)),
      ...(await uncountedLeads(payload, MAX_SWEPT_ROWS)),
    ])
    const replies = await dueReplies(payload, MAX_SWEPT_ROWS)
    const drafts = await waitingDraftTasks(payload, MAX_SWEPT_ROWS)
    const unbilled = await pendingBilling(payload, MAX_SWEPT_ROWS)
    const publications = await dueSchedules(payload, MAX_SWEPT_ROWS)
    const emails = mailer ? await overdueEmails(payload, MAX_SWEPT_ROWS) : []
    await Promise.all([
      ...[...leads].map((leadId) => enqueue('lead-follow-up', { leadId })),
      ...replies.map((replyId) => enqueue('deliver-ticket-reply', { replyId })),
      ...drafts.map((draftId) => enqueue('draft-task', { draftId })),
      ...unbilled.map((proposalId) => enqueue('set-up-billing', { proposalId })),
      ...publications.map(({ id, at }) => enqueue('publish-scheduled', { scheduleId: id, at })),
      ...emails.map((outboxId) => enqueue('send-mail', { outboxId })),
    ])
  },
  'fold-statistics': () => foldLeadStatistics(payload),
  'lead-reminders': async () => {
    const emailIds = await queueLeadReminders(payload)
    if (mailer) await Promise.all(emailIds.map((outboxId) => enqueue('send-mail', { outboxId })))
  },
  'invoice-reminders': async () => void (await queueInvoiceReminders(payload)),
  'proposal-reminders': async () => void (await queueProposalReminders(payload)),
  'clean-up': () => cleanUp(payload),
})

/** Throws a PermanentJobError for a job whose data have no valid id: a retry cannot succeed. */
function requireId(value: unknown): string {
  const { success, data } = z.uuid().safeParse(value)
  if (!success) throw new PermanentJobError('the job has no valid row id')
  return data
}
