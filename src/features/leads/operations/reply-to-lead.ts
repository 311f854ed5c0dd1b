import { eq, and } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { queueEmail } from '@/features/mail/queue-email'
import { displayName } from '@/lib/person-name'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction, isoTime } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/once'
import type { Context } from '@/lib/server/http/authorize'
import { leads, outbox } from '@/payload-tables'
import type { LogLeadReplyInput, ReplyToLeadInput } from '../board-schemas'
import type { ActivityData, LeadStatus } from '../rules'
import { lockLeadForStaff } from './lock-lead'
import { createOpenToken } from './open-token'

/** What the board shows after a reply. */
type ReplyResult = { status: LeadStatus; firstReplyAt: string | null }

/**
 * Adds a reply to the history of a lead. The hooks of the collection stop the clock and move a new lead to contacted. As the
 * system, because staff cannot write an activity's data; the activity names the user of the request as its actor.
 */
async function logReply(req: PayloadRequest, lead: string, data: ActivityData): Promise<ReplyResult> {
  const activity = { lead, type: 'reply_logged' as const, data }
  await asSystem(req).create({ collection: 'lead-activities', data: activity, depth: 0 })
  return findReplyState(req, lead)
}

/** Returns what a reply has changed, as the transaction sees it. */
async function findReplyState(req: PayloadRequest, lead: string): Promise<ReplyResult> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ status: leads.status, firstReplyAt: isoTime(leads.firstReplyAt) })
    .from(leads)
    .where(eq(leads.id, lead))
  if (!row) throw new Error('the lead was not returned')
  return row
}

/**
 * Records that a lead was answered elsewhere, with or without what was said: stops the clock and sends nothing. Throws
 * AppError 'not_found' for a deleted lead.
 */
export async function logLeadReply(
  { req }: Context,
  { lead, text }: LogLeadReplyInput,
): Promise<ReplyResult> {
  return inTransaction(req, async () => {
    await lockLeadForStaff(req, lead)
    return logReply(req, lead, { elsewhere: true, ...(text && { note: text }) })
  })
}

const REPLY = 'lead-reply'

/**
 * Sends a reply to a lead, in its language unless another is chosen: queues the email, stops the clock, moves a new lead to
 * contacted and records the content, in one transaction. The worker sends the email, later if the mail server is down. A
 * repeated submission with the same content sends nothing again. Throws AppError 'not_found' for a deleted lead.
 */
export async function replyToLead(
  { req, user }: Context,
  { lead: leadId, subject, text, language, submission_id }: ReplyToLeadInput,
): Promise<ReplyResult> {
  return inTransaction(req, async () => {
    const lead = await lockLeadForStaff(req, leadId)
    const content = [leadId, subject, text]
    const id = submissionRowId('outbox', { user: user?.id, content, id: submission_id })
    const db = await databaseOf(req)
    const isSame = and(eq(outbox.subjectId, id), eq(outbox.recipient, lead.email))
    const [queued] = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.kind, REPLY), isSame))
    if (queued) return findReplyState(req, leadId)
    const used = language ?? lead.language
    const reply = await logReply(req, leadId, { note: text, subject, language: used, email: id })
    const author = user ? displayName(user) : null
    const pixel = await createOpenToken(req, { lead: leadId, email: id })
    await queueEmail(req, {
      kind: REPLY,
      subjectId: id,
      recipient: lead.email,
      language: used,
      data: { subject, text, author, ...(pixel && { pixel }) },
    })
    return reply
  })
}
