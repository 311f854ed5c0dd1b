import type { z } from 'zod'

import { limitAttempt } from '@/lib/server/auth/account-limits'
import { mailboxKey } from '@/lib/server/mailbox'
import { findAccountByEmail, isInvited, lockEmail } from '@/lib/server/auth/account-rows'
import { inTransaction } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { isSignUpProof, signUpProofOf } from '@/lib/server/auth/email-link'
import { simulateQueueEmail } from '@/features/mail/queue-email'
import { setSignUpCookie, readSignUpCookie } from '@/lib/server/auth/session-cookies'
import type { resendSchema } from '../schemas'
import { hasReachedMailboxLimit } from './mailbox-limits'
import { queueInvitationEmail, queueVerificationEmail, createVerificationLink } from './queue-link-emails'

/**
 * Queues the email that verifies an address again. The response is the same whether there is an account to verify. The
 * browser that signed up gets a cookie that matches the new link; the cookies of other browsers match no link. Nothing is
 * sent to a deactivated account, or to an address that has reached its daily limit: the last link still works.
 */
export async function resendVerification(
  { req, address, requestHeaders, responseHeaders }: BrowserContext,
  { email, next }: z.output<typeof resendSchema>,
): Promise<object> {
  await consumeRateLimit('emailLink', address)
  await limitAttempt('email', { account: `resend ${mailboxKey(email)}`, address })
  const [link, unusedLink] = [createVerificationLink(), createVerificationLink()]
  const proof = readSignUpCookie(requestHeaders)
  const cookieLink = await inTransaction(req, async () => {
    await lockEmail(req, email)
    const owner = await findAccountByEmail(req, email)
    const isFull = await hasReachedMailboxLimit(req, owner?.client ? 'invitation' : 'verify-address', email)
    if (!owner || owner.verified || owner.deactivated || isFull) await simulateQueueEmail(req)
    // An invited account has no password yet.
    else if (isInvited(owner)) await queueInvitationEmail(req, owner, next)
    else {
      await queueVerificationEmail(req, owner, link, next)
      if (owner.verification && isSignUpProof(owner.verification, proof)) return link
    }
    return unusedLink
  })
  // Whether a cookie is set, and that it changes, depends on the request alone: it does not reveal whether there is an
  // account.
  if (proof) setSignUpCookie(responseHeaders, signUpProofOf(cookieLink.digest))
  return {}
}
