import { AuthenticationError, NotFound, type PayloadRequest } from 'payload'

import { inTransaction, sql, statement } from './db'

/**
 * Payload reads an account, works on it for a while (100 ms for a password) and writes the whole row back with all
 * its sessions, so that of two at once one is lost: a session, or a demotion. Here a write of an account locks its
 * row, reads it anew and carries over only what the writer has changed since it read (decision 0011).
 */

type Session = { id: string; expiresAt: string | Date }
type Account = Record<string, unknown> & { id: string; sessions?: Session[] | null; hash?: string | null }
type Read = { collection: string; req?: PayloadRequest; select?: object }
type Write = Read & { id?: string; data: Partial<Account>; options?: object; returning?: boolean }
type Stock = {
  find(args: Read): Promise<{ docs: Account[] }>
  findOne(args: Read & { where?: object }): Promise<Account | null>
  updateOne(args: Write): Promise<Account | null>
}

/** What each request has read of each account, as it was then. */
const known = new WeakMap<PayloadRequest, Map<string, Account>>()

function note({ collection, req, select }: Read, accounts: (Account | null)[]): void {
  // Whoever reads a part of an account does not write it from that.
  if (collection !== 'users' || !req || select) return
  const seen = known.get(req) ?? new Map<string, Account>()
  known.set(req, seen)
  for (const account of accounts) if (account) seen.set(account.id, structuredClone(account))
}

/** The adapter, in which writers of one account do not undo each other, on however many instances. */
export function carefulWithAccounts<Adapter extends object>(adapter: Adapter): Adapter {
  const stock = adapter as unknown as Stock
  const { find, findOne, updateOne } = stock
  const careful: Stock = {
    async find(this: Stock, args) {
      const found = await find.call(this, args)
      note(args, found.docs)
      return found
    },
    async findOne(this: Stock, args) {
      const found = await findOne.call(this, args)
      note(args, [found])
      return found
    },
    async updateOne(this: Stock, args) {
      const { collection, id, data, req } = args
      const before = collection === 'users' && req && id ? known.get(req)?.get(id) : undefined
      if (!before || !req || !id) return updateOne.call(this, args)
      const written = await inTransaction(req, async () => {
        await sql(req, statement`select 1 from users where id = ${id} for no key update`)
        const now = await findOne.call(this, { collection, req, where: { id: { equals: id } } })
        return updateOne.call(this, { ...args, data: merged(before, data, now, req) })
      })
      note({ collection, req }, [{ ...before, ...data, ...written }])
      return written
    },
  }
  return Object.assign(adapter, careful)
}

/** The account as it is `now`, with what the writer of `data` has changed since it read `before`. */
function merged(before: Account, data: Partial<Account>, now: Account | null, req: PayloadRequest) {
  const opened = openedBy(before, data)
  // Whoever signs in has proved a password: it must still be that of the account.
  if (opened.length > 0 && (!now || now.hash !== before.hash)) throw new AuthenticationError(req.t)
  if (!now) throw new NotFound(req.t)
  const { updatedAt: _, ...rest } = now
  const changes = Object.entries(data).filter(
    ([key, value]) => key === 'updatedAt' || !same(value, before[key]),
  )
  return { ...rest, ...Object.fromEntries(changes), sessions: sessionsOf(before, data, now) }
}

const byId = (sessions: Session[] | null | undefined) => new Map(sessions?.map((each) => [each.id, each]))

function openedBy(before: Account, { sessions }: Partial<Account>): Session[] {
  const old = byId(before.sessions)
  return (sessions ?? []).filter(({ id }) => !old.has(id))
}

/** A new password ends all sessions but those that its writer keeps; anything else only those that it has ended. */
function sessionsOf(before: Account, data: Partial<Account>, now: Account): Session[] {
  const live = now.sessions ?? []
  if (!data.sessions) return live
  const [old, kept] = [byId(before.sessions), byId(data.sessions)]
  const isNewPassword = 'hash' in data && data.hash !== before.hash
  const left = live.filter(({ id }) => kept.has(id) || (!isNewPassword && !old.has(id)))
  const renewed = left.map((each) => {
    const mine = kept.get(each.id)
    return mine && !same(mine.expiresAt, old.get(each.id)?.expiresAt) ? mine : each
  })
  return [...renewed, ...openedBy(before, data)]
}

/** Dates are compared by what they say. */
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
