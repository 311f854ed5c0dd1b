import {
  manyLines,
  oneLine,
  type Block,
  type EmailContent,
  type EmailContext,
  type Template,
} from '@/features/mail/render/content'
import { emailTexts } from '@/features/mail/render/translate'
import { localizedPath } from '@/i18n/languages'
import { publicAuthorName } from '../rules'
import { replyEmailData, statusEmailData, ticketThread } from './ticket-email-data'

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
