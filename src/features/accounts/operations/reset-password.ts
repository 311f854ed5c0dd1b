import type { z } from 'zod'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { linkByAddress, lockAddress } from '@/lib/server/account-rows'
import { asSystem, inTransaction, sql, statement } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { consume } from '@/lib/server/limits'
import { digestOf, isOver } from '@/lib/server/mail-link'
import { endSessions, openSession } from '@/lib/server/session'
import type { Role } from '../rules'
import type { newPasswordSchema } from '../schemas'
import { owePasswordNotice, requirePassword } from './set-password'

type Owner = { id: string; email: string; role: Role; language: Language; verified: boolean }

/**
 * Sets the password of whoever holds the link of a reset or of an invitation, once. It proves the address, ends every
 * session and opens one here.
 */
export async function resetPassword(
  { req, address, answer }: BrowserContext,
  { token, password }: z.output<typeof newPasswordSchema>,
): Promise<{ user: { id: string; email: string; role: Role; language: Language } }> {
  await consume('mailLink', address)
  if (isOver(token)) throw new AppError('link_over')
  const digest = digestOf(token)
  const [asked] = await sql<{ email: string }>(
    req,
    statement`select email from users where reset_password_token = ${digest} and reset_password_expiration > now()`,
  )
  if (!asked) throw new AppError('link_over')
  return inTransaction(req, async () => {
    await lockAddress(req, asked.email)
    // The row is held until the end: of two who use one link at once, the second finds it used.
    const [owner] = await sql<Owner>(
      req,
      statement`
        select id, email, role, language, _verified is not false as verified from users
        where reset_password_token = ${digest} and reset_password_expiration > now() for no key update`,
    )
    if (!owner) throw new AppError('link_over')
    requirePassword(password, owner.role)
    await endSessions(req, owner.id)
    await asSystem(req).update({
      collection: 'users',
      id: owner.id,
      data: { password, _verified: true, resetPasswordToken: null, resetPasswordExpiration: null },
    })
    await sql(req, statement`update users set _verificationtoken = null where id = ${owner.id}`)
    // An account that was proved long ago may have been unlinked since.
    if (!owner.verified) await linkByAddress(req, { email: owner.email, user: owner.id })
    // The first password of an invitation changes nothing that its owner must be warned of.
    if (owner.verified) await owePasswordNotice(req, owner)
    return { user: await openSession(req, owner.id, answer) }
  })
}
