import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { isAdmin } from '@/lib/roles'
import { requireStaff } from './require-staff'

/** Throws AppError 'unauthenticated' without a user and 'forbidden' for anyone but active admins. */
export function requireAdmin(req: PayloadRequest): void {
  requireStaff(req)
  if (!isAdmin(req.user)) throw new AppError('forbidden')
}
