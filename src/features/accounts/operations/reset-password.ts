import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { isVerified } from '@/lib/server/auth/account-conditions'
import { hasPasswordLink, linkAccountsByEmail, lockEmail } from '@/lib/server/auth/account-rows'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { consumeRateLimit, resetRateLimit } from '@/lib/server/http/rate-limit'
import { digestOf, isExpired } from '@/lib/server/auth/email-link'
import { endSessions, createSession } from '@/lib/server/auth/session'
import type { Role } from '@/lib/roles'
import { users } from '@/payload-tables'
import type { newPasswordSchema } from '../schemas'
import { queuePasswordChangedEmail, assertPasswordAllowed } from './set-password'

/**
 * Sets the password with the token of a reset link or an invitation, which works once. Verifies the address, ends every
 * session and starts one in this browser. Throws AppError 'link_expired' when the token is expired, used or unknown.
 */
export async function resetPassword(
  { req, address, ...browser }: BrowserContext,
  { token, password }: z.output<typeof newPasswordSchema>,
): Promise<{ user: { id: string; email: string; role: Role; language: Language } }> {
  await consumeRateLimit('emailLink', address)
  if (isExpired(token)) throw new AppError('link_expired')
  const digest = digestOf(token)
  const [account] = await (
    await databaseOf(req)
  )
    .select({ email: users.email })
    .from(users)
    .where(hasPasswordLink(digest))
  if (!account) throw new AppError('link_expired')
  const result = await inTransaction(req, async () => {
    await lockEmail(req, account.email)
    // The row is locked until the commit: a second request with the same token finds it used.
    const { id, email, role, language } = users
    const db = await databaseOf(req)
    const [owner] = await db
      .select({ id, email, role, language, verified: isVerified })
      .from(users)
      .where(hasPasswordLink(digest))
      .for('no key update')
    if (!owner) throw new AppError('link_expired')
    await assertPasswordAllowed(password, owner.role)
    await endSessions(req, owner.id)
    await asSystem(req).update({
      collection: 'users',
      id: owner.id,
      data: { password, _verified: true, resetPasswordToken: null, resetPasswordExpiration: null },
    })
    await db.update(users).set({ _verificationToken: null }).where(eq(users.id, owner.id))
    // Only the verification of the address links the account to a client, not a new password.
    if (!owner.verified) await linkAccountsByEmail(req, { email: owner.email, user: owner.id })
    // An invited account had no password that someone could have changed.
    if (owner.verified) await queuePasswordChangedEmail(req, owner)
    return { user: await createSession(req, owner.id, browser) }
  })
  // The link is used, so the next request needs another email.
  await resetRateLimit('resetEmails', account.email)
  return result
}
