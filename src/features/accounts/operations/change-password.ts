import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { queueEmail } from '@/features/mail/queue-email'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import type { Role } from '@/lib/roles'
import { findDeviceOwner, lockEmail } from '@/lib/server/auth/account-rows'
import { isCommonPassword, verifyPassword } from '@/lib/server/auth/password'
import { setDeviceCookie } from '@/lib/server/auth/known-device'
import { endSessions, clearSessionCookies } from '@/lib/server/auth/session'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { consumeRateLimit, resetRateLimit } from '@/lib/server/http/rate-limit'
import { users } from '@/payload-tables'
import { passwordError } from '../rules'
import type { changePasswordSchema } from '../schemas'

/** Throws AppError 'invalid' with the field `password` when it is too short for the role, or common. */
export async function assertPasswordAllowed(password: string, role: Role): Promise<void> {
  const error = passwordError(password, role) ?? ((await isCommonPassword(password)) ? 'common' : undefined)
  if (error)
    throw new AppError('invalid', { fields: { password: role === 'client' ? error : `staff_${error}` } })
}

/** Queues the email that tells the owner of the account that the password was changed. */
export async function queuePasswordChangedEmail(
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
