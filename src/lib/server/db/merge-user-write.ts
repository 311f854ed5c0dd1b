import { AuthenticationError, NotFound, type PayloadRequest } from 'payload'

type Session = { id: string; expiresAt: string | Date }
export type Account = Record<string, unknown> & {
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
export function mergeUserWrite(
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
