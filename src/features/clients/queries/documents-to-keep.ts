import { and, eq, exists, isNotNull, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '@/lib/server/db/sql'
import { clients, invoices, proposals } from '@/payload-tables'

/** Whether the client was sent a proposal or an invoice: such a client is suspended, never deleted. */
export async function hasDocumentsToKeep(req: PayloadRequest, client: string): Promise<boolean> {
  const db = await databaseOf(req)
  const sent = db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.client, client), isNotNull(proposals.sentAt)))
  const issued = db.select({ id: invoices.id }).from(invoices).where(eq(invoices.client, client))
  const kept = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, client), or(exists(sent), exists(issued))))
  return kept.length > 0
}
