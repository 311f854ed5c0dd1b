import { manyLines, oneLine, type Block, type Template } from '@/features/mail/render/content'
import { emailTexts, type EmailTexts } from '@/features/mail/render/translate'
import { staffEmailData, ticketThread, type StaffEmailData } from './ticket-email-data'

/** An email to staff about a ticket, with the text and a link to the ticket in the admin. */
const staffEmail =
  (kind: 'opened' | 'clientReplied'): Template =>
  (data, context) => {
    const ticket = staffEmailData.parse(data)
    const t = emailTexts(context.language)
    const names = { title: oneLine(ticket.title, 120), author: oneLine(ticket.author, 80) }
    const href = `${context.siteUrl}/admin/collections/tickets/${ticket.ticketId}`
    const hint = t('mail.layout.address', { address: href })
    const subject = ticket.priority === 'urgent' ? 'urgentSubject' : 'subject'
    return {
      subject: t(`mail.ticket.${kind}.${subject}`, names),
      preview: oneLine(ticket.body, 140),
      title: t(`mail.ticket.${kind}.title`, names),
      blocks: [
        { kind: 'facts', rows: facts(ticket, t) },
        ...reopenedNote(ticket, t),
        {
          kind: 'quote',
          label: t('mail.ticket.words'),
          text: manyLines(ticket.body),
          language: ticket.authorLanguage,
        },
        { kind: 'button', label: t('mail.ticket.toStaff'), href, hint },
        { kind: 'paragraph', text: t('mail.ticket.answerThere') },
      ],
      footer: t(ticket.isOwner ? 'mail.ticket.whyOwner' : 'mail.ticket.whyStaff', { brand: context.brand }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      thread: ticketThread(ticket.ticketId),
    }
  }

/** To staff: a client opened a ticket. */
export const ticketOpened = staffEmail('opened')

/** To staff: a client replied to a ticket. */
export const clientReplied = staffEmail('clientReplied')

function facts(ticket: StaffEmailData, t: EmailTexts) {
  const { title, client, company, priority, authorLanguage, proposal } = ticket
  const named = [oneLine(client, 80), oneLine(company ?? '', 80)].filter(Boolean).join(', ')
  return [
    { label: t('mail.ticket.ticket'), value: oneLine(title) },
    ...(proposal ? [{ label: t('mail.ticket.proposal'), value: oneLine(proposal) }] : []),
    { label: t('mail.ticket.client'), value: named },
    { label: t('mail.ticket.priority'), value: t(`admin.tickets.priorities.${priority}`) },
    { label: t('mail.ticket.authorLanguage'), value: t(`admin.common.languages.${authorLanguage}`) },
  ]
}

const reopenedNote = (ticket: StaffEmailData, t: EmailTexts): Block[] =>
  ticket.reopened ? [{ kind: 'paragraph', text: t('mail.ticket.reopened') }] : []
