import type { PayloadRequest } from 'payload'

import { isOpenTicket } from '@/features/tickets/rules'
import { asUser } from '@/lib/server/db'

/** How many tickets a client has, and how many of them are open (specification, section 9). */
export type TicketFigures = { open: number; all: number }

/** The tickets of a client, counted as far as whoever asks may see them. */
export async function ticketFigures(req: PayloadRequest, client: string): Promise<TicketFigures> {
  const { docs } = await asUser(req).find({
    collection: 'tickets',
    where: { client: { equals: client } },
    select: { status: true },
    pagination: false,
  })
  return { open: docs.filter(isOpenTicket).length, all: docs.length }
}
