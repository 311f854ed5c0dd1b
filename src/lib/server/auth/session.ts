import { randomUUID } from 'node:crypto'

import { and, eq, lt } from 'drizzle-orm'
import { generatePayloadCookie, getFieldsToSign, jwtSign, type Payload, type PayloadRequest } from 'payload'

import type { Role } from '@/lib/roles'
import type { Language } from '@/i18n/languages'
import { autocommitDatabase, databaseOf, inTransaction } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import { users, users_sessions } from '@/payload-tables'
import { setDeviceCookie } from './known-device'
import { setSessionCookies } from './session-cookies'

/** However often a session is refreshed, it ends this long after its sign-in (ASVS 7.3.2). */
const MAX_SESSION_DAYS = 30

type Account = Record<string, unknown> & {
  id: string
  email: string
  role: Role
  language: Language
  /** Of the password. */
  hash?: string | null
  sessions?: { expiresAt: string | Date }[] | null
}

/**
 * Creates a session for an account in the transaction of the request, as Payload's login does, and appends its cookies to
 * the response. For users who have proved that they own the email address. Throws when the account does not exist.
 */
export async function createSession(
  req: PayloadRequest,
  id: string,
  { requestHeaders, responseHeaders }: { requestHeaders: Headers; responseHeaders: Headers },
): Promise<{ id: string; email: string; role: Role; language: Language }> {
  const { db, collections, config, secret } = req.payload
  const account = await db.findOne<Account>({ collection: 'users', req, where: { id: { equals: id } } })
  if (!account) throw new Error('the account does not exist')
  const collectionConfig = collections.users.config
  const { auth } = collectionConfig
  const sid = await addSession(req, account, auth.tokenExpiration)
  const { email, role, language } = account
  const user = { ...account, collection: 'users' as const }
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email, sid, user: user as never }),
    secret,
    tokenExpiration: auth.tokenExpiration,
  })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: config.cookiePrefix,
    token,
  })
  responseHeaders.append('set-cookie', cookie)
  setSessionCookies(responseHeaders, account)
  setDeviceCookie(responseHeaders, requestHeaders, account)
  return { id, email, role, language }
}

/**
 * Stores a new session beside those that have not expired and returns its id. Leaves all other columns alone, including
 * `updatedAt`.
 */
async function addSession(req: PayloadRequest, account: Account, seconds: number): Promise<string> {
  const now = new Date()
  const session = { id: randomUUID(), createdAt: now, expiresAt: new Date(now.getTime() + seconds * 1_000) }
  const active = (account.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt) > now)
  const data = { ...account, updatedAt: null, sessions: [...active, session] }
  await req.payload.db.updateOne({ collection: 'users', id: account.id, data, req, returning: false })
  return session.id
}

/**
 * Ends every session of an account, including one that is being written by a parallel request: the row lock waits for it
 * (docs/decisions/0011-concurrent-account-writes.md).
 */
export const endSessions = (req: PayloadRequest, id: string): Promise<void> =>
  inTransaction(req, async () => {
    const db = await databaseOf(req)
    await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
    await db.delete(users_sessions).where(eq(users_sessions._parentID, id))
    await announce(req, 'sessions', id)
  })

/** Ends the sessions of an account whose sign-in is older than MAX_SESSION_DAYS. */
export async function endSessionsPastMaxAge(payload: Payload, id: string): Promise<void> {
  const before = new Date(Date.now() - MAX_SESSION_DAYS * 86_400_000)
  const isOld = lt(users_sessions.createdAt, before.toISOString())
  await autocommitDatabase(payload)
    .delete(users_sessions)
    .where(and(eq(users_sessions._parentID, id), isOld))
}
