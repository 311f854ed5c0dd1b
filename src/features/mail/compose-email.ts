import { toPlainText } from '@react-email/render'
import { z } from 'zod'

import { addressTaken } from '@/features/accounts/mail/address-taken'
import { invitation, linked } from '@/features/accounts/mail/invitation'
import { passwordChanged } from '@/features/accounts/mail/password-changed'
import { resetPasswordEmail } from '@/features/accounts/mail/reset-password'
import { verifyAddress } from '@/features/accounts/mail/verify-address'
import { invoiceIssued, invoiceOverdue, invoiceStillOverdue } from '@/features/invoices/mail/invoice-emails'
import { leadAcknowledgement } from '@/features/leads/mail/lead-acknowledgement'
import { leadNotification } from '@/features/leads/mail/lead-notification'
import { leadReply } from '@/features/leads/mail/lead-reply'
import { leadAssigned, leadReminder } from '@/features/leads/mail/staff-lead-emails'
import { proposalReminder, proposalSent } from '@/features/proposals/mail/client-emails'
import { proposalUnsigned } from '@/features/proposals/mail/owner-emails'
import {
  proposalDeclined,
  proposalSigned,
  proposalSignedOwner,
} from '@/features/proposals/mail/signing-emails'
import { clientReplied, ticketOpened } from '@/features/tickets/mail/staff-emails'
import { ticketReply, ticketStatus } from '@/features/tickets/mail/client-emails'
import type { OutgoingEmail } from './smtp'
import { oneLine, type EmailContext, type Template } from './render/content'
import type { ClaimedEmail } from './outbox'
import { renderEmail } from './render/render-email'

/** The template of each kind of email. */
export const templates: Record<string, Template | undefined> = {
  'lead-notification': leadNotification,
  'lead-acknowledgement': leadAcknowledgement,
  'lead-reply': leadReply,
  'lead-assigned': leadAssigned,
  'lead-reminder': leadReminder,
  'ticket-opened': ticketOpened,
  'ticket-client-replied': clientReplied,
  'ticket-reply': ticketReply,
  'ticket-status': ticketStatus,
  'invoice-issued': invoiceIssued,
  'invoice-overdue': invoiceOverdue,
  'invoice-still-overdue': invoiceStillOverdue,
  'proposal-sent': proposalSent,
  'proposal-reminder': proposalReminder,
  'proposal-unsigned': proposalUnsigned,
  'proposal-signed': proposalSigned,
  'proposal-signed-owner': proposalSignedOwner,
  'proposal-declined': proposalDeclined,
  'verify-address': verifyAddress,
  'address-taken': addressTaken,
  'reset-password': resetPasswordEmail,
  'password-changed': passwordChanged,
  invitation,
  linked,
}

/** An email that Payload itself wrote (payload-adapter.ts). */
const payloadEmailData = z.object({ subject: z.string(), html: z.string(), text: z.string() })

/** Renders a row of the outbox. Throws when its kind has no template or the template cannot read its data. */
export async function composeEmail(
  { id, kind, data }: ClaimedEmail,
  context: EmailContext,
): Promise<OutgoingEmail> {
  if (kind === 'payload') return composePayloadEmail(id, data, context)
  const template = templates[kind]
  if (!template) throw new Error(`No template for an email of kind ${kind}`)
  return renderEmail(id, template(data, context), context)
}

function composePayloadEmail(id: string, data: unknown, { recipient }: EmailContext): OutgoingEmail {
  const { subject, html, text } = payloadEmailData.parse(data)
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return { id, to: recipient, subject: oneLine(subject), html, text: text || toPlainText(html), headers }
}
