import { request, type APIRequestContext } from '@playwright/test'
import pg from 'pg'

import { env } from '@/env'

/** The running site under test, and the accounts of its seed. */
export const site = env.E2E_URL ?? 'http://localhost:3000'
export const password = env.E2E_PASSWORD ?? ''

/** An address nobody else uses, so that limits of one test do not meet another's. */
export const freshAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** A visitor as a browser of the site is: its Origin on every request, an address of its own. */
export const visitor = (headers: Record<string, string> = {}): Promise<APIRequestContext> =>
  request.newContext({
    baseURL: site,
    extraHTTPHeaders: {
      origin: site,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': freshAddress(),
      ...headers,
    },
  })

/** An account of its own, for a test that changes or exhausts it. Answers its address; its password is `password`. */
export async function newAccount(role: 'team' | 'client'): Promise<string> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const data = { email, password, role, language: 'en' }
  const response = await (await signedIn('admin')).post('/api/users', { data })
  if (!response.ok()) throw new Error(`no account: ${await response.text()}`)
  return email
}

/** The same, signed in. `name` is that of a seeded account (admin, team, client, client2), or an address. */
export async function signedIn(name: string): Promise<APIRequestContext> {
  const context = await visitor()
  const response = await context.post('/api/users/login', {
    data: { email: name.includes('@') ? name : `${name}@puente.example`, password },
  })
  if (!response.ok())
    throw new Error(`${name} could not sign in: ${response.status()} ${await response.text()}`)
  return context
}

/** Rows of the database under test. */
export async function rows<Row extends object = Record<string, unknown>>(
  query: string,
  values: unknown[] = [],
) {
  const client = new pg.Client({ connectionString: env.E2E_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row & pg.QueryResultRow>(query, values)).rows
  } finally {
    await client.end()
  }
}

/** What a visitor writes, valid. */
export const message = () => ({
  name: 'Ana Ruiz',
  email: `ana-${crypto.randomUUID().slice(0, 8)}@example.com`,
  message: 'We would like more bookings.',
})
