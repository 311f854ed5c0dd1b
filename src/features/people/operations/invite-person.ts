import type { PayloadRequest } from 'payload'

import { queueInvitationEmail } from '@/features/accounts/operations/link-emails'
import { findClientByEmail } from '@/features/clients/client-address'
import { AppError } from '@/lib/app-error'
import { findAccountByEmail, isInvited, lockEmail, type AccountRow } from '@/lib/server/auth/account-rows'
import { unusablePassword } from '@/lib/server/auth/password'
import { asSystem } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import { type Context, requireAdmin } from '@/lib/server/http/authorize'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import type { AddressTaken } from '../rules'
import type { InvitePersonInput } from '../schemas'
import { lockPerson } from './person-status'

/**
 * Creates the account of a new colleague and queues the email with a link to set a password. Throws AppError 'conflict' when
 * the address is taken: the field `email` says by whom. For admins only.
 */
export async function invitePerson({ req }: Context, input: InvitePersonInput): Promise<{ id: string }> {
  requireAdmin(req)
  return inTransaction(req, async () => {
    await lockEmail(req, input.email)
    await releaseAddress(req, input.email)
    const data = { ...input, password: unusablePassword(), _verified: false }
    const { id } = await asSystem(req).create({ collection: 'users', data, depth: 0 })
    await queueInvitationEmail(req, { ...input, id, name: input.firstName })
    return { id }
  })
}

/**
 * Throws when someone owns the address. A sign-up that was never verified proves nothing about its owner: it is deleted,
 * with the password that a stranger may have chosen.
 */
async function releaseAddress(req: PayloadRequest, email: string): Promise<void> {
  const owner = await findAccountByEmail(req, email)
  const taken = (await findClientByEmail(req, email)) ? 'client' : owner && takenBy(owner)
  if (taken) throw new AppError('conflict', { fields: { email: taken } })
  if (owner) await asSystem(req).delete({ collection: 'users', id: owner.id })
}

function takenBy(owner: AccountRow): AddressTaken | undefined {
  if (owner.role === 'client') return owner.verified || owner.client ? 'client' : undefined
  if (owner.deactivated) return 'deactivated'
  return isInvited(owner) ? 'invited' : 'active'
}

/**
 * Queues the invitation of a colleague again, with the same link while it is fresh. Throws AppError 'conflict' when the
 * person has joined already or is deactivated: the field `person` says which. For admins only.
 */
export async function resendInvitation(
  { req }: Context,
  { person: id }: { person: string },
): Promise<object> {
  return inTransaction(req, async () => {
    const person = await lockPerson(req, id)
    if (person.isDeactivated) throw new AppError('conflict', { fields: { person: 'deactivated' } })
    if (person.verified) throw new AppError('conflict', { fields: { person: 'active' } })
    await consumeRateLimit('accountEmail', `invite ${id}`)
    await queueInvitationEmail(req, person)
    return {}
  })
}
