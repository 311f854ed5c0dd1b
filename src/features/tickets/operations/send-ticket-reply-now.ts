import { AppError } from '@/lib/app-error'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { PendingReplyInput } from '../board-schemas'
import { requireOwnReplyState } from './require-own-reply-state'
import { sendPendingReply } from './send-pending-reply'

/**
 * Sends a pending reply of the signed-in user at once. Succeeds too when it has been sent already. Throws AppError
 * 'not_found' when it was undone, or when its ticket was deleted.
 */
export async function sendTicketReplyNow(
  { req }: Context,
  { reply }: PendingReplyInput,
): Promise<{ isSent: true }> {
  return inTransaction(req, async () => {
    const state = await requireOwnReplyState(req, reply)
    if (
      state === 'pending' &&
      !(await sendPendingReply(req, reply)) &&
      (await requireOwnReplyState(req, reply)) !== 'sent'
    )
      throw new AppError('not_found')
    return { isSent: true }
  })
}
