import { and, desc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

import { readsOfPage } from '@/lib/server/page-reads'
import { payload_preferences as preference, payload_preferences_rels as holder } from '@/payload-tables'

const COLLECTION = 'payload-preferences'

/** What every page of the admin reads: the language of the content, and what is open in the navigation. */
const pageKeys = ['locale', 'nav']

type Find = { collection: string; where?: unknown; limit?: number }
type Write = { collection: string }
type Adapter = {
  drizzle: NodePgDatabase<Record<string, unknown>>
  find: (this: Adapter, args: Find) => Promise<unknown>
  create: (this: Adapter, args: Write) => Promise<unknown>
  updateOne: (this: Adapter, args: Write) => Promise<unknown>
}

type Equality = { path: string; value: unknown }

/** Lists the conditions of a query, 'and' or not; null for one that has anything but equalities. */
function equalities(where: unknown): Equality[] | null {
  const lists = Object.entries((where ?? {}) as Record<string, unknown>).flatMap(([path, condition]) => {
    if (path === 'and' && Array.isArray(condition)) return condition.map(equalities)
    const [operator, ...others] = Object.keys(condition ?? {})
    if (operator !== 'equals' || others.length > 0) return [null]
    return [[{ path, value: (condition as { equals: unknown }).equals }]]
  })
  return lists.includes(null) ? null : lists.flatMap((list) => list ?? [])
}

/** Returns the key of a lookup of one preference of that account; undefined for every other query. */
function keyOf({ collection, where, limit }: Find, user: string): string | undefined {
  const conditions = collection === COLLECTION && limit === 1 && equalities(where)
  if (!conditions) return undefined
  const [key, ...others] = conditions.filter(({ path }) => path === 'key')
  const owner: Record<string, string> = { 'user.value': user, 'user.relationTo': 'users' }
  const isOwn = conditions.every(({ path, value }) => path === 'key' || owner[path] === value)
  const hasOwner = conditions.some(({ path }) => path === 'user.value')
  return isOwn && hasOwner && others.length === 0 && typeof key?.value === 'string' ? key.value : undefined
}

/** Returns them as Payload's own lookup does, the newest first. */
async function readPreferences({ drizzle }: Adapter, user: string) {
  const { id, key, value, createdAt } = preference
  const rows = await drizzle
    .select({ id, key, value })
    .from(preference)
    .innerJoin(holder, and(eq(holder.parent, id), eq(holder.path, 'user'), eq(holder.usersID, user)))
    .where(inArray(key, pageKeys))
    .orderBy(desc(createdAt))
  return rows.map((row) => ({ ...row, user: { relationTo: 'users' as const, value: user } }))
}

/**
 * Returns the adapter with preferences that a page of the admin reads once, in one statement. Payload reads each of them by
 * itself, in two, and some again in the next part of the page.
 */
export function withPreferencesReadOnce<Stock extends object>(stock: Stock): Stock {
  const { find, create, updateOne } = stock as unknown as Adapter
  const forget = ({ collection }: Write) => {
    const reads = readsOfPage()
    if (collection === COLLECTION && reads) delete reads.preferences
  }
  const reading: Pick<Adapter, 'find' | 'create' | 'updateOne'> = {
    async find(args) {
      const reads = readsOfPage()
      const key = reads && keyOf(args, reads.account.id)
      if (!key || !pageKeys.includes(key)) return find.call(this, args)
      const rows = await (reads.preferences ??= readPreferences(this, reads.account.id))
      const docs = structuredClone(rows.filter((row) => row.key === key).slice(0, 1))
      const page = { page: 1, totalPages: 1, pagingCounter: 1, hasNextPage: false, hasPrevPage: false }
      return { ...page, docs, totalDocs: docs.length, limit: 1 }
    },
    create(args) {
      return create.call(this, args).finally(() => forget(args))
    },
    updateOne(args) {
      return updateOne.call(this, args).finally(() => forget(args))
    },
  }
  return Object.assign(stock, reading)
}
