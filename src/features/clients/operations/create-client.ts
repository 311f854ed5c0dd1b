import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { lockEmail } from '@/lib/server/auth/account-rows'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { findClientByEmail } from '../client-by-email'
import type { CreateClientInput } from '../schemas'

/**
 * Stores a client that staff enter by hand. It gets no email; an account that has verified the address is linked. Throws
 * AppError 'conflict' with the client that has the email address already.
 */
export async function createClient(
  { req }: Context,
  { first_name: firstName, last_name: lastName, company: companyName, ...fields }: CreateClientInput,
): Promise<{ id: string; name: string }> {
  requireStaff(req)
  return inTransaction(req, async () => {
    // Serializes concurrent submissions with the same address.
    await lockEmail(req, fields.email)
    const existing = await findClientByEmail(req, fields.email)
    if (existing) throw new AppError('conflict', { fields: { email: 'taken' }, existing })
    const client = await asUser(req).create({
      collection: 'clients',
      data: { ...fields, firstName, lastName, companyName, status: 'active' },
      depth: 0,
    })
    return { id: client.id, name: client.name ?? `${firstName} ${lastName}` }
  })
}
