import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { lockLeadForStaff } from './lock-lead'

/** Deletes a lead with its history. Throws AppError 'not_found' when someone has deleted it already. */
export async function deleteLead({ req }: Context, { lead }: { lead: string }): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    await lockLeadForStaff(req, lead)
    await asUser(req).delete({ collection: 'leads', id: lead })
    return { id: lead }
  })
}
