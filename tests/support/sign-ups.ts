import { handleEndpoints } from 'payload'

import { env } from '@/env'
import { signUp } from '@/features/accounts/operations/sign-up'
import { signUpSchema } from '@/features/accounts/schemas'
import { autocommit, sql } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { config, payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { requestOf, tokenOf as sessionOf } from './actors'
import { rowsOf } from './rows'

/** Signs up by calling the operations, without HTTP, and reads the resulting rows. */

/** Returns the context of a browser's request. `cookies` are those that an earlier response has set. */
export async function browserContext(user?: User, cookies = ''): Promise<BrowserContext> {
  const req = await requestOf(await start(), user)
  const requestHeaders = new Headers(cookies ? { cookie: cookies } : {})
  return {
    req,
    user: user ? { ...user, collection: 'users' } : null,
    address: `10.1.1.${Math.random()}`,
    requestHeaders,
    responseHeaders: new Headers(),
  }
}
/** Returns the Cookie header with which the browser sends back what the response has set. */
export const cookiesOf = ({ responseHeaders }: BrowserContext) =>
  responseHeaders
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Returns an email address that no other test uses. */
export const newEmail = () => `ana-${crypto.randomUUID().slice(0, 8)}@example.com`
export const password = 'tres-tristes-tigres'
/** Returns the parsed input of a sign-up; `more` overrides its fields. */
export const signUpInput = (email: string, more: object = {}) =>
  signUpSchema.parse({ firstName: 'Ana', lastName: 'Ruiz', email, password, language: 'es', ...more })

type Row = {
  id: string
  role: string
  _verified: boolean
  client_id: string | null
  hash: string
  first_name: string
  language: string
}
/** Returns the row of the account with that address. */
export const findUserRow = async (email: string): Promise<Row | undefined> =>
  (await rowsOf<Row>(await start(), sql`select * from users where email = ${email}`))[0]

type Mail = { kind: string; language: string; data: { token?: string; next?: string } }
/** Returns the outbox's emails to that address, oldest first. */
export const emailsTo = async (email: string): Promise<Mail[]> =>
  rowsOf<Mail>(
    await start(),
    sql`select kind, language, data from outbox where recipient = ${email} order by created_at, id`,
  )
/** Returns the token in the newest email to that address; empty without one. */
export const tokenTo = async (email: string): Promise<string> =>
  (await emailsTo(email)).at(-1)?.data.token ?? ''

/** Returns how many sessions the account with that address has. */
export const countSessions = async (email: string): Promise<number> =>
  (
    await autocommit(
      await start(),
      sql`select 1 from users_sessions join users on users.id = _parent_id where email = ${email}`,
    )
  ).length

/** Whether Payload accepts the session in these cookies. */
export const isSessionValid = async (cookies: string): Promise<boolean> => {
  const headers = new Headers({ cookie: cookies, 'sec-fetch-site': 'same-origin' })
  return Boolean((await (await start()).auth({ headers })).user)
}

/** Signs up in a new browser. Returns its context and the token of the verification link. */
export async function signUpInNewBrowser(email: string, more: object = {}) {
  const context = await browserContext()
  await signUp(context, signUpInput(email, more))
  return { context, token: await tokenTo(email.toLowerCase()) }
}

/** Signs in through Payload's REST API without `guardPayloadRest`. Returns the token; undefined when it is rejected. */
export async function signIn(email: string, secret: string): Promise<string | undefined> {
  const request = new Request(`${env.SITE_URL}/api/users/login`, {
    method: 'POST',
    headers: { origin: env.SITE_URL, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  })
  return sessionOf(await handleEndpoints({ config, request })) || undefined
}
