import { executeAuthStrategies, type Payload } from 'payload'

import type { User } from '@/payload-types'
import { AppError } from '@/lib/app-error'
import { noteOutage, requireDatabase, watchDatabase } from '@/lib/server/db/outage'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload } from '@/lib/server/payload'

export type SignedIn = User & { collection: 'users' }

/**
 * Returns the user of a session with the role that the database has now, or null. Throws `unavailable` when the database
 * did not answer a query of the request: Payload itself would return no user, as if nobody were signed in.
 */
export const authenticate = (headers: Headers): Promise<{ payload: Payload; user: SignedIn | null }> =>
  watchDatabase(async () => {
    const instance = await connectedPayload()
    // `payload.auth` would evaluate the access functions of every collection as well.
    const { user } = await executeAuthStrategies({ headers, payload: instance })
    requireDatabase()
    return { payload: instance, user: user as SignedIn | null }
  })

export const sessionCookie = 'puente-token'

/** Whether the request carries a session token, valid or not. */
export const hasSessionToken = (headers: Headers): boolean =>
  Boolean(headers.get('authorization')) || (headers.get('cookie') ?? '').includes(`${sessionCookie}=`)

/** Returns Payload. Throws `unavailable` when its first connection fails. */
export async function connectedPayload(): Promise<Payload> {
  return payload().catch(() => {
    // The connection may have failed in another request, which this one waited for.
    noteOutage()
    throw new AppError('unavailable')
  })
}

/** Throws `unavailable` when the database does not respond. */
export async function assertDatabase(instance: Payload): Promise<void> {
  await autocommit(instance, sql`select 1`).catch(() => {
    throw new AppError('unavailable')
  })
}
