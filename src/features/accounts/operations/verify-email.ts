import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { linkAccountsByEmail, lockEmail } from '@/lib/server/auth/account-rows'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { digestOf, isExpired, isSignUpProof } from '@/lib/server/auth/email-link'
import { verifyPassword } from '@/lib/server/auth/password'
import { createSession, readSignUpCookie } from '@/lib/server/auth/session'
import type { Role } from '@/lib/roles'
import { users } from '@/payload-tables'
import type { verifySchema } from '../schemas'

type Pending = { id: string; email: string; hash: string | null; salt: string | null }

const canVerify = (digest: string) => and(eq(users._verificationToken, digest), eq(users._verified, false))

/**
 * Verifies an address by the link in an email, and signs in. A browser other than the one that signed up must also send
 * the password of the sign-up: otherwise the owner of the mailbox could activate an account with someone else's
 * password. Throws AppError 'link_expired' when the token is expired, used or unknown, 'password_needed' without a
 * password, and 'mismatch' with a wrong one.
 */
export async function verifyEmail(
  { req, address, ...browser }: BrowserContext,
  { token, password }: z.output<typeof verifySchema>,
): Promise<{ role: Role; language: Language }> {
  await consumeRateLimit('emailLink', address)
  if (isExpired(token)) throw new AppError('link_expired')
  const digest = digestOf(token)
  const pending = await findPendingAccount(req, digest)
  if (!isSignUpProof(digest, readSignUpCookie(browser.requestHeaders)))
    await checkSignUpPassword(password, pending)
  return inTransaction(req, async () => {
    await lockEmail(req, pending.email)
    // The condition on the hash fails when the password was replaced since it was checked.
    const { id, email, hash, role, language } = users
    const isSame = and(eq(id, pending.id), eq(email, pending.email), sql`${hash} = ${pending.hash}`)
    const db = await databaseOf(req)
    const [account] = await db
      .update(users)
      .set({ _verified: true, _verificationToken: null, updatedAt: sql`now()` })
      .where(and(isSame, canVerify(digest)))
      .returning({ role, language })
    if (!account) throw new AppError('link_expired')
    await linkAccountsByEmail(req, { email: pending.email, user: pending.id })
    await createSession(req, pending.id, browser)
    return account
  })
}

async function findPendingAccount(req: PayloadRequest, digest: string): Promise<Pending> {
  const { id, email, hash, salt } = users
  const db = await databaseOf(req)
  const [pending] = await db.select({ id, email, hash, salt }).from(users).where(canVerify(digest))
  if (!pending) throw new AppError('link_expired')
  return pending
}

async function checkSignUpPassword(password: string | null | undefined, pending: Pending): Promise<void> {
  if (!password) throw new AppError('password_needed', { fields: { password: 'required' } })
  await consumeRateLimit('passwordCheck', `verify ${pending.email}`)
  if (!(await verifyPassword(password, pending)))
    throw new AppError('mismatch', { fields: { password: 'not_chosen' } })
}
