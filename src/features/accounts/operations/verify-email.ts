import type { z } from 'zod'

import { AppError } from '@/lib/app-error'
import { linkByAddress } from '@/lib/server/account-rows'
import { inTransaction, sql, statement } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { consume } from '@/lib/server/limits'
import { digestOf, isOver, isProofOf } from '@/lib/server/mail-link'
import { openSession, signUpOf } from '@/lib/server/session'
import type { Role } from '../rules'
import type { verifySchema } from '../schemas'

type Verified = {
  /** Whether a session was opened: only in the browser that asked for the mail. */
  signedIn: boolean
  role: Role
}

/** Proves the address of an account by the link of its mail, once, and links the account with its client. */
export async function verifyEmail(
  { req, address, sent, answer }: BrowserContext,
  { token }: z.output<typeof verifySchema>,
): Promise<Verified> {
  await consume('mailLink', address)
  if (isOver(token)) throw new AppError('link_over')
  const signedIn = isProofOf(token, signUpOf(sent))
  return inTransaction(req, async () => {
    const [account] = await sql<{ id: string; email: string; role: Role }>(
      req,
      statement`
        update users set _verified = true, _verificationtoken = null, updated_at = now()
        where _verificationtoken = ${digestOf(token)} and _verified is false returning id, email, role`,
    )
    if (!account) throw new AppError('link_over')
    await linkByAddress(req, { email: account.email, user: account.id })
    if (signedIn) await openSession(req, account.id, answer)
    return { signedIn, role: account.role }
  })
}
