import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { databaseOf } from '@/lib/server/db/sql'
import { clients } from '@/payload-tables'
import type { ClientStatus } from '../rules'

/**
 * Reads a client for staff and locks it until the transaction ends. Throws AppError 'forbidden' for anyone else, and
 * 'not_found' when someone has deleted it.
 */
export async function lockClient(req: PayloadRequest, id: string): Promise<{ status: ClientStatus }> {
  requireStaff(req)
  const db = await databaseOf(req)
  const [client] = await db
    .select({ status: clients.status })
    .from(clients)
    .where(eq(clients.id, id))
    .for('no key update')
  if (!client) throw new AppError('not_found')
  return client
}
