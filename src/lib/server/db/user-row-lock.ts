import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/payload-tables'
import { mergeUserWrite, type Account } from './merge-user-write'
import { databaseOf, inTransaction } from './sql'

/**
 * Payload reads an account, works on it for a while (100 ms for a password) and writes the whole row back with all its
 * sessions, so that one of two parallel writes is lost: a session, or a demotion. With this lock, a write of an account
 * locks its row, reads it again, and applies only what its request has changed
 * (docs/decisions/0011-concurrent-account-writes.md).
 */

type Read = { collection: string; req?: PayloadRequest; select?: object }
type Write = Read & { id?: string; data: Partial<Account>; options?: object; returning?: boolean }
type UserAdapter = {
  find: (this: UserAdapter, args: Read) => Promise<{ docs: Account[] }>
  findOne: (this: UserAdapter, args: Read & { where?: object }) => Promise<Account | null>
  updateOne: (this: UserAdapter, args: Write) => Promise<Account | null>
}

/** The accounts that each request has read, as they were then. */
const snapshots = new WeakMap<PayloadRequest, Map<string, Account>>()

function remember({ collection, req, select }: Read, accounts: (Account | null)[]): void {
  // A partial read is never the base of a write.
  if (collection !== 'users' || !req || select) return
  const known = snapshots.get(req) ?? new Map<string, Account>()
  snapshots.set(req, known)
  for (const account of accounts) if (account) known.set(account.id, structuredClone(account))
}

/** Returns the adapter with account writes that do not overwrite each other, across all instances of the site. */
export function withUserRowLock<Adapter extends object>(adapter: Adapter): Adapter {
  const { find, findOne, updateOne } = adapter as unknown as UserAdapter
  const locked: UserAdapter = {
    async find(args) {
      const found = await find.call(this, args)
      remember(args, found.docs)
      return found
    },
    async findOne(args) {
      const found = await findOne.call(this, args)
      remember(args, [found])
      return found
    },
    async updateOne(args) {
      const { collection, id, data, req } = args
      const before = collection === 'users' && req && id ? snapshots.get(req)?.get(id) : undefined
      if (!before || !req || !id) return updateOne.call(this, args)
      const written = await inTransaction(req, async () => {
        const db = await databaseOf(req)
        await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
        const current = await findOne.call(this, { collection, req, where: { id: { equals: id } } })
        return updateOne.call(this, { ...args, data: mergeUserWrite(before, data, current, req) })
      })
      remember({ collection, req }, [{ ...before, ...data, ...written }])
      return written
    },
  }
  return Object.assign(adapter, locked)
}
