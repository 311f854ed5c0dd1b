import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { isStaff } from '@/lib/roles'

/**
 * Throws AppError 'unauthenticated' without a user and 'forbidden' for anyone but active staff. Queries and operations that
 * use `runSql` call it first, because a statement has no access control of its own.
 */
export function requireStaff({ user }: PayloadRequest): void {
  if (!user) throw new AppError('unauthenticated')
  if (!isStaff(user)) throw new AppError('forbidden')
}
