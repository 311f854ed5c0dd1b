import type { z } from 'zod'

import { accountOf, lockAddress } from '@/lib/server/account-rows'
import { inTransaction } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { consume } from '@/lib/server/limits'
import { isProofOf, proofOf } from '@/lib/server/mail-link'
import { oweNothing } from '@/lib/server/outbox'
import { rememberSignUp, signUpOf } from '@/lib/server/session'
import type { resendSchema } from '../schemas'
import { oweInvitation, oweVerification, verificationLink } from './owe-link'

/**
 * Owes the mail that proves an address once more. The answer is the same whether there is anything to prove. Only the
 * browser that chose the password can show so with the new link too; whatever another one kept fits nothing afterwards.
 */
export async function resendVerification(
  { req, address, sent, answer }: BrowserContext,
  { email, next }: z.output<typeof resendSchema>,
): Promise<object> {
  await consume('mailLink', address)
  await consume('accountMail', `resend ${email}`)
  const [link, nobodys] = [verificationLink(), verificationLink()]
  const proof = signUpOf(sent)
  const kept = await inTransaction(req, async () => {
    await lockAddress(req, email)
    const owner = await accountOf(req, email)
    if (!owner || owner.verified) await oweNothing(req)
    // An account that was made by an invitation has no password yet.
    else if (owner.client) await oweInvitation(req, owner)
    else {
      await oweVerification(req, owner, link, next)
      if (owner.verification && isProofOf(owner.verification, proof)) return link
    }
    return nobodys
  })
  // One who kept nothing gets nothing, one who kept something something: neither tells whether there is an account.
  if (proof) rememberSignUp(answer, proofOf(kept.digest))
  return {}
}
