import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { queueEmail, simulateQueueEmail } from '@/features/mail/queue-email'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import type { Role } from '@/lib/roles'
import { limitAttempt } from '@/lib/server/auth/account-limits'
import {
  findDeviceOwner,
  lockEmail,
  isVerified,
  findAccountByEmail,
  isInvited,
  hasPasswordLink,
  linkAccountsByEmail,
} from '@/lib/server/auth/account-rows'
import { digestOf, isExpired } from '@/lib/server/auth/email-link'
import { setDeviceCookie, findKnownDevice } from '@/lib/server/auth/known-device'
import { isCommonPassword, verifyPassword } from '@/lib/server/auth/password'
import { endSessions, clearSessionCookies, createSession } from '@/lib/server/auth/session'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { consumeRateLimit, resetRateLimit, tryConsumeRateLimit } from '@/lib/server/http/rate-limit'
import { mailboxKey } from '@/lib/server/mailbox'
import { users } from '@/payload-tables'
import { passwordError } from '../rules'
import type { changePasswordSchema, addressSchema, newPasswordSchema } from '../schemas'
import { queueInvitationEmail, queueResetEmail } from './link-emails'

/** Throws AppError 'invalid' with the field `password` when it is too short for the role, or common. */
export async function assertPasswordAllowed(password: string, role: Role): Promise<void> {
  const error = passwordError(password, role) ?? ((await isCommonPassword(password)) ? 'common' : undefined)
  if (error)
    throw new AppError('invalid', { fields: { password: role === 'client' ? error : `staff_${error}` } })
}

/** Queues the email that tells the owner of the account that the password was changed. */
async function queuePasswordChangedEmail(
  req: PayloadRequest,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const data = { at: new Date().toISOString() }
  await queueEmail(req, {
    kind: 'password-changed',
    subjectId: randomUUID(),
    recipient: email,
    language,
    data,
  })
}

/**
 * Changes the password of the signed-in user, ends all other sessions and forgets all other browsers. Throws AppError
 * 'invalid' with the field `currentPassword` when that is wrong.
 */
export async function changePassword(
  { req, user, requestHeaders, responseHeaders }: BrowserContext,
  { currentPassword, password }: z.output<typeof changePasswordSchema>,
): Promise<object> {
  if (!user) throw new AppError('unauthenticated')
  await consumeRateLimit('passwordCheck', user.id)
  const [current] = await (
    await databaseOf(req)
  )
    .select({ hash: users.hash, salt: users.salt })
    .from(users)
    .where(eq(users.id, user.id))
  if (!current || !(await verifyPassword(currentPassword, current)))
    throw new AppError('invalid', { fields: { currentPassword: 'wrong' } })
  await assertPasswordAllowed(password, user.role)
  await inTransaction(req, async () => {
    await lockEmail(req, user.email)
    const db = await databaseOf(req)
    // Does not overwrite a password that another request has changed meanwhile.
    const unchanged = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), sql`${users.hash} = ${current.hash}`))
      .for('no key update')
    if (unchanged.length === 0) throw new AppError('invalid', { fields: { currentPassword: 'wrong' } })
    await asSystem(req).update({ collection: 'users', id: user.id, data: { password } })
    // Reset links that were sent before stop working.
    await db
      .update(users)
      .set({ resetPasswordToken: null, resetPasswordExpiration: null })
      .where(eq(users.id, user.id))
    await queuePasswordChangedEmail(req, user)
  })
  await resetRateLimit('resetEmails', user.email)
  // The new password forgets the browsers of the account, but this one has just proved that it belongs to the owner.
  const owner = await findDeviceOwner(req.payload, user.email)
  if (owner) setDeviceCookie(responseHeaders, requestHeaders, owner)
  return {}
}

/** Ends every session of the signed-in user, including this one. */
export async function signOutEverywhere({ req, user, responseHeaders }: BrowserContext): Promise<object> {
  if (!user) throw new AppError('unauthenticated')
  await endSessions(req, user.id)
  clearSessionCookies(responseHeaders)
  return {}
}

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
