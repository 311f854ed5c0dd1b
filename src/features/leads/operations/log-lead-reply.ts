import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { LogLeadReplyInput } from '../board-schemas'
import { lockLeadForStaff } from './lock-lead'
import { logReply, type ReplyResult } from './log-reply'

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
