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
} from '@/features/proposal-signing/mail/signing-emails'
import { clientReplied, ticketOpened } from '@/features/tickets/mail/staff-emails'
import { ticketReply, ticketStatus } from '@/features/tickets/mail/client-emails'
import type { EmailTemplates } from '@/features/mail/compose-email'

/** The template of each kind of email. */
export const emailTemplates: EmailTemplates = {
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
