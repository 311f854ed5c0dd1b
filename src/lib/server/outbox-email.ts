import { createHash } from 'node:crypto'

import type { EmailAdapter, SendEmailOptions } from 'payload'

import { env } from '@/env'
import { defaultLanguage } from '@/i18n/languages'
import { asSystemAlone } from './db'

const from = /^(?:(.*?)\s*<)?([^<>]+)>?$/.exec(env.MAIL_FROM)

/** Payload's mail port over the outbox: its own mails are rows that the worker sends, like all others. */
export const outboxEmail: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromName: from?.[1] ?? '',
  defaultFromAddress: from?.[2] ?? env.MAIL_FROM,
  sendEmail: async (message) => {
    const { subject, html, text } = message
    const content = { subject: String(subject ?? ''), html: String(html ?? ''), text: String(text ?? '') }
    await asSystemAlone(payload).create({
      collection: 'outbox',
      data: {
        kind: 'finished',
        subjectId: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
        recipient: recipientOf(message),
        language: defaultLanguage,
        status: 'pending',
        attempts: 0,
        data: content,
      },
    })
  },
})

/** Payload writes to one person at a time, by plain address. */
function recipientOf({ to }: SendEmailOptions): string {
  if (typeof to !== 'string') throw new TypeError('a mail has one recipient')
  return to
}
