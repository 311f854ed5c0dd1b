import { createHash } from 'node:crypto'

import { createLocalReq, type EmailAdapter, type SendEmailOptions } from 'payload'

import { env } from '@/env'
import { defaultLanguage } from '@/i18n/languages'
import { queueEmail } from './queue-email'

const sender = /^(?:(.*?)\s*<)?([^<>]+)>?$/.exec(env.MAIL_FROM)

/** Nodemailer accepts streams and files too, which Payload never sends. */
const textOf = (content: SendEmailOptions['text']): string => (typeof content === 'string' ? content : '')

/** Payload's email adapter: what Payload sends becomes a row of the outbox, which the worker sends. */
export const outboxEmailAdapter: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromName: sender?.[1] ?? '',
  defaultFromAddress: sender?.[2] ?? env.MAIL_FROM,
  sendEmail: async (message) => {
    const { subject, html, text } = message
    const content = { subject: subject ?? '', html: textOf(html), text: textOf(text) }
    await queueEmail(await createLocalReq({}, payload), {
      kind: 'payload',
      subjectId: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
      recipient: recipientOf(message),
      language: defaultLanguage,
      data: content,
    })
  },
})

/** Payload sends to one plain address at a time. */
function recipientOf({ to }: SendEmailOptions): string {
  if (typeof to !== 'string') throw new TypeError('an email has one recipient')
  return to
}
