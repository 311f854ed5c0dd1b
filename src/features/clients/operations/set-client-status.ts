import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { ClientStatus } from '../rules'
import type { SetClientStatusInput } from '../schemas'
import { lockClient } from './lock-client'

/**
 * Sets the status of a client. Throws AppError 'not_found' for a deleted client, and 'conflict' with the current status when
 * it is not the expected one. Setting the status that the client has changes nothing.
 */
export async function setClientStatus(
  { req }: Context,
  { client: id, status, expected }: SetClientStatusInput,
): Promise<{ status: ClientStatus }> {
  return inTransaction(req, async () => {
    const client = await lockClient(req, id)
    if (client.status === status) return { status }
    if (client.status !== expected)
      throw new AppError('conflict', { current: { value: client.status, changedBy: null, changedAt: null } })
    await asUser(req).update({ collection: 'clients', id, data: { status }, depth: 0 })
    return { status }
  })
}
