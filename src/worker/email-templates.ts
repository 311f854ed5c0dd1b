import {
  addressTaken,
  invitation,
  linked,
  passwordChanged,
  resetPasswordEmail,
  verifyAddress,
} from '@/features/accounts/mail/account-emails'
import { calendarEmails } from '@/features/calls/mail/calendar-emails'
import { personCallEmails } from '@/features/calls/mail/person-call-emails'
import { visitorCallEmails } from '@/features/calls/mail/visitor-call-emails'
import { invoiceIssued, invoiceOverdue, invoiceStillOverdue } from '@/features/invoices/mail/invoice-emails'
import { leadAcknowledgement, leadReply } from '@/features/leads/mail/lead-emails'
import { leadNotification, leadAssigned, leadReminder } from '@/features/leads/mail/staff-lead-emails'
import { proposalReminder, proposalSent, proposalUnsigned } from '@/features/proposals/mail/proposal-emails'
import {
  proposalDeclined,
  proposalSigned,
  proposalSignedOwner,
} from '@/features/proposal-signing/mail/signing-emails'
import { alertBackup, alertJobs, alertLeads } from '@/features/system/mail/alert-emails'
import { clientReplied, ticketOpened, ticketReply, ticketStatus } from '@/features/tickets/mail/ticket-emails'
import type { EmailTemplates } from '@/features/mail/deliver-email'

/** The template of each kind of email. */
export const emailTemplates: EmailTemplates = {
  'lead-notification': leadNotification,
  'lead-acknowledgement': leadAcknowledgement,
  'lead-reply': leadReply,
  'lead-assigned': leadAssigned,
  'lead-reminder': leadReminder,
  ...visitorCallEmails,
  ...personCallEmails,
  ...calendarEmails,
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
  'alert-jobs': alertJobs,
  'alert-leads': alertLeads,
  'alert-backup': alertBackup,
}
