import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { lt } from 'drizzle-orm'
import { findCallOffer } from '@/features/calls/jobs/find-call-offer'
import { queueCallReminders } from '@/features/calls/jobs/queue-call-reminders'
import { readCalendars } from '@/features/calls/jobs/read-calendars'
import { countLead, foldLeadStatistics, uncountedLeads } from '@/features/leads/jobs/count-leads'
import { queueInvoiceReminders } from '@/features/invoices/jobs/queue-invoice-reminders'
import { queueProposalReminders } from '@/features/proposals/jobs/queue-proposal-reminders'
import { queueLeadEmails, leadsMissingEmails } from '@/features/leads/jobs/queue-lead-emails'
import { deleteOldImportRows, runLeadImport } from '@/features/leads/jobs/run-lead-import'
import { queueLeadReminders } from '@/features/leads/jobs/queue-lead-reminders'
import { deliverEmail } from '@/features/mail/deliver-email'
import { runDraftTask } from '@/features/proposal-generator/jobs/run-draft-task'
import { retryBilling } from '@/features/proposals/jobs/retry-billing'
import { queueAlerts } from '@/features/system/jobs/queue-alerts'
import { runSchedule } from '@/features/publishing/jobs/run-schedule'
import { sendDueReply } from '@/features/tickets/jobs/send-due-reply'
import { purgeCdn } from '@/lib/server/cache/purge-cdn'
import { PermanentJobError, type Handlers } from '@/lib/server/jobs/definitions'
import { announceNow } from '@/lib/server/live/announce'
import { enqueue } from '@/lib/server/jobs/enqueue'
import type { Mailer } from '@/features/mail/smtp'
import { deleteOldEmails, eraseOldEmails } from '@/features/mail/outbox'
import { eraseTranscripts } from '@/features/proposal-generator/jobs/draft-rows'
import { rateLimits, submissions } from '@/lib/server/db/own-tables'
import { autocommitDatabase, sql } from '@/lib/server/db/sql'
import { form_drafts } from '@/payload-tables'
import { emailTemplates } from './email-templates'

/**
 * Erases old emails, transcripts and rows of imports, and deletes emails of a year ago and expired form drafts, submissions and rate limits. Runs
 * every hour.
 */
export async function cleanUp(payload: Payload): Promise<void> {
  await eraseOldEmails(payload)
  await deleteOldEmails(payload)
  await eraseTranscripts(payload)
  await deleteOldImportRows(payload)
  const db = autocommitDatabase(payload)
  await db.delete(form_drafts).where(lt(form_drafts.expiresAt, sql`now()`))
  await db.delete(submissions).where(lt(submissions.createdAt, sql`now() - interval '30 days'`))
  // rate-limiter-flexible stores milliseconds.
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`))
}

/** How many leads one sweep queues. The next sweep continues. */
const MAX_SWEPT_LEADS = 1000

/** Returns the handler of each queue. Without a mailer, the jobs of emails wait. */
export const createHandlers = (payload: Payload, mailer: Mailer | null): Handlers => ({
  'lead-follow-up': async ({ leadId }) => {
    const id = requireId(leadId)
    await countLead(payload, id)
    await queueLeadEmails(payload, id, (lead) => findCallOffer(payload, lead))
    // Capture announces nothing itself: its commits must not wait for each other.
    await announceNow(payload, 'leads', id)
  },
  ...(mailer && {
    'send-mail': async ({ outboxId }) =>
      deliverEmail(payload, { mailer, templates: emailTemplates }, requireId(outboxId)),
  }),
  'lead-import': async ({ importId }) => runLeadImport(payload, requireId(importId)),
  'deliver-ticket-reply': async ({ replyId }) => sendDueReply(payload, requireId(replyId)),
  'draft-task': async ({ draftId }) => runDraftTask(payload, requireId(draftId)),
  'set-up-billing': async ({ proposalId }) => retryBilling(payload, requireId(proposalId)),
  'publish-scheduled': async ({ scheduleId }) => runSchedule(payload, requireId(scheduleId)),
  'purge-cdn': purgeCdn,
  sweep: async () => {
    const leads = new Set([
      ...(await leadsMissingEmails(payload, MAX_SWEPT_LEADS)),
      ...(await uncountedLeads(payload, MAX_SWEPT_LEADS)),
    ])
    const jobs = [...leads].map((leadId) => ({ leadId }))
    await enqueue(await createLocalReq({}, payload), 'lead-follow-up', jobs)
    await queueAlerts(payload)
  },
  'fold-statistics': () => foldLeadStatistics(payload),
  'lead-reminders': async () => void (await queueLeadReminders(payload)),
  'call-reminders': async () => void (await queueCallReminders(payload)),
  'read-calendars': () => readCalendars(payload),
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
