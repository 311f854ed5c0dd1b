import type { z } from 'zod'

import { AppError } from '@/lib/app-error'
import type { Context } from '@/lib/server/http/authorize'
import { runJobsNow } from '@/lib/server/jobs/run-jobs-now'
import { log } from '@/lib/server/log'
import { countFailedEmails, countPendingEmails, takePendingEmailIds, requeueFailedEmails } from '../outbox'
import type { resendSchema } from '../schemas'

/**
 * Sends emails of the outbox now: retries failed ones, and sends waiting ones without their delay; only those of the last
 * seven days, at most 1,000 at a time. Returns how many are sent, and how many of that kind remain for another call.
 * Throws AppError 'conflict' if a single email was already sent, or cannot be sent again because its data is erased.
 */
export async function resendEmails(
  { req: { payload }, user }: Context,
  input: z.output<typeof resendSchema>,
): Promise<{ emails: number; remaining: number }> {
  const ids = await emailsToSend(payload, input)
  if ('email' in input && ids.length === 0) throw new AppError('conflict')
  log.info({ user: user?.id, emails: ids.length }, 'emails are sent again')
  await runJobsNow(
    payload,
    'send-mail',
    ids.map((id) => ({ key: id, data: { outboxId: id } })),
  )
  return { emails: ids.length, remaining: await countRemaining(payload, input, ids.length) }
}

/** The waiting emails of this call are still waiting, and do not count. */
async function countRemaining(
  payload: Context['req']['payload'],
  input: z.output<typeof resendSchema>,
  sent: number,
): Promise<number> {
  if (!('all' in input)) return 0
  if (input.all === 'failed') return countFailedEmails(payload)
  return Math.max(0, (await countPendingEmails(payload)) - sent)
}

async function emailsToSend(
  payload: Context['req']['payload'],
  input: z.output<typeof resendSchema>,
): Promise<string[]> {
  if ('all' in input)
    return input.all === 'failed' ? requeueFailedEmails(payload) : takePendingEmailIds(payload)
  const requeued = await requeueFailedEmails(payload, input.email)
  return requeued.length > 0 ? requeued : takePendingEmailIds(payload, input.email)
}
