import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

import { isId } from '../../src/lib/ids'
import { asSystem, asUser } from '../../src/lib/server/db/local-api'
import { runSql, sql } from '../../src/lib/server/db/sql'

type Slug = 'tickets' | 'leads' | 'clients' | 'proposals'

/**
 * Locks the rows that an update is about to read, until the transaction ends. Payload reads a document and later writes all
 * of it back: without the lock, what another request changes in between would be overwritten with the old value.
 */
export const lockRows =
  (collection: Slug): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update') return
    const { id, where } = args as { id?: unknown; where?: Where }
    const ids = id === undefined ? await findIds(req, collection, where ?? {}) : [id]
    const validIds = ids.filter(isId)
    const table = sql.identifier(collection)
    if (validIds.length > 0)
      await runSql(req, sql`select id from ${table} where id in ${validIds} order by id for no key update`)
  }

/** Returns the ids of the documents that a bulk update selects, with the user's access. */
async function findIds(req: PayloadRequest, collection: Slug, where: Where): Promise<string[]> {
  const local = req.user ? asUser(req) : asSystem(req)
  const options = { pagination: false, depth: 0, joins: false, select: {} } as const
  // Not all of these collections have joins, which the types of the options tell apart.
  const { docs } = await local.find({ collection: collection as 'leads', where, ...options })
  return docs.map((document) => document.id)
}
