import type { PayloadRequest, Where } from 'payload'

import { openTicketStatuses } from '@/features/tickets/rules'
import { asUser } from '@/lib/server/db/local-api'

export type TicketCounts = { open: number; all: number }

/** Counts the tickets of a client that the signed-in user may see, and those of them that are open. */
export async function countTickets(req: PayloadRequest, client: string): Promise<TicketCounts> {
  const count = async (...conditions: Where[]) => {
    const where = { and: [{ client: { equals: client } }, ...conditions] }
    return (await asUser(req).count({ collection: 'tickets', where })).totalDocs
  }
  const [all, open] = await Promise.all([count(), count({ status: { in: [...openTicketStatuses] } })])
  return { open, all }
}
