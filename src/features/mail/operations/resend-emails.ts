import { z } from 'zod'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { log } from '@/lib/server/log'
import { countFailedEmails, countWaitingEmails, takeWaitingEmailIds, requeueFailedEmails } from '../outbox'

/** One email by its id, or all that wait or have failed. */
export const resendSchema = z.union([
  z.strictObject({ email: z.uuid() }),
  z.strictObject({ all: z.enum(['pending', 'failed']) }),
])

/**
 * Sends emails of the outbox now: retries failed ones, and sends waiting ones without their delay; only those of the last
 * seven days, at most 1,000 at a time. Returns how many are sent, and how many of that kind remain for another call.
 * Throws AppError 'conflict' if a single email was already sent, or cannot be sent again because its data is erased.
 */
export async function resendEmails(
  { req, user }: Context,
  input: z.output<typeof resendSchema>,
): Promise<{ emails: number; remaining: number }> {
  const emails = await inTransaction(req, async () => {
    const ids = await emailsToSend(req, input)
    const jobs = ids.map((outboxId) => ({ outboxId }))
    await enqueue(req, 'send-mail', jobs)
    return ids.length
  })
  if ('email' in input && emails === 0) throw new AppError('conflict')
  log.info({ user: user?.id, emails }, 'emails are sent again')
  return { emails, remaining: await countRemaining(req.payload, input, emails) }
}

/** The waiting emails of this call are still waiting, and do not count. */
async function countRemaining(
  payload: Context['req']['payload'],
  input: z.output<typeof resendSchema>,
  sent: number,
): Promise<number> {
  if (!('all' in input)) return 0
  if (input.all === 'failed') return countFailedEmails(payload)
  return Math.max(0, (await countWaitingEmails(payload)) - sent)
}

async function emailsToSend(req: PayloadRequest, input: z.output<typeof resendSchema>): Promise<string[]> {
  if ('all' in input) return input.all === 'failed' ? requeueFailedEmails(req) : takeWaitingEmailIds(req)
  const requeued = await requeueFailedEmails(req, input.email)
  return requeued.length > 0 ? requeued : takeWaitingEmailIds(req, input.email)
}
