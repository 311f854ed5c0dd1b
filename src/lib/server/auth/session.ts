import { randomUUID } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { generatePayloadCookie, getFieldsToSign, jwtSign, type Payload, type PayloadRequest } from 'payload'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Role } from '@/lib/roles'
import type { Language } from '@/i18n/languages'
import { autocommitDatabase, databaseOf, inTransaction } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import { users, users_sessions } from '@/payload-tables'
import { env } from '@/env'
import { setDeviceCookie } from './known-device'
import { sessionCookie } from './session-token'

const YEAR_SECONDS = 31_536_000
/** The lifetime of Payload's token (collections/Users.ts). */
const SESSION_SECONDS = 7_200
/** The lifetime of the verification link (email-link.ts). */
const SIGN_UP_SECONDS = 3 * 86_400

const signUpCookie = 'puente_sign_up'
const hintCookie = 'puente_hint'
/** Payload's admin reads its language from the first, the site's addresses without a language from the second. */
export const adminLanguageCookie = 'puente-lng'
const siteLanguageCookie = 'puente_language'

type Options = { maxAge: number; httpOnly?: boolean }

/** `maxAge` in seconds. Scripts can read the cookie unless it is `httpOnly`. */
function append(headers: Headers, name: string, value: string, options: Options): void {
  const secure = env.SITE_URL.startsWith('https:')
  headers.append(
    'set-cookie',
    stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure, ...options }),
  )
}

/** Sets the cookies that accompany a session: the role, which only chooses links, and the language of the admin. */
export function setSessionCookies(headers: Headers, user: { role?: Role; language?: Language }): void {
  if (user.role) append(headers, hintCookie, user.role, { maxAge: SESSION_SECONDS })
  if (user.language) append(headers, adminLanguageCookie, user.language, { maxAge: YEAR_SECONDS })
}

/** Sets the language of the admin and of addresses that name none. */
export function setLanguageCookies(headers: Headers, language: Language): void {
  for (const name of [adminLanguageCookie, siteLanguageCookie])
    append(headers, name, language, { maxAge: YEAR_SECONDS })
}

/** Removes the session and its hint from the browser. */
export function clearSessionCookies(headers: Headers): void {
  append(headers, sessionCookie, '', { maxAge: 0, httpOnly: true })
  append(headers, hintCookie, '', { maxAge: 0 })
}

/** Marks the browser that chose the password of an unverified account (signUpProofOf in email-link.ts). */
export const setSignUpCookie = (headers: Headers, proof: string): void =>
  append(headers, signUpCookie, proof, { maxAge: SIGN_UP_SECONDS, httpOnly: true })

/** Returns the sign-up proof of the browser, unchecked. */
export const readSignUpCookie = (headers: Headers): string | undefined =>
  parseCookie(headers.get('cookie') ?? '')[signUpCookie]

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
