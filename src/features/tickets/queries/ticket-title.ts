import type { PayloadRequest } from 'payload'

import { isId } from '@/lib/ids'
import { isStaff } from '@/lib/roles'
import { asUser } from '@/lib/server/db/local-api'

/**
 * Returns number and title of a ticket, for the tab of the browser; undefined when the user is not staff or there is none.
 */
export async function findTicketTitle(
  req: PayloadRequest,
  id: string,
): Promise<{ number: number; title: string } | undefined> {
  if (!isStaff(req.user) || !isId(id)) return undefined
  const { docs } = await asUser(req).find({
    collection: 'tickets',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    select: { number: true, title: true },
  })
  const [ticket] = docs
  return ticket && { number: ticket.number ?? 0, title: ticket.title }
}
