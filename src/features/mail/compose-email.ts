import { toPlainText } from '@react-email/render'
import { z } from 'zod'

import type { OutgoingEmail } from './smtp'
import { oneLine, type EmailContext, type Template } from './render/content'
import type { WaitingEmail } from './outbox'
import { renderEmail } from './render/render-email'

/** An email that Payload itself wrote (payload-adapter.ts). */
const payloadEmailData = z.object({ subject: z.string(), html: z.string(), text: z.string() })

/** The template of each kind of email. The worker has all of them (src/worker/email-templates.ts). */
export type EmailTemplates = Readonly<Record<string, Template | undefined>>

/** Renders a row of the outbox. Throws when its kind has no template or the template cannot read its data. */
export async function composeEmail(
  { id, kind, data }: WaitingEmail,
  context: EmailContext,
  templates: EmailTemplates,
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
