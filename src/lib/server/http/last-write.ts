import type { IncomingMessage } from 'node:http'

import { parseCookie, stringifySetCookie } from 'cookie'

import { env } from '@/env'
import { hasSessionToken } from '@/lib/server/auth/session-token'
import { writtenPosition } from '@/lib/server/db/replica'

/**
 * Where the database was after the last write of a signed-in person: their next reads must see at least that, whichever process
 * answers them. In a cookie beside the session, whose token Payload writes at sign-in and refresh only. It is not signed: a made-up
 * position sends the reads of whoever made it up to the primary, where they would be without a replica.
 */
const name = 'puente_position'

/** Longer than a replica may be behind (db/replica.ts): after that every reader sees the write. */
const MAX_AGE_SECONDS = 60

/**
 * Whoever is refused has written nothing. With a made-up session anyone can be refused at any rate, which costs no query
 * (deploy/puente.conf).
 */
const refusals = new Set([401, 403, 429])

/** Appends the position to the response of a write with a session, unless it says that the write failed. */
export async function rememberWrite({ method, headers }: Request, response: Response): Promise<void> {
  if (method === 'GET' || method === 'HEAD' || !hasSessionToken(headers)) return
  if (response.status >= 500 || refusals.has(response.status)) return
  const position = await writtenPosition()
  if (position === undefined) return
  const secure = env.SITE_URL.startsWith('https:')
  const attributes = { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge: MAX_AGE_SECONDS } as const
  response.headers.append('set-cookie', stringifySetCookie({ name, value: String(position), ...attributes }))
}

/** Returns the position that a request brings; undefined without one. A program that sends no cookies reads the primary. */
export function readAfter({ headers }: Pick<IncomingMessage, 'headers'>): number | undefined {
  if (headers.authorization) return Infinity
  const position = Number.parseFloat(parseCookie(headers.cookie ?? '')[name] ?? '')
  return Number.isNaN(position) ? undefined : position
}
