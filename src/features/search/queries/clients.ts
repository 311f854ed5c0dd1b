import type { PayloadRequest } from 'payload'

import { phoneDigits } from '@/lib/server/db/expressions'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf } from '@/lib/server/db/sql'
import { clients } from '@/payload-tables'
import { commandLimits, type Found } from '../rules'
import { inOrder, matching } from './matching'

/** Finds clients by name, company, email address and phone number. */
export async function findClients(req: PayloadRequest, query: string): Promise<Found[]> {
  const { where, order } = matching(query, {
    document: clients,
    title: clients.name,
    also: [clients.companyName, clients.email, phoneDigits(clients.phone)],
  })
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(where)
    .orderBy(...order)
    .limit(commandLimits.perKind)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
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
