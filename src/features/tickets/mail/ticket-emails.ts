import { z } from 'zod'
import { languages, localizedPath } from '@/i18n/languages'
import {
  manyLines,
  oneLine,
  type Block,
  type EmailContent,
  type EmailContext,
  type Template,
} from '@/features/mail/render/content'
import { emailTexts, type EmailTexts } from '@/features/mail/render/translate'
import { ticketPriorities, publicAuthorName } from '../rules'

const ticket = { ticketId: z.uuid(), title: z.string() }

/** The data of emails to staff: a ticket that a client opened, or a reply to one. */
const staffEmailData = z.object({
  ...ticket,
  priority: z.enum(ticketPriorities),
  body: z.string(),
  author: z.string(),
  client: z.string(),
  company: z.string().nullable(),
  authorLanguage: z.enum(languages),
  /** Whether the reply reopened a resolved ticket. */
  reopened: z.boolean(),
  /** The title of the proposal that the ticket is about. */
  proposal: z.string().optional(),
  /** Whether the recipient owns that proposal. Otherwise it is the agency's notification address. */
  isOwner: z.boolean().optional(),
})
export type StaffEmailData = z.infer<typeof staffEmailData>

/** The data of the email to a client about a reply. */
const replyEmailData = z.object({
  ...ticket,
  author: z.string(),
  body: z.string(),
  /** The status that the reply has set, if the client is told of it. */
  status: z.enum(['resolved', 'closed']).optional(),
})

/** The data of the email to a client about a resolved or closed ticket. */
const statusEmailData = z.object({
  ...ticket,
  author: z.string(),
  status: z.enum(['resolved', 'closed']),
})

/** All emails about a ticket are one thread. */
const ticketThread = (ticketId: string): string => `ticket-${ticketId}`

/** To the client: staff replied to the ticket, and may have resolved or closed it with the reply. */
export const ticketReply: Template = (data, context) => {
  const { ticketId, title, author, body, status } = replyEmailData.parse(data)
  const t = emailTexts(context.language)
  const name = oneLine(publicAuthorName(author, context.brand), 80)
  return {
    subject: t('mail.ticket.reply.subject', { title: oneLine(title, 120) }),
    preview: oneLine(body, 140),
    title: t('mail.ticket.reply.title', { name }),
    ...clientEmail(context, ticketId, [
      { kind: 'paragraph', text: t('mail.ticket.about', { title: oneLine(title) }) },
      { kind: 'quote', label: name, text: manyLines(body), language: context.language },
      ...(status ? [{ kind: 'paragraph' as const, text: t(`mail.ticket.${status}.text`) }] : []),
      ticketButton(context, ticketId, t(`mail.ticket.${status ?? 'reply'}.button`)),
    ]),
  }
}

/** To the client: the ticket was resolved or closed. */
export const ticketStatus: Template = (data, context) => {
  const { ticketId, title, author, status } = statusEmailData.parse(data)
  const t = emailTexts(context.language)
  const name = oneLine(publicAuthorName(author, context.brand), 80)
  return {
    subject: t(`mail.ticket.${status}.subject`, { title: oneLine(title, 120) }),
    preview: t(`mail.ticket.${status}.text`),
    title: t(`mail.ticket.${status}.title`, { name }),
    ...clientEmail(context, ticketId, [
      { kind: 'paragraph', text: t('mail.ticket.about', { title: oneLine(title) }) },
      { kind: 'paragraph', text: t(`mail.ticket.${status}.text`) },
      ticketButton(context, ticketId, t(`mail.ticket.${status}.button`)),
    ]),
  }
}

function ticketButton({ siteUrl, language }: EmailContext, id: string, label: string): Block {
  const href = `${siteUrl}${localizedPath(`/dashboard/tickets/${id}`, language)}`
  return { kind: 'button', label, href, hint: emailTexts(language)('mail.layout.address', { address: href }) }
}

/** The parts that every email to a client shares. */
function clientEmail(
  { language, brand, email, phone }: EmailContext,
  ticketId: string,
  blocks: Block[],
): Omit<EmailContent, 'subject' | 'preview' | 'title'> {
  const details = [email, phone].filter(Boolean).join(', ')
  return {
    blocks: [...blocks, { kind: 'signature', name: brand, details }],
    footer: emailTexts(language)('mail.ticket.whyClient', { brand }),
    ...(email && { replyTo: { name: brand, address: email } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    thread: ticketThread(ticketId),
  }
}

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
