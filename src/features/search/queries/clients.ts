import type { PayloadRequest } from 'payload'

import { asUser } from '@/lib/server/db/local-api'
import { sql } from '@/lib/server/db/sql'
import type { Found } from '../rules'
import { findMatchingIds, inOrder } from './matching-ids'

/** Finds clients by name, company, email address and phone number. */
export async function findClients(req: PayloadRequest, query: string): Promise<Found[]> {
  const ids = await findMatchingIds(req, query, {
    from: sql`clients row`,
    title: sql`row.name`,
    also: [sql`row.company_name`, sql`row.email`, sql`phone_digits(row.phone)`],
  })
  if (ids.length === 0) return []
  const { docs } = await asUser(req).find({
    collection: 'clients',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { name: true, companyName: true, email: true, status: true },
  })
  return inOrder(ids, docs).map(({ id, name, companyName, email, status }) => ({
    kind: 'clients',
    id,
    title: name ?? email,
    detail: companyName ?? email,
    status,
  }))
}
