import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/**
 * Before a write, Payload asks whether someone else is editing the document. It asks outside of the write's transaction, on
 * a second connection: as many parallel writes as the pool has connections would all wait for one more, and the site with
 * them. So these lookups have a connection of their own. A lookup that holds it waits for nothing else.
 */

type Query = { collection: string; req?: unknown }
type Adapter = {
  drizzle: NodePgDatabase<Record<string, unknown>>
  schema: Record<string, unknown>
  find: (this: Adapter, args: Query) => Promise<unknown>
}

/** Returns the adapter with its lookups of document locks on `pool`. */
export function withLockLookups<Stock extends object>(stock: Stock, pool: Pool): Stock {
  const { find } = stock as unknown as Adapter
  return Object.assign(stock, {
    find(this: Adapter, args: Query) {
      if (args.collection !== 'payload-locked-documents' || args.req) return find.call(this, args)
      const apart = drizzle({ client: pool, schema: this.schema })
      return find.call(Object.create(this, { drizzle: { value: apart } }) as Adapter, args)
    },
  })
}
