import { and, eq } from 'drizzle-orm'

import { displayName } from '@/lib/person-name'
import { queueEmail } from '@/features/mail/queue-email'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/submission-row-id'
import type { Context } from '@/lib/server/http/authorize'
import { outbox } from '@/payload-tables'
import type { ReplyToLeadInput } from '../board-schemas'
import { lockLeadForStaff } from './lock-lead'
import { findReplyState, logReply, type ReplyResult } from './log-reply'

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
    await queueEmail(req, {
      kind: REPLY,
      subjectId: id,
      recipient: lead.email,
      language: used,
      data: { subject, text, author },
    })
    return reply
  })
}
