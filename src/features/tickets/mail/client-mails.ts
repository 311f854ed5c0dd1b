import {
  manyLines,
  oneLine,
  type Block,
  type MailContent,
  type MailContext,
  type Template,
} from '@/features/shell/mail/content'
import { mailTexts } from '@/features/shell/mail/translate'
import { localizedPath } from '@/i18n/languages'
import { shownAuthor } from '../rules'
import { replyMailData, statusMailData } from './ticket-mail-data'

/** To the client, in their language: what staff wrote under the ticket. */
export const ticketReply: Template = (data, context) => {
  const { ticketId, title, author, body } = replyMailData.parse(data)
  const t = mailTexts(context.language)
  const name = oneLine(shownAuthor(author, context.brand), 80)
  return {
    subject: t('mail.ticket.reply.subject', { title: oneLine(title, 120) }),
    preview: oneLine(body, 140),
    title: t('mail.ticket.reply.title', { name }),
    ...around(context, [
      { kind: 'paragraph', text: t('mail.ticket.about', { title: oneLine(title) }) },
      { kind: 'quote', label: name, text: manyLines(body), language: context.language },
      toTicket(context, ticketId, t('mail.ticket.reply.button')),
    ]),
  }
}

/** To the client, in their language: the ticket is resolved, or closed, and what they may do then. */
export const ticketStatus: Template = (data, context) => {
  const { ticketId, title, author, status } = statusMailData.parse(data)
  const t = mailTexts(context.language)
  const name = oneLine(shownAuthor(author, context.brand), 80)
  return {
    subject: t(`mail.ticket.${status}.subject`, { title: oneLine(title, 120) }),
    preview: t(`mail.ticket.${status}.text`),
    title: t(`mail.ticket.${status}.title`, { name }),
    ...around(context, [
      { kind: 'paragraph', text: t('mail.ticket.about', { title: oneLine(title) }) },
      { kind: 'paragraph', text: t(`mail.ticket.${status}.text`) },
      toTicket(context, ticketId, t(`mail.ticket.${status}.button`)),
    ]),
  }
}

function toTicket({ siteUrl, language }: MailContext, id: string, label: string): Block {
  const href = `${siteUrl}${localizedPath(`/dashboard/tickets/${id}`, language)}`
  return { kind: 'button', label, href, hint: mailTexts(language)('mail.layout.address', { address: href }) }
}

/** What the mails to clients have in common. */
function around(
  { language, brand, email, phone }: MailContext,
  blocks: Block[],
): Pick<MailContent, 'blocks' | 'footer' | 'replyTo' | 'headers'> {
  const details = [email, phone].filter(Boolean).join(', ')
  return {
    blocks: [...blocks, { kind: 'signature', name: brand, details }],
    footer: mailTexts(language)('mail.ticket.whyClient', { brand }),
    ...(email && { replyTo: { name: brand, address: email } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
