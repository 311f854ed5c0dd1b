import type { PayloadRequest } from 'payload'
import { AppError } from '@/lib/app-error'
import { isStaff, isAdmin } from '@/lib/roles'

/**
 * Returns the user. Throws AppError 'unauthenticated' without one and 'forbidden' for anyone but active staff. Queries and
 * operations that use `databaseOf` call it first, because a statement has no access control of its own.
 */
export function requireStaff({ user }: PayloadRequest): NonNullable<PayloadRequest['user']> {
  if (!user) throw new AppError('unauthenticated')
  if (!isStaff(user)) throw new AppError('forbidden')
  return user
}

/** Throws AppError 'unauthenticated' without a user and 'forbidden' for anyone but active admins. */
export function requireAdmin(req: PayloadRequest): void {
  requireStaff(req)
  if (!isAdmin(req.user)) throw new AppError('forbidden')
}
