import type { z } from 'zod'

import { accountOf, lockAddress } from '@/lib/server/account-rows'
import { inTransaction } from '@/lib/server/db'
import type { Context } from '@/lib/server/handle'
import { consume } from '@/lib/server/limits'
import { oweNothing } from '@/lib/server/outbox'
import type { addressSchema } from '../schemas'
import { oweInvitation, oweReset } from './owe-link'

/** Owes the mail by which the owner of an address chooses a new password. The answer is the same when there is none. */
export async function forgotPassword(
  { req, address }: Context,
  { email, next }: z.output<typeof addressSchema>,
): Promise<object> {
  await consume('loginAddress', address)
  await consume('accountMail', email)
  await inTransaction(req, async () => {
    await lockAddress(req, email)
    const owner = await accountOf(req, email)
    if (!owner) return oweNothing(req)
    // An invitation works for longer than a reset: who asks for this one must not end it.
    return !owner.verified && owner.client ? oweInvitation(req, owner) : oweReset(req, owner, next)
  })
  return {}
}
