import { inArray } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'

import { isId } from '../../src/lib/ids'
import { asSystem, asUser } from '../../src/lib/server/db/local-api'
import { databaseOf } from '../../src/lib/server/db/sql'
import { clients, leads, proposals, tickets } from '../../src/payload-tables'
import type { BeforeOperationHook } from './operation-hooks'

const tables = { tickets, leads, clients, proposals }
type Slug = keyof typeof tables

/**
 * Locks the rows that an update is about to read, until the transaction ends. Payload reads a document and later writes all
 * of it back: without the lock, what another request changes in between would be overwritten with the old value.
 */
export const lockRows =
  (collection: Slug): BeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update') return
    const { id, where } = args as { id?: unknown; where?: Where }
    const ids = id === undefined ? await findIds(req, collection, where ?? {}) : [id]
    const validIds = ids.filter(isId)
    if (validIds.length === 0) return
    const table = tables[collection]
    const db = await databaseOf(req)
    await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, validIds))
      .orderBy(table.id)
      .for('no key update')
  }

/** Returns the ids of the documents that a bulk update selects, with the user's access. */
async function findIds(req: PayloadRequest, collection: Slug, where: Where): Promise<string[]> {
  const local = req.user ? asUser(req) : asSystem(req)
  const options = { pagination: false, depth: 0, joins: false, select: {} } as const
  // Not all of these collections have joins, which the types of the options tell apart.
  const { docs } = await local.find({ collection: collection as 'leads', where, ...options })
  return docs.map((document) => document.id)
}
