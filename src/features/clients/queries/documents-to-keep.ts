import type { PayloadRequest } from 'payload'

import { runSql, sql } from '@/lib/server/db/sql'

/** Whether the client was sent a proposal or an invoice: such a client is suspended, never deleted. */
export async function hasDocumentsToKeep(req: PayloadRequest, client: string): Promise<boolean> {
  const [row] = await runSql<{ kept: boolean }>(
    req,
    sql`
      select exists (select from proposals where client_id = ${client} and sent_at is not null)
        or exists (select from invoices where client_id = ${client}) as kept`,
  )
  return row?.kept ?? false
}
