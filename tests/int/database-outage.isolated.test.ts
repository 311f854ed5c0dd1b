import { handleEndpoints, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { POST as contactForm } from '@/app/api/contact-form/route'
import { POST as leadCapture } from '@/app/api/lead-capture/route'
import { GET as liveStream } from '@/app/api/live/route'
import { env } from '@/env'
import { forgotPassword } from '@/features/accounts/operations/passwords'
import { addressSchema } from '@/features/accounts/schemas'
import { authenticate, readSession } from '@/lib/server/auth/authenticate'
import { createEmailLink } from '@/lib/server/auth/email-link'
import { autocommit, sql } from '@/lib/server/db/sql'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import type { OwnEndpoints } from '@/lib/server/rest/sign-in'
import { config, payload as start } from '@/lib/server/payload'
import { makeUser, testPassword } from '../support/actors'
import { disconnectDatabase } from '../support/database-outage'
import { requiredContactSamples } from '../support/lead-samples'
import { accountsEndpoints } from '@/features/accounts/endpoints'
import { ticketsEndpoints } from '@/features/tickets/endpoints'

const createTicket = ticketsEndpoints.POST['create-ticket']
const resendVerification = accountsEndpoints.POST['resend-verification']
const setLanguage = accountsEndpoints.POST['set-language']
const signUp = accountsEndpoints.POST['sign-up']
const verifyEmail = accountsEndpoints.POST['verify-email']

let payload: Payload
const runtimeRole = new URL(env.DATABASE_URL ?? '').username
const schemaOwner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })

beforeAll(async () => {
  payload = await start()
  await schemaOwner.connect()
})
afterAll(() => schemaOwner.end())

/** Runs `work` while the database refuses connections. */
async function withoutDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const { reconnect } = await disconnectDatabase()
  return work().finally(reconnect)
}

/** Runs `work` while another transaction holds the strongest lock on a table. */
async function withLockOn<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await schemaOwner.query('begin')
  await schemaOwner.query(`lock table ${table} in access exclusive mode`)
  return work().finally(() => schemaOwner.query('rollback'))
}

const ownEndpoints = {
  'users/forgot-password': { input: addressSchema, run: forgotPassword },
} as OwnEndpoints
const rest = guardPayloadRest((request) => handleEndpoints({ config, request }), ownEndpoints)

const headersWith = (cookie: string) => ({
  origin: env.SITE_URL,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'x-forwarded-for': '10.1.1.1',
  cookie,
})
const requestTo = (path: string, cookie: string, data?: object) =>
  new Request(`${env.SITE_URL}/api/${path}`, {
    method: data ? 'POST' : 'GET',
    headers: headersWith(cookie),
    body: data && JSON.stringify(data),
  })
const callRest = (path: string, cookie = '', data?: object) =>
  rest(requestTo(path, cookie, data), {
    params: Promise.resolve({ slug: path.split('?')[0]?.split('/') }),
  })

async function newSession(role: 'client' | 'team' = 'client') {
  const { email } = await makeUser(payload, role)
  const response = await callRest('users/login', '', { email, password: testPassword })
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  expect(cookie).toMatch(/puente-token=.+puente_hint=/)
  return { email, cookie }
}

const person = { firstName: 'Ana', lastName: 'Ruiz', language: 'en' }
const message = () => ({
  ...requiredContactSamples(),
  email: `${crypto.randomUUID()}@example.com`,
})

/** A request to everything that needs an account, signed in and not, by its name. */
const accountRequests = ({ email, cookie }: { email: string; cookie: string }) => ({
  me: () => callRest('users/me', cookie),
  refresh: () => callRest('users/refresh-token', cookie, {}),
  logout: () => callRest('users/logout', cookie, {}),
  login: () => callRest('users/login', '', { email, password: testPassword }),
  forgot: () => callRest('users/forgot-password', '', { email }),
  'REST for staff': () => callRest('leads?limit=1', cookie),
  'a verb for users': () => setLanguage(requestTo('set-language', cookie, { language: 'es' })),
  'a verb for clients': () => createTicket(requestTo('create-ticket', cookie, {})),
  'sign-up': () =>
    signUp(requestTo('sign-up', '', { ...person, email: message().email, password: 'tres-tristes-tigres' })),
  verify: () => verifyEmail(requestTo('verify-email', '', { token: createEmailLink(60).token })),
  resend: () => resendVerification(requestTo('resend-verification', '', { email, language: 'en' })),
})

async function expectUnavailable(requests: Record<string, () => Promise<Response>>): Promise<void> {
  const sent = Object.entries(requests).map(async ([what, send]) => {
    const { status, headers } = await send()
    return [what, status, Number(headers.get('retry-after')) > 0, headers.getSetCookie()]
  })
  expect(await Promise.all(sent)).toEqual(Object.keys(requests).map((what) => [what, 503, true, []]))
}

/** Whether the browser of that session is still signed in, and can sign out. */
async function expectSessionAlive(cookie: string): Promise<void> {
  const me = (await (await callRest('users/me', cookie)).json()) as { user: object | null }
  expect(me.user).toBeTruthy()
  const left = await callRest('users/logout', cookie, {})
  expect(left.status).toBe(200)
  expect(left.headers.getSetCookie().join()).toContain('puente_hint=; Max-Age=0; Path=/')
  expect((await callRest('users/logout', cookie, {})).status).toBe(200)
}

