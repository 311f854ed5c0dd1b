import type { Payload } from 'payload'
import { toPlainText } from '@react-email/render'
import { z } from 'zod'
import { setTimeout as wait } from 'node:timers/promises'

import { env } from '@/env'
import { legalIdentityOf, senderLine } from '@/features/settings/rules'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { MARK_SENT_TIMEOUT_MS, SEND_TIMEOUT_MS } from '@/lib/server/jobs/definitions'
import { causeOf, logPerMinute } from '@/lib/server/log'
import { type WaitingEmail, findWaitingEmail, markFailed, markSent } from './outbox'
import { type EmailContext, oneLine, type Template } from './render/content'
import { renderEmail } from './render/render-email'
import { type OutgoingEmail, PermanentMailError, type Mailer } from './smtp'

/** Returns what templates need in addition to the data: the recipient, and the sender from the current site settings. */
export async function findEmailContext(
  payload: Payload,
  recipient: string,
  language: Language,
): Promise<EmailContext> {
  const settings = await asSystemWithoutRequest(payload).findGlobal({
    slug: 'site-settings',
    locale: language,
    depth: 0,
  })
  const { brand, email, phone, agencyZone, legal, offices } = settings
  return {
    language,
    recipient,
    siteUrl: env.SITE_URL,
    brand,
    email: email ?? null,
    phone: phone ?? null,
    sender: senderLine(legalIdentityOf(legal)),
    // Settings that were never saved have no zone.
    zone: agencyZone || 'UTC',
    places: Object.fromEntries((offices ?? []).flatMap(({ zone, city }) => (city ? [[zone, city]] : []))),
  }
}

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

/**
 * Sends an email of the outbox, unless it was sent. For its job only, of which one runs at a time. Marks it as failed when it
 * cannot be rendered or the mail server rejects it for good. Any other failure is noted and throws, so that the job is
 * retried. `signal` aborts the attempt; its timeout starts with the job.
 */
export async function deliverEmail(
  payload: Payload,
  { mailer, templates }: { mailer: Mailer; templates: EmailTemplates },
  id: string,
  signal = AbortSignal.timeout(SEND_TIMEOUT_MS),
): Promise<void> {
  const email = await findWaitingEmail(payload, id)
  if (!email) return
  try {
    const context = await findEmailContext(payload, email.recipient, email.language)
    const outgoing = await composeEmail(email, context, templates).catch((error: unknown) => {
      throw new PermanentMailError(`not composed: ${(error as Error).message}`)
    })
    await mailer.send(outgoing, signal)
  } catch (error) {
    const isPermanent = error instanceof PermanentMailError
    if (isPermanent) {
      const line = { email: id, kind: email.kind, reason: error.message }
      // A server that is set up wrongly refuses all of them; the outbox has the reason of each.
      logPerMinute('undelivered', 'error', line, 'email cannot be delivered', { lines: 10 })
    }
    if (await markFailed(payload, id, causeOf(error), isPermanent)) throw error
    return
  }
  await retryUntilTimeout(() => markSent(payload, id), MARK_SENT_TIMEOUT_MS)
}

/** Retries each second: the email is sent, and a restart of the database must not cause a second delivery. */
async function retryUntilTimeout(work: () => Promise<void>, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(1_000)
    }
  }
}
