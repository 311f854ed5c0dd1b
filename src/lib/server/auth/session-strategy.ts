import { JWTAuthentication, type AuthStrategy, type AuthStrategyFunctionArgs, type Payload } from 'payload'

import type { User } from '@/payload-types'
import { noteOutage } from '@/lib/server/db/outage'
import { payloadErrorCode } from '@/lib/server/payload-error'
import { handedAccount } from '@/lib/server/page-reads'

export type SignedIn = User & { collection: 'users' }

/** Whose session a request carries. `unavailable` when that could not be read, which is never the same as `nobody`. */
export type SessionReading = { is: 'user'; user: SignedIn } | { is: 'nobody' } | { is: 'unavailable' }

/**
 * Reads the session of a request as Payload does. Payload takes a failed read of the account for an invalid token, so the
 * read is watched: apart from an account that does not exist, every failure makes the session unavailable, whatever its
 * cause, and is noted in the report of the request.
 */
export async function readSessionOf(args: AuthStrategyFunctionArgs): Promise<SessionReading> {
  const read = { hasFailed: false }
  const { findByID } = args.payload
  const watched = async (options: Parameters<typeof findByID>[0]) => {
    try {
      return await findByID(options)
    } catch (error) {
      read.hasFailed ||= payloadErrorCode(error) !== 'not_found'
      throw error
    }
  }
  const payload = Object.create(args.payload, { findByID: { value: watched } }) as Payload
  const { user } = await JWTAuthentication({ ...args, payload })
  if (read.hasFailed) {
    noteOutage()
    return { is: 'unavailable' }
  }
  return user ? { is: 'user', user } : { is: 'nobody' }
}

/**
 * The first strategy with which Payload itself looks for the user of a request; a page has read it already. Payload's own
 * one follows, because that cannot be turned off alone; what it finds after a failure is not sent, because the failure is in
 * the report.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async (args) => {
    const known = handedAccount(args.headers)
    if (known) return { user: { ...known } }
    const session = await readSessionOf(args)
    return { user: session.is === 'user' ? session.user : null }
  },
}
