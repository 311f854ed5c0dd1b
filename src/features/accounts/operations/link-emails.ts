import type { PayloadRequest } from 'payload'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { hasReachedDailyLimit, queueEmail, simulateQueueEmail } from '@/features/mail/queue-email'
import type { Language } from '@/i18n/languages'
import { limitAttempt } from '@/lib/server/auth/account-limits'
import { type AccountRow, findAccountByEmail, isInvited, lockEmail } from '@/lib/server/auth/account-rows'
import {
  createEmailLink,
  type EmailLink,
  isSignUpProof,
  signUpProofOf,
  storePasswordLink,
} from '@/lib/server/auth/email-link'
import { setSignUpCookie, readSignUpCookie } from '@/lib/server/auth/session'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { mailboxKey } from '@/lib/server/mailbox'
import { users } from '@/payload-tables'
import type { resendSchema } from '../schemas'

/**
 * How many emails of each kind a mailbox gets in 24 hours when strangers request them, from all networks together. The
 * first verification or invitation, which the sign-up or staff cause, counts too; so strangers can cause two of each kind.
 */
const maxPerDay = { 'verify-address': 3, invitation: 3, 'address-taken': 2 } as const

/**
 * Whether no more emails of this kind may be sent to the address at the request of a stranger. Callers must then also leave
 * alone what the email would replace: the links that its owner has still work.
 */
export const hasReachedMailboxLimit = (
  req: PayloadRequest,
  kind: keyof typeof maxPerDay,
  recipient: string,
): Promise<boolean> => hasReachedDailyLimit(req, { kind, recipient }, maxPerDay[kind])

type Recipient = { id: string; email: string; language: Language; name: string | null }

const VERIFICATION_SECONDS = 3 * 86_400

/** Creates a link that verifies an email address. */
export const createVerificationLink = (): EmailLink => createEmailLink(VERIFICATION_SECONDS)

/** Queues the email that verifies an address. Links of earlier ones stop working. */
export async function queueVerificationEmail(
  req: PayloadRequest,
  recipient: Recipient,
  { token, digest }: EmailLink,
  next?: string,
): Promise<void> {
  const db = await databaseOf(req)
  await db.update(users).set({ _verificationToken: digest }).where(eq(users.id, recipient.id))
  const { email, language, name } = recipient
  const data = { token, name, next: next ?? null }
  await queueEmail(req, { kind: 'verify-address', subjectId: digest, recipient: email, language, data })
}

/** Queues the email with a link to set a new password: the link of the earlier one, while it is fresh. */
export async function queueResetEmail(
  req: PayloadRequest,
  recipient: Recipient,
  next?: string,
): Promise<void> {
  const { token } = await storePasswordLink(req, recipient, 'reset')
  const { email, language, name } = recipient
  const data = { token, name, next: next ?? null }
  await queueEmail(req, { kind: 'reset-password', subjectId: randomUUID(), recipient: email, language, data })
}

/** The same for the first password of an invited account. */
export async function queueInvitationEmail(
  req: PayloadRequest,
  recipient: Pick<AccountRow, 'id' | 'email' | 'language' | 'name' | 'role'>,
  next?: string,
): Promise<void> {
  const { token } = await storePasswordLink(req, recipient, 'invite')
  const { email, language, name, role } = recipient
  await queueEmail(req, {
    kind: 'invitation',
    subjectId: randomUUID(),
    recipient: email,
    language,
    data: { token, name, next: next ?? null, staff: role !== 'client' },
  })
}

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
