import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { isAdmin } from '@/lib/roles'
import { isStaffAccount } from '@/lib/server/auth/account-rows'
import { databaseOf, isoTime, lockName } from '@/lib/server/db/sql'
import { requireStaff } from '@/lib/server/http/authorize'
import { availabilities, users } from '@/payload-tables'

/** Throws AppError 'forbidden' unless the availability is one's own, or one is an admin. */
function requireOwnAvailability(req: PayloadRequest, user: string): void {
  const { id } = requireStaff(req)
  if (id !== user && !isAdmin(req.user)) throw new AppError('forbidden')
}

type LockedAvailability = { id: string; updatedAt: string; calendarAddress: string | null }

/**
 * Returns the availability of a person, or undefined while there is none, and locks either until the transaction ends. Throws
 * AppError 'forbidden' for a colleague's unless one is an admin, and 'not_found' for someone who is no staff.
 */
export async function lockAvailability(
  req: PayloadRequest,
  user: string,
): Promise<LockedAvailability | undefined> {
  requireOwnAvailability(req, user)
  await lockName(req, `availability ${user}`)
  const db = await databaseOf(req)
  const [person] = await db.select({ isStaff: isStaffAccount }).from(users).where(eq(users.id, user))
  if (!person?.isStaff) throw new AppError('not_found')
  const { id, updatedAt, calendarAddress } = availabilities
  const [row] = await db
    .select({ id, updatedAt: isoTime(updatedAt), calendarAddress })
    .from(availabilities)
    .where(eq(availabilities.user, user))
    .for('no key update')
  return row && { ...row, updatedAt: new Date(row.updatedAt).toISOString() }
}
