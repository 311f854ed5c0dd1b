import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import {
  isStaffAccount,
  isVerified,
  type AccountRow,
  findAccountByEmail,
  isInvited,
  lockEmail,
  lockActiveAdmins,
} from '@/lib/server/auth/account-rows'
import { asUser, asSystem } from '@/lib/server/db/local-api'
import { databaseOf, sql, inTransaction } from '@/lib/server/db/sql'
import { type Context, requireAdmin } from '@/lib/server/http/authorize'
import { users } from '@/payload-tables'
import { queueInvitationEmail } from '@/features/accounts/operations/link-emails'
import { findClientByEmail } from '@/features/clients/client-address'
import { unusablePassword } from '@/lib/server/auth/password'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import type { StaffRole, AddressTaken } from '../rules'
import type { SetPersonRoleInput, InvitePersonInput } from '../schemas'

type LockedPerson = Pick<AccountRow, 'id' | 'email' | 'language' | 'role' | 'name' | 'verified'> & {
  isDeactivated: boolean
}

/**
 * Reads the account of a staff member and locks it until the transaction ends. For admins only: throws AppError 'forbidden',
 * and 'not_found' for a deleted account or that of a client.
 */
export async function lockPerson(req: PayloadRequest, id: string): Promise<LockedPerson> {
  requireAdmin(req)
  const db = await databaseOf(req)
  const [person] = await db
    .select({
      id: users.id,
      email: users.email,
      language: users.language,
      role: users.role,
      name: users.firstName,
      verified: isVerified,
      isDeactivated: sql<boolean>`${users.deactivatedAt} is not null`,
    })
    .from(users)
    .where(and(eq(users.id, id), isStaffAccount))
    .for('no key update')
  if (!person) throw new AppError('not_found')
  return person
}

/** Throws AppError 'conflict' when nobody but this person can manage accounts. */
async function requireAnotherAdmin(req: PayloadRequest, { id }: LockedPerson): Promise<void> {
  const admins = await lockActiveAdmins(req)
  if (admins.length === 1 && admins[0] === id)
    throw new AppError('conflict', { fields: { person: 'last_admin' } })
}

/** Gives a deactivated colleague access again. Someone who never joined needs another invitation. For admins only. */
export async function activatePerson({ req }: Context, { person: id }: { person: string }): Promise<object> {
  return inTransaction(req, async () => {
    const { isDeactivated } = await lockPerson(req, id)
    if (isDeactivated)
      await asUser(req).update({ collection: 'users', id, data: { deactivatedAt: null }, depth: 0 })
    return {}
  })
}

/**
 * Takes away the access of a colleague, from their next request on. The link of a pending invitation or a reset stops
 * working. Throws AppError 'conflict' for the last admin. For admins only.
 */
export async function deactivatePerson(
  { req }: Context,
  { person: id }: { person: string },
): Promise<object> {
  return inTransaction(req, async () => {
    const person = await lockPerson(req, id)
    if (person.isDeactivated) return {}
    await requireAnotherAdmin(req, person)
    const data = { deactivatedAt: new Date().toISOString() }
    await asUser(req).update({ collection: 'users', id, data, depth: 0 })
    const db = await databaseOf(req)
    await db
      .update(users)
      .set({ resetPasswordToken: null, resetPasswordExpiration: null })
      .where(eq(users.id, id))
    return {}
  })
}

/**
 * Sets the role of a colleague. It counts from their next request on. Throws AppError 'conflict' for the last admin, and
 * with the current role when it is not the expected one. For admins only.
 */
export async function setPersonRole(
  { req }: Context,
  { person: id, role, expected }: SetPersonRoleInput,
): Promise<{ role: StaffRole }> {
  return inTransaction(req, async () => {
    const person = await lockPerson(req, id)
    if (person.role === role) return { role }
    if (person.role !== expected)
      throw new AppError('conflict', { current: { value: person.role, changedBy: null, changedAt: null } })
    if (role !== 'admin') await requireAnotherAdmin(req, person)
    await asUser(req).update({ collection: 'users', id, data: { role }, depth: 0 })
    return { role }
  })
}

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
