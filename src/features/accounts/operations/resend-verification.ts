import type { z } from 'zod'

import { accountOf, lockAddress } from '@/lib/server/account-rows'
import { inTransaction } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { consume } from '@/lib/server/limits'
import { proofOf } from '@/lib/server/mail-link'
import { oweNothing } from '@/lib/server/outbox'
import { rememberSignUp } from '@/lib/server/session'
import type { resendSchema } from '../schemas'
import { oweInvitation, oweVerification, verificationLink } from './owe-link'

/** Owes the mail that proves an address once more. The answer is the same whether there is anything to prove. */
export async function resendVerification(
  { req, address, answer }: BrowserContext,
  { email, next }: z.output<typeof resendSchema>,
): Promise<object> {
  await consume('mailLink', address)
  await consume('accountMail', `resend ${email}`)
  const link = verificationLink()
  await inTransaction(req, async () => {
    await lockAddress(req, email)
    const owner = await accountOf(req, email)
    if (!owner || owner.verified) return oweNothing(req)
    // An account that was made by an invitation has no password yet.
    return owner.client ? oweInvitation(req, owner) : oweVerification(req, owner, link, next)
  })
  rememberSignUp(answer, proofOf(link.token))
  return {}
}
