import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import { MARK_SENT_TIMEOUT_MS, SEND_TIMEOUT_MS } from '@/lib/server/jobs/delivery-timeouts'
import { causeOf, log } from '@/lib/server/log'
import { PermanentMailError, type Mailer } from './smtp'
import { composeEmail, type EmailTemplates } from './compose-email'
import { findEmailContext } from './email-context'
import { findWaitingEmail, markFailed, markSent } from './outbox'

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
    if (isPermanent)
      log.error({ email: id, kind: email.kind, reason: error.message }, 'email cannot be delivered')
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
