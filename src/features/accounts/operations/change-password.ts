import type { z } from 'zod'

import { AppError } from '@/lib/app-error'
import { lockAddress } from '@/lib/server/account-rows'
import { asSystem, inTransaction, sql, statement } from '@/lib/server/db'
import type { Context } from '@/lib/server/handle'
import { consume } from '@/lib/server/limits'
import { isPassword } from '@/lib/server/password'
import type { changePasswordSchema } from '../schemas'
import { owePasswordNotice, requirePassword } from './set-password'

/** Changes the password of whoever knows the present one. Other sessions end, this one goes on. */
export async function changePassword(
  { req, user }: Context,
  { currentPassword, password }: z.output<typeof changePasswordSchema>,
): Promise<object> {
  if (!user) throw new AppError('unauthenticated')
  await consume('passwordCheck', user.id)
  const [kept] = await sql<{ hash: string; salt: string }>(
    req,
    statement`select hash, salt from users where id = ${user.id}`,
  )
  if (!kept || !(await isPassword(currentPassword, kept)))
    throw new AppError('invalid', { fields: { currentPassword: 'wrong' } })
  requirePassword(password, user.role)
  await inTransaction(req, async () => {
    await lockAddress(req, user.email)
    // Whoever changed it meanwhile was first: their password stays.
    const held = await sql(
      req,
      statement`select 1 from users where id = ${user.id} and hash = ${kept.hash} for no key update`,
    )
    if (held.length === 0) throw new AppError('invalid', { fields: { currentPassword: 'wrong' } })
    await asSystem(req).update({ collection: 'users', id: user.id, data: { password } })
    // Links that were sent before end with the old password.
    await sql(
      req,
      statement`update users set reset_password_token = null, reset_password_expiration = null where id = ${user.id}`,
    )
    await owePasswordNotice(req, user)
  })
  return {}
}
