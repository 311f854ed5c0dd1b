import { handleEndpoints } from 'payload'

import { env } from '@/env'
import { signUp } from '@/features/accounts/operations/sign-up'
import { signUpSchema } from '@/features/accounts/schemas'
import { autocommit, statement } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { config, payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { requestOf, tokenOf as sessionOf } from './actors'

/** Sign-ups without the door, and what they leave in the database. */

/** What a browser asks with; `cookies` are those that an answer before has set. */
export async function browser(user?: User, cookies = ''): Promise<BrowserContext> {
  const req = await requestOf(await start(), user)
  const sent = new Headers(cookies ? { cookie: cookies } : {})
  return {
    req,
    user: user ? { ...user, collection: 'users' } : null,
    address: `10.1.1.${Math.random()}`,
    sent,
    answer: new Headers(),
  }
}
export const cookiesOf = ({ answer }: BrowserContext) =>
  answer
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

export const person = () => `ana-${crypto.randomUUID().slice(0, 8)}@example.com`
export const password = 'tres-tristes-tigres'
export const form = (email: string, more: object = {}) =>
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
export const row = async (email: string): Promise<Row | undefined> =>
  (await autocommit<Row>(await start(), statement`select * from users where email = ${email}`))[0]

type Mail = { kind: string; language: string; data: { token?: string; next?: string } }
export const mailsTo = async (email: string): Promise<Mail[]> =>
  autocommit<Mail>(
    await start(),
    statement`select kind, language, data from outbox where recipient = ${email} order by created_at, id`,
  )
export const tokenTo = async (email: string): Promise<string> =>
  (await mailsTo(email)).at(-1)?.data.token ?? ''

export const sessionsOf = async (email: string): Promise<number> =>
  (
    await autocommit(
      await start(),
      statement`select 1 from users_sessions join users on users.id = _parent_id where email = ${email}`,
    )
  ).length

export const lives = async (cookies: string): Promise<boolean> => {
  const headers = new Headers({ cookie: cookies, 'sec-fetch-site': 'same-origin' })
  return Boolean((await (await start()).auth({ headers })).user)
}

export async function signedUp(email: string, more: object = {}) {
  const context = await browser()
  await signUp(context, form(email, more))
  return { context, token: await tokenTo(email.toLowerCase()) }
}

/** The token of a new session by Payload's own REST, without the door and its limits; undefined when it is refused. */
export async function signIn(email: string, secret: string): Promise<string | undefined> {
  const request = new Request(`${env.SITE_URL}/api/users/login`, {
    method: 'POST',
    headers: { origin: env.SITE_URL, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  })
  return sessionOf(await handleEndpoints({ config, request })) || undefined
}
