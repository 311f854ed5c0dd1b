import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { isStaffAccount, isVerified, type AccountRow, lockActiveAdmins } from '@/lib/server/auth/account-rows'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql, inTransaction } from '@/lib/server/db/sql'
import { type Context, requireAdmin } from '@/lib/server/http/authorize'
import { users } from '@/payload-tables'
import type { StaffRole } from '../rules'
import type { SetPersonRoleInput } from '../schemas'

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
