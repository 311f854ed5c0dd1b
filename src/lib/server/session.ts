import { randomUUID } from 'node:crypto'

import {
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
  parseCookies,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { env } from '@/env'
import type { Role } from '@/features/accounts/rules'
import type { Language } from '@/i18n/languages'
import { sessionCookie } from './authenticate'
import { autocommit, inTransaction, sql, statement } from './db'

const year = 31_536_000
/** As long as Payload's token lives (collections/Users). */
const sessionSeconds = 7_200
const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''

/** `maxAge` in seconds. Scripts read it unless it is `hidden`. */
function cookie(name: string, value: string, maxAge: number, hidden = ''): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}${hidden}; SameSite=Lax${secure}`
}

/** The cookies beside a session: the hint that chooses links (product.md), and the language of the account for the admin. */
export function tellSession(headers: Headers, user: { role?: Role; language?: Language }): void {
  if (user.role) headers.append('set-cookie', cookie('puente_hint', user.role, sessionSeconds))
  if (user.language) headers.append('set-cookie', cookie('puente-lng', user.language, year))
}

/** The language of an account, for the admin and for addresses that name none. */
export function tellLanguage(headers: Headers, language: Language): void {
  headers.append('set-cookie', cookie('puente-lng', language, year))
  headers.append('set-cookie', cookie('puente_language', language, year))
}

/** Takes the session and its hint from the browser. */
export function forgetSession(headers: Headers): void {
  headers.append('set-cookie', cookie(sessionCookie, '', 0, '; HttpOnly'))
  headers.append('set-cookie', cookie('puente_hint', '', 0))
}

/** Kept by the browser that chose the password, for as long as the link of the mail works (mail-link.ts). */
const signUpCookie = 'puente_sign_up'
export const rememberSignUp = (headers: Headers, proof: string): void =>
  headers.append('set-cookie', cookie(signUpCookie, proof, 3 * 86_400, '; HttpOnly'))
export const signUpOf = (sent: Headers): string | undefined => parseCookies(sent).get(signUpCookie)

type Account = Record<string, unknown> & {
  id: string
  email: string
  role: Role
  language: Language
  sessions?: { expiresAt: string | Date }[] | null
}

/**
 * Opens a session for an account in the transaction of the request, as Payload does at a sign-in, and writes its cookies
 * into `answer`. For whoever has proved a mailbox.
 */
export async function openSession(
  req: PayloadRequest,
  id: string,
  answer: Headers,
): Promise<{ id: string; email: string; role: Role; language: Language }> {
  const { db, collections, config, secret } = req.payload
  const account = (await db.findOne({
    collection: 'users',
    req,
    where: { id: { equals: id } },
  })) as Account | null
  if (!account) throw new Error('the account is gone')
  const collection = collections.users.config
  const now = new Date()
  const expiresAt = new Date(now.getTime() + collection.auth.tokenExpiration * 1_000)
  const sid = randomUUID()
  const live = (account.sessions ?? []).filter((session) => new Date(session.expiresAt) > now)
  const sessions = [...live, { id: sid, createdAt: now, expiresAt }]
  // Nothing else of the account changes, its date neither.
  const data = { ...account, updatedAt: null, sessions }
  await db.updateOne({ collection: 'users', id, data, req, returning: false })
  const { email, role, language } = account
  const user = { ...account, collection: 'users' as const }
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: collection, email, sid, user: user as never }),
    secret,
    tokenExpiration: collection.auth.tokenExpiration,
  })
  const session = { collectionAuthConfig: collection.auth, cookiePrefix: config.cookiePrefix, token }
  answer.append('set-cookie', generatePayloadCookie(session) as unknown as string)
  tellSession(answer, account)
  return { id, email, role, language }
}

/** Ends every session of an account, also one that is being written at this moment (decision 0011). */
export const endSessions = (req: PayloadRequest, id: string): Promise<void> =>
  inTransaction(req, async () => {
    await sql(req, statement`select 1 from users where id = ${id} for no key update`)
    await sql(req, statement`delete from users_sessions where _parent_id = ${id}`)
  })

/** However often it is renewed, a session ends a month after its sign-in (ASVS 7.3.2). */
export async function endOldSessions(payload: Payload, id: string): Promise<void> {
  const before = new Date(Date.now() - 30 * 86_400_000)
  await autocommit(
    payload,
    statement`delete from users_sessions where _parent_id = ${id} and created_at < ${before.toISOString()}`,
  )
}
