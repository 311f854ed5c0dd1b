import { toPlainText } from '@react-email/render'
import { z } from 'zod'

import { addressTaken } from '@/features/accounts/mail/address-taken'
import { invitation, linked } from '@/features/accounts/mail/invitation'
import { passwordChanged } from '@/features/accounts/mail/password-changed'
import { resetPasswordMail } from '@/features/accounts/mail/reset-password'
import { verifyAddress } from '@/features/accounts/mail/verify-address'
import { leadAcknowledgement } from '@/features/leads/mail/lead-acknowledgement'
import { leadNotification } from '@/features/leads/mail/lead-notification'
import { ticketAnswered, ticketOpened } from '@/features/tickets/mail/agency-mails'
import { ticketReply, ticketStatus } from '@/features/tickets/mail/client-mails'
import type { OutgoingMail } from '@/lib/server/mail'
import { oneLine, type MailContext, type Template } from './content'
import type { ClaimedMail } from './outbox'
import { renderMail } from './render'

/** Every kind of mail and its template. */
const templates: Record<string, Template | undefined> = {
  'lead-notification': leadNotification,
  'lead-acknowledgement': leadAcknowledgement,
  'ticket-opened': ticketOpened,
  'ticket-answered': ticketAnswered,
  'ticket-reply': ticketReply,
  'ticket-status': ticketStatus,
  'verify-address': verifyAddress,
  'address-taken': addressTaken,
  'reset-password': resetPasswordMail,
  'password-changed': passwordChanged,
  invitation,
  linked,
}

const finishedData = z.object({ subject: z.string(), html: z.string(), text: z.string() })

/** The row as a mail. Throws when its kind is unknown or its data are not what the template needs. */
export async function compose({ id, kind, data }: ClaimedMail, context: MailContext): Promise<OutgoingMail> {
  if (kind === 'finished') return finished(id, data, context)
  const template = templates[kind]
  if (!template) throw new Error(`No template for a mail of kind ${kind}`)
  return renderMail(id, template(data, context), context)
}

/** A mail that Payload wrote. */
function finished(id: string, data: unknown, { recipient }: MailContext): OutgoingMail {
  const { subject, html, text } = finishedData.parse(data)
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return { id, to: recipient, subject: oneLine(subject), html, text: text || toPlainText(html), headers }
}
