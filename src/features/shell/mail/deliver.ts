import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import { causeOf } from '@/lib/server/log'
import { log } from '@/lib/server/log'
import { MailRefused, type Mailer } from '@/lib/server/mail'
import { compose } from './compose'
import { mailContext } from './context'
import { claim, giveBack, markSent } from './outbox'

/**
 * Sends one mail of the outbox, once, whoever else tries at the same time. A mail that cannot be composed or that the
 * server refuses is given up; any other failure puts it back and throws, so that its job is tried again.
 */
export async function deliver(payload: Payload, mailer: Mailer, id: string): Promise<void> {
  const mail = await claim(payload, id)
  if (!mail) return
  try {
    const context = await mailContext(payload, mail.recipient, mail.language)
    const composed = await compose(mail, context).catch((error: Error) => {
      throw new MailRefused(`not composed: ${error.message}`)
    })
    await mailer.send(composed)
  } catch (error) {
    const final = error instanceof MailRefused
    if (final) log.error({ mail: id, kind: mail.kind, reason: error.message }, 'mail given up')
    if (await giveBack(payload, id, causeOf(error), final)) throw error
    return
  }
  await patiently(() => markSent(payload, id))
}

/** The mail is out: a database that restarts now must not make it go out twice. Tries for a minute. */
async function patiently(work: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(1_000)
    }
  }
}
