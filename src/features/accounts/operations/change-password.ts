import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { AppError } from '@/lib/app-error'
import { findDeviceOwner, lockEmail } from '@/lib/server/auth/account-rows'
import { setDeviceCookie } from '@/lib/server/auth/known-device'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { consumeRateLimit, resetRateLimit } from '@/lib/server/http/rate-limit'
import { verifyPassword } from '@/lib/server/auth/password'
import { users } from '@/payload-tables'
import type { changePasswordSchema } from '../schemas'
import { queuePasswordChangedEmail, assertPasswordAllowed } from './set-password'

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
