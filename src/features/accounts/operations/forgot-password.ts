import type { z } from 'zod'

import { limitAttempt } from '@/lib/server/auth/account-limits'
import { findAccountByEmail, findDeviceOwner, isInvited, lockEmail } from '@/lib/server/auth/account-rows'
import { inTransaction } from '@/lib/server/db/sql'
import { findKnownDevice } from '@/lib/server/auth/known-device'
import { mailboxKey } from '@/lib/server/mailbox'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { consumeRateLimit, tryConsumeRateLimit } from '@/lib/server/http/rate-limit'
import { simulateQueueEmail } from '@/features/mail/queue-email'
import type { addressSchema } from '../schemas'
import { queueInvitationEmail, queueResetEmail } from './queue-link-emails'

/**
 * Queues the email with a link to set a new password. The response is the same for an unknown address and for a deactivated
 * account, to which nothing is sent. Limited by address and network together, so that nobody can use up the requests of the
 * owner. Above the limit of an address over all networks nothing is sent: the link of the last email still works, because
 * repeated requests do not replace it.
 */
export async function forgotPassword(
  { req, address, requestHeaders }: BrowserContext,
  { email, next }: z.output<typeof addressSchema>,
): Promise<object> {
  const device = findKnownDevice(requestHeaders, await findDeviceOwner(req.payload, email))
  if (!device) await consumeRateLimit('signInNetwork', address)
  const isKnown = await limitAttempt('email', { account: mailboxKey(email), address, device })
  const hasReachedLimit = !isKnown && !(await tryConsumeRateLimit('resetEmails', mailboxKey(email)))
  await inTransaction(req, async () => {
    await lockEmail(req, email)
    const owner = await findAccountByEmail(req, email)
    if (!owner || owner.deactivated || hasReachedLimit) return simulateQueueEmail(req)
    // An invitation is valid for longer than a reset link, which would replace it.
    return (isInvited(owner) ? queueInvitationEmail : queueResetEmail)(req, owner, next)
  })
  return {}
}
