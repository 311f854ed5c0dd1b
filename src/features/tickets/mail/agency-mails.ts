import { manyLines, oneLine, type Block, type Template } from '@/features/shell/mail/content'
import { mailTexts, type MailTexts } from '@/features/shell/mail/translate'
import { agencyMailData, type AgencyMailData } from './ticket-mail-data'

/** To staff: who wrote what, and the way to the ticket, where it is answered. */
const toStaff =
  (kind: 'opened' | 'answered'): Template =>
  (data, context) => {
    const ticket = agencyMailData.parse(data)
    const t = mailTexts(context.language)
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
        ...reopened(ticket, t),
        {
          kind: 'quote',
          label: t('mail.ticket.words'),
          text: manyLines(ticket.body),
          language: ticket.writesIn,
        },
        { kind: 'button', label: t('mail.ticket.toStaff'), href, hint },
        { kind: 'paragraph', text: t('mail.ticket.answerThere') },
      ],
      footer: t('mail.ticket.whyStaff', { brand: context.brand }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }

/** To staff, of a new ticket. */
export const ticketOpened = toStaff('opened')

/** To staff, of what a client wrote under a ticket. */
export const ticketAnswered = toStaff('answered')

function facts({ title, client, company, priority, writesIn }: AgencyMailData, t: MailTexts) {
  const named = [oneLine(client, 80), oneLine(company ?? '', 80)].filter(Boolean).join(', ')
  return [
    { label: t('mail.ticket.ticket'), value: oneLine(title) },
    { label: t('mail.ticket.client'), value: named },
    { label: t('mail.ticket.priority'), value: t(`admin.tickets.priorities.${priority}`) },
    { label: t('mail.ticket.writesIn'), value: t(`admin.common.languages.${writesIn}`) },
  ]
}

const reopened = (ticket: AgencyMailData, t: MailTexts): Block[] =>
  ticket.reopened ? [{ kind: 'paragraph', text: t('mail.ticket.reopened') }] : []
