import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { isStaffAccount, isVerified } from '@/lib/server/auth/account-conditions'
import { lockActiveAdmins } from '@/lib/server/auth/active-admins'
import type { AccountRow } from '@/lib/server/auth/account-rows'
import { requireAdmin } from '@/lib/server/auth/require-admin'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { users } from '@/payload-tables'

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
export async function requireAnotherAdmin(req: PayloadRequest, { id }: LockedPerson): Promise<void> {
  const admins = await lockActiveAdmins(req)
  if (admins.length === 1 && admins[0] === id)
    throw new AppError('conflict', { fields: { person: 'last_admin' } })
}