it('answers 503 and keeps sessions while a lock keeps the accounts from being read', async () => {
  const session = await newSession('team')
  await withLockOn('users', async () => {
    const page = authenticate(new Headers(headersWith(session.cookie)))
    await Promise.all([
      expectUnavailable(accountRequests(session)),
      expect(page).rejects.toMatchObject({ code: 'unavailable' }),
    ])
  })
  await expectSessionAlive(session.cookie)
}, 90_000)

it('answers 503 and keeps sessions while the database refuses connections', async () => {
  const session = await newSession('team')
  await withoutDatabase(async () => {
    await expectUnavailable({
      ...accountRequests(session),
      capture: () => leadCapture(requestTo('lead-capture', '', message())),
    })
    await expect(authenticate(new Headers(headersWith(session.cookie)))).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
  await expectSessionAlive(session.cookie)
})

/** What reads the session before anything else, by its name. */
const sessionRequests = ({ cookie }: { cookie: string }) => ({
  me: () => callRest('users/me', cookie),
  refresh: () => callRest('users/refresh-token', cookie, {}),
  logout: () => callRest('users/logout', cookie, {}),
  'REST for staff': () => callRest('leads?limit=1', cookie),
  'a verb for users': () => setLanguage(requestTo('set-language', cookie, { language: 'es' })),
  'a verb for clients': () => createTicket(requestTo('create-ticket', cookie, {})),
  'a stream': () => liveStream(requestTo('live', cookie)),
})

async function expectUnreadableSession(session: { cookie: string }): Promise<void> {
  await expectUnavailable(sessionRequests(session))
  expect(await readSession(new Headers(headersWith(session.cookie)))).toEqual({ is: 'unavailable' })
}

describe('a session that cannot be read is no session that ended', () => {
  /** Each statement breaks the reading of accounts for the runtime role, and the other mends it. */
  it.each([
    ['a right', 'revoke select on users from public, RUNTIME', 'grant select on users to RUNTIME'],
    ['the table', 'alter table users_sessions rename to away', 'alter table away rename to users_sessions'],
    [
      'a column',
      'alter table users rename first_name to away',
      'alter table users rename away to first_name',
    ],
  ])('without %s', async (_what, breaking, mending) => {
    const session = await newSession('team')
    await schemaOwner.query(breaking.replaceAll('RUNTIME', runtimeRole))
    try {
      await expectUnreadableSession(session)
    } finally {
      await schemaOwner.query(mending.replaceAll('RUNTIME', runtimeRole))
    }
    await expectSessionAlive(session.cookie)
  })

  it.each([
    ['an error of Postgres', Object.assign(new pg.DatabaseError('', 0, 'error'), { code: 'XX000' })],
    ['a mistake in a hook', new TypeError('Cannot read properties of undefined')],
    ['what is no error', 'lost'],
  ])('after %s', async (_what, failure) => {
    const session = await newSession('team')
    const reading = vi.spyOn(payload.db, 'findOne').mockRejectedValue(failure)
    try {
      await expectUnreadableSession(session)
    } finally {
      reading.mockRestore()
    }
    await expectSessionAlive(session.cookie)
  })

  it('while an account that is gone, and a token that is none, are nobody', async () => {
    const { cookie, email } = await newSession('team')
    await autocommit(payload, sql`delete from users where email = ${email}`)
    for (const unknown of [cookie, 'puente-token=x.y.z', ''])
      expect(await readSession(new Headers(headersWith(unknown)))).toMatchObject({ is: 'nobody' })
  })
})

it('answers 503 to a lead that cannot be stored, and stores none', async () => {
  const lead = message()
  await withLockOn('leads', () =>
    expectUnavailable({ capture: () => leadCapture(requestTo('lead-capture', '', lead)) }),
  )
  const stored = await autocommit(payload, sql`select 1 from leads where email = ${lead.email}`)
  expect(stored).toEqual([])
})

it('shows the contact form without JavaScript again with what was typed, without the database', async () => {
  const typed = {
    name: 'Rosa "la jefa" <b>Huamán</b>',
    email: 'rosa@clinica.example',
    service_interest: 'seo',
    message: '\nPrimera línea\nSegunda & última </textarea><script>alert(1)</script>',
  }
  const form = new Request(`${env.SITE_URL}/api/contact-form`, {
    method: 'POST',
    headers: { origin: env.SITE_URL, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ language: 'es', ...typed }),
  })
  const response = await withoutDatabase(() => contactForm(form))
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await response.text()
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('Tu mensaje no se envió')
  expect(html).toContain('action="/api/contact-form"')
  expect(html).toContain('value="Rosa &quot;la jefa&quot; &lt;b&gt;Huamán&lt;/b&gt;"')
  expect(html).toContain('<option value="seo" selected>')
  expect(html).toContain('>\n\nPrimera línea\nSegunda &amp; última &lt;/textarea&gt;')
  expect(html).toMatch(/name="submission_id" value="[\da-f-]{36}"/)
})
