import type { Payload } from 'payload'
import { z } from 'zod'

import { followUp, leadsWithoutMails } from '@/features/leads/jobs/follow-up'
import { deliver } from '@/features/shell/mail/deliver'
import { overdueMails } from '@/features/shell/mail/outbox'
import { enqueue, HopelessJob, type Handlers } from '@/lib/server/jobs'
import type { Mailer } from '@/lib/server/mail'
import { cleanUp } from './clean-up'

/** How many rows one sweep queues; the next one goes on. */
const sweepLimit = 1000

/** What the worker does for each queue. Without a mailer, mails stay in the outbox until there is one. */
export const handlers = (payload: Payload, mailer: Mailer | null): Handlers => ({
  'lead-follow-up': async ({ leadId }) => {
    const owed = await followUp(payload, uuid(leadId))
    if (mailer) await Promise.all(owed.map((outboxId) => enqueue('send-mail', { outboxId })))
  },
  'send-mail': async ({ outboxId }) => {
    if (mailer) await deliver(payload, mailer, uuid(outboxId))
  },
  sweep: async () => {
    const leads = await leadsWithoutMails(payload, sweepLimit)
    const mails = mailer ? await overdueMails(payload, sweepLimit) : []
    await Promise.all([
      ...leads.map((leadId) => enqueue('lead-follow-up', { leadId })),
      ...mails.map((outboxId) => enqueue('send-mail', { outboxId })),
    ])
  },
  'clean-up': () => cleanUp(payload),
})

/** A job whose data name no row can never be done. */
function uuid(value: unknown): string {
  const { success, data } = z.uuid().safeParse(value)
  if (!success) throw new HopelessJob('the job names no row')
  return data
}
