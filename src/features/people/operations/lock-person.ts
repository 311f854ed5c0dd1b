import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { lockActiveAdmins } from '@/lib/server/auth/active-admins'
import type { AccountRow } from '@/lib/server/auth/account-rows'
import { requireAdmin } from '@/lib/server/auth/require-admin'
import { runSql, sql } from '@/lib/server/db/sql'
import type { StaffRole } from '../rules'

type LockedPerson = Pick<AccountRow, 'id' | 'email' | 'language' | 'name' | 'verified'> & {
  role: StaffRole
  isDeactivated: boolean
}

/**
 * Reads the account of a staff member and locks it until the transaction ends. For admins only: throws AppError 'forbidden',
 * and 'not_found' for a deleted account or that of a client.
 */
export async function lockPerson(req: PayloadRequest, id: string): Promise<LockedPerson> {
  requireAdmin(req)
  const [person] = await runSql<LockedPerson>(
    req,
    sql`
      select id, email, language, role, first_name as name, _verified is not false as verified,
        deactivated_at is not null as "isDeactivated"
      from users where id = ${id} and role in ('admin', 'team') for no key update`,
  )
  if (!person) throw new AppError('not_found')
  return person
}

/** Throws AppError 'conflict' when nobody but this person can manage accounts. */
export async function requireAnotherAdmin(req: PayloadRequest, { id }: LockedPerson): Promise<void> {
  const admins = await lockActiveAdmins(req)
  if (admins.length === 1 && admins[0] === id)
    throw new AppError('conflict', { fields: { person: 'last_admin' } })
}
