import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { CreateLeadInput } from '../board-schemas'

/** Stores a lead that staff enter by hand. Its history names who did; the lead gets no email. Returns its id. */
export async function createLead(
  { req }: Context,
  { service_interest, ...fields }: CreateLeadInput,
): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    const data = { ...fields, serviceInterest: service_interest, status: 'new' as const }
    const { id } = await asUser(req).create({ collection: 'leads', data: data as never, depth: 0 })
    return { id }
  })
}
