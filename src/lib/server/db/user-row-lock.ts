import { eq } from 'drizzle-orm'
import { type PayloadRequest, AuthenticationError, NotFound } from 'payload'
import { users } from '@/payload-tables'
import { databaseOf, inTransaction } from './sql'

type Session = { id: string; expiresAt: string | Date }
type Account = Record<string, unknown> & {
  id: string
  sessions?: Session[] | null
  firstSession?: string | null
  hash?: string | null
}

/**
 * Returns the `current` row with what a request has changed: `data` is what it writes, `before` what it had read. The first
 * sign-in of an account also sets its first session. Throws AuthenticationError for a sign-in whose password has changed
 * meanwhile, and NotFound when the account was deleted.
 */
function mergeUserWrite(
  before: Account,
  data: Partial<Account>,
  current: Account | null,
  req: PayloadRequest,
): Partial<Account> {
  const [session] = newSessions(before, data)
  if (session && (!current || current.hash !== before.hash)) throw new AuthenticationError(req.t)
  if (!current) throw new NotFound(req.t)
  const { updatedAt: _, ...unchanged } = current
  const changes = Object.entries(data).filter(
    ([key, value]) => key === 'updatedAt' || !isSame(value, before[key]),
  )
  return {
    ...unchanged,
    ...Object.fromEntries(changes),
    firstSession: current.firstSession ?? session?.id ?? null,
    sessions: mergeSessions(before, data, current),
  }
}

const byId = (sessions: Session[] | null | undefined) =>
  new Map(sessions?.map((session) => [session.id, session]))

function newSessions(before: Account, { sessions }: Partial<Account>): Session[] {
  const known = byId(before.sessions)
  return (sessions ?? []).filter(({ id }) => !known.has(id))
}

/**
 * Removes the sessions that the request has ended and keeps those that others have added meanwhile. A new password ends
 * these too.
 */
function mergeSessions(before: Account, data: Partial<Account>, current: Account): Session[] {
  const stored = current.sessions ?? []
  if (!data.sessions) return stored
  const [known, written] = [byId(before.sessions), byId(data.sessions)]
  const isNewPassword = 'hash' in data && data.hash !== before.hash
  const kept = stored.filter(({ id }) => written.has(id) || (!isNewPassword && !known.has(id)))
  const refreshed = kept.map((session) => {
    const own = written.get(session.id)
    return own && !isSame(own.expiresAt, known.get(session.id)?.expiresAt) ? own : session
  })
  return [...refreshed, ...newSessions(before, data)]
}

/** As JSON, so that a Date equals its text. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

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
