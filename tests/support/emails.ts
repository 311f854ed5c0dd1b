import type { Payload } from 'payload'

import { composeEmail as compose, deliverEmail as deliver } from '@/features/mail/deliver-email'
import type { Mailer } from '@/features/mail/smtp'
import { emailTemplates } from '@/worker/email-templates'

type Composed = Parameters<typeof compose>

/** Renders an email as the worker does. */
export const composeEmail = (email: Composed[0], context: Composed[1]) =>
  compose(email, context, emailTemplates)

/** Sends an email of the outbox as the worker does. */
export const deliverEmail = (payload: Payload, mailer: Mailer, id: string, signal?: AbortSignal) =>
  deliver(payload, { mailer, templates: emailTemplates }, id, signal)
