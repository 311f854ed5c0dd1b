import type { PayloadRequest } from 'payload'

import { queueEmail } from '@/features/mail/queue-email'
import { findClientRecipient } from './client-recipient'
import { notifiesClient } from './rules'

/** A public message of staff that the client has not been told of. */
type StaffMessage = {
  id: string
  ticket: string
  author: string
  /** Undefined for a change of the status alone. */
  body?: string
  status?: string | null
}

/**
 * Queues the email to the client about a reply, a change of the status to resolved or closed, or both, in the transaction
 * that stores it. Other status changes send none.
 */
export async function queueClientEmail(
  req: PayloadRequest,
  { id, ticket, author, body, status }: StaffMessage,
): Promise<void> {
  const finalStatus = notifiesClient(status) ? status : undefined
  if (body === undefined && !finalStatus) return
  const about = await findClientRecipient(req, ticket)
  if (!about) return
  const { recipient, language, ...data } = about
  await queueEmail(req, {
    kind: body === undefined ? 'ticket-status' : 'ticket-reply',
    subjectId: id,
    recipient,
    language,
    data: {
      ...data,
      author,
      ...(body !== undefined && { body }),
      ...(finalStatus && { status: finalStatus }),
    },
  })
}
