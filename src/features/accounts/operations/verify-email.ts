import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { AppError } from '@/lib/app-error'
import { linkByAddress, lockAddress } from '@/lib/server/account-rows'
import { inTransaction, sql, statement } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { consume } from '@/lib/server/limits'
import { digestOf, isOver, isProofOf } from '@/lib/server/mail-link'
import { isPassword } from '@/lib/server/password'
import { openSession, signUpOf } from '@/lib/server/session'
import type { Role } from '../rules'
import type { verifySchema } from '../schemas'

type Pending = { id: string; email: string; hash: string; salt: string }

/**
 * Proves the address of an account by the link of its mail, once, links the account with its client and opens a
 * session. Only for whoever chose its password, by the browser that did or by the password: who holds the mailbox must
 * not put the password of somebody else to work.
 */
export async function verifyEmail(
  { req, address, sent, answer }: BrowserContext,
  { token, password }: z.output<typeof verifySchema>,
): Promise<{ role: Role }> {
  await consume('mailLink', address)
  if (isOver(token)) throw new AppError('link_over')
  const digest = digestOf(token)
  const pending = await pendingOf(req, digest)
  if (!isProofOf(digest, signUpOf(sent))) await requireChosen(password, pending)
  return inTransaction(req, async () => {
    await lockAddress(req, pending.email)
    // The password that was checked is still the one that is kept, or the link is over.
    const [account] = await sql<{ role: Role }>(
      req,
      statement`
        update users set _verified = true, _verificationtoken = null, updated_at = now()
        where id = ${pending.id} and email = ${pending.email} and hash = ${pending.hash}
          and _verificationtoken = ${digest} and _verified is false returning role`,
    )
    if (!account) throw new AppError('link_over')
    await linkByAddress(req, { email: pending.email, user: pending.id })
    await openSession(req, pending.id, answer)
    return { role: account.role }
  })
}

async function pendingOf(req: PayloadRequest, digest: string): Promise<Pending> {
  const [pending] = await sql<Pending>(
    req,
    statement`select id, email, hash, salt from users where _verificationtoken = ${digest} and _verified is false`,
  )
  if (!pending) throw new AppError('link_over')
  return pending
}

/** Refuses whoever does not know the password that would begin to work. */
async function requireChosen(password: string | null | undefined, pending: Pending): Promise<void> {
  if (!password) throw new AppError('password_needed', { fields: { password: 'required' } })
  await consume('passwordCheck', `verify ${pending.email}`)
  if (!(await isPassword(password, pending)))
    throw new AppError('mismatch', { fields: { password: 'not_chosen' } })
}
