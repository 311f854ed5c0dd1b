import { request, type APIRequestContext, type APIResponse } from '@playwright/test'
import pg from 'pg'

import { env } from '@/env'
import { requiredContactSamples } from './lead-samples'

/** The running site under test, and the accounts of its seed. */
export const site = env.E2E_URL ?? 'http://localhost:3000'
export const password = env.E2E_PASSWORD ?? ''

/** An IP address that no other test uses, so that rate limits of tests do not interfere. */
export const randomIp = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

type State = Awaited<ReturnType<APIRequestContext['storageState']>>

/** A client that sends what a browser on the site sends: its Origin on every request, and an IP address of its own. */
export const visitor = (
  headers: Record<string, string> = {},
  storageState?: State,
  baseURL = site,
): Promise<APIRequestContext> =>
  request.newContext({
    storageState,
    baseURL,
    extraHTTPHeaders: {
      origin: site,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': randomIp(),
      ...headers,
    },
  })

/**
 * Requests a page twice and returns the second answer, which the cache sends. Repeat it when that fails: a change of content
 * in another test, just between the two, empties the cache.
 */
export async function getFromCache(browser: APIRequestContext, path: string): Promise<APIResponse> {
  await browser.get(path)
  return browser.get(path)
}

/** Inserts a verified account for a test that changes or exhausts it. Returns its email; its password is `password`. */
export async function newAccount(role: 'team' | 'client'): Promise<string> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  // The password of the seeded accounts is `password`: a copy of its hash saves hashing it again.
  const made = await rows(
    `insert into users (email, hash, salt, role, first_name, language, _verified)
     select $1, hash, salt, $2::text::enum_users_role, 'Ana', 'en', true from users where email = 'team@puente.example'
     returning id`,
    [email, role],
  )
  if (made.length === 0) throw new Error('there is no seeded account')
  return email
}

type Seeded = 'admin' | 'team' | 'client' | 'client2'
const emailOf = (name: string) => (name.includes('@') ? name : `${name}@puente.example`)

/** Signs in and returns the new session. `name` is that of a seeded account, or an email address. */
export async function newSession(name: string, baseURL = site): Promise<APIRequestContext> {
  const context = await visitor({}, undefined, baseURL)
  const response = await context.post('/api/users/login', { data: { email: emailOf(name), password } })
  if (!response.ok())
    throw new Error(`${name} could not sign in: ${response.status()} ${await response.text()}`)
  return context
}

const states = new Map<string, Promise<State>>()

/** A seeded account or an email address, signed in once in each worker. A test that ends its session needs `newSession`. */
export async function signedIn(name: Seeded | (string & {})): Promise<APIRequestContext> {
  const state = states.get(name) ?? newSession(name).then((context) => context.storageState())
  states.set(name, state)
  return visitor({}, await state)
}

let pool: pg.Pool | undefined

/** Runs a statement in the database under test and returns its rows. */
export async function rows<Row extends object = Record<string, unknown>>(
  query: string,
  values: unknown[] = [],
) {
  pool ??= new pg.Pool({ connectionString: env.E2E_DATABASE_URL, max: 4, allowExitOnIdle: true })
  return (await pool.query<Row & pg.QueryResultRow>(query, values)).rows
}

/** A valid message of a new visitor: every field that the form requires. */
export const message = () => ({
  ...requiredContactSamples(),
  name: 'Ana Ruiz',
  email: `ana-${crypto.randomUUID().slice(0, 8)}@example.com`,
  message: 'We would like more bookings.',
})
