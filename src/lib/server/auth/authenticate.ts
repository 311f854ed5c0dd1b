import type { Payload } from 'payload'

import { AppError } from '@/lib/app-error'
import { databaseFailed, noteOutage, watchDatabase } from '@/lib/server/db/outage'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload } from '@/lib/server/payload'
import { readSessionOf, type SessionReading, type SignedIn } from './session-strategy'

export type { SignedIn } from './session-strategy'

/** A reading with the instance of Payload that made it. */
export type Session = (Exclude<SessionReading, { is: 'unavailable' }> & { payload: Payload }) | Unavailable
type Unavailable = { is: 'unavailable' }

/**
 * Returns whose session a request carries, with the role that the database has now. Never throws: a session is also
 * unavailable after any query of the request that the database did not answer.
 */
export const readSession = (headers: Headers): Promise<Session> =>
  watchDatabase(async () => {
    const instance = await connectedPayload().catch(() => undefined)
    if (!instance) return { is: 'unavailable' }
    const session = await readSessionOf({ headers, payload: instance })
    return session.is === 'unavailable' || databaseFailed()
      ? { is: 'unavailable' }
      : { ...session, payload: instance }
  })

/** Returns the user of a session, or null for nobody. Throws `unavailable` when the session could not be read. */
export async function authenticate(headers: Headers): Promise<{ payload: Payload; user: SignedIn | null }> {
  const session = await readSession(headers)
  if (session.is === 'unavailable') throw new AppError('unavailable')
  return { payload: session.payload, user: session.is === 'user' ? session.user : null }
}

/** Returns Payload. Throws `unavailable` when its first connection fails. */
export async function connectedPayload(): Promise<Payload> {
  return payload().catch(() => {
    // The connection may have failed in another request, which this one waited for.
    noteOutage()
    throw new AppError('unavailable')
  })
}

/** Throws `unavailable` when the database does not respond. Raw, because it reads no table. */
export async function assertDatabase(instance: Payload): Promise<void> {
  await autocommit(instance, sql`select 1`).catch(() => {
    throw new AppError('unavailable')
  })
}
