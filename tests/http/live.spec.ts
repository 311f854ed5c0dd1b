import { expect, test, type APIRequestContext } from '@playwright/test'

import { readStream } from '../support/event-stream'
import { message, newAccount, newSession, rows, signedIn, site, visitor } from '../support/http'
import { createTicketAs } from '../support/ticket-requests'
import { newClient } from '../support/portal'
import { startSecondSite } from '../support/second-site'

/** The stream of changes of an open board. */

const leave: (() => void)[] = []
test.afterEach(() => leave.splice(0).forEach((abort) => abort()))

/** Opens the stream as the browser of that session does. */
async function open(session: APIRequestContext, baseURL = site) {
  const browser = new AbortController()
  leave.push(() => browser.abort())
  const cookie = (await session.storageState()).cookies
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const headers = { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/event-stream' }
  return fetch(`${baseURL}/api/live`, { headers, signal: browser.signal })
}

/** Opens the stream and waits until its first event has arrived. */
async function openBoard(session: APIRequestContext, baseURL = site) {
  const response = await open(session, baseURL)
  expect(response.status).toBe(200)
  const board = readStream(response.body)
  await expect.poll(() => board.events('heartbeat').length).toBeGreaterThan(0)
  return board
}

const lead = () => ({ ...message(), language: 'en', status: 'new', sourceName: 'Contact Form' })

test('is for staff', async () => {
  const client = await newClient()
  expect((await open(await visitor())).status).toBe(401)
  const refused = await open(await signedIn(client.email))
  expect(refused.status).toBe(403)
  expect(refused.headers.get('cache-control')).toContain('no-store')
  for (const name of ['team', 'admin'] as const) {
    const response = await open(await signedIn(name))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('content-encoding')).toBeNull()
  }
  const head = await (await signedIn('team')).head('/api/live')
  expect(head.status()).toBe(405)
  expect((await (await signedIn('team')).post('/api/live')).status()).toBe(405)
})

test('tells a colleague of a change by its topic and id, and of nothing else', async () => {
  const board = await openBoard(await signedIn('admin'))
  const answer = await (await signedIn('team')).post('/api/leads', { data: lead() })
  const { doc } = (await answer.json()) as { doc: { id: string; email: string } }
  await expect.poll(() => board.heardOf('leads', doc.id)).toBe(true)
  expect(JSON.stringify(board.events('change'))).not.toContain('@')
})

test('tells staff of a ticket that a client opens', async () => {
  const board = await openBoard(await signedIn('team'))
  const client = await newClient()
  const id = await createTicketAs(await signedIn(client.email))
  await expect.poll(() => board.heardOf('tickets', id)).toBe(true)
})

test('tells staff of a message that a visitor sends, through the worker', async () => {
  const board = await openBoard(await signedIn('team'))
  const data = message()
  expect((await (await visitor()).post('/api/lead-capture', { data })).status()).toBe(200)
  const [{ id = '' } = {}] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  await expect.poll(() => board.heardOf('leads', id), { timeout: 10_000 }).toBe(true)
})

const change = (email: string, set: object) =>
  signedIn('admin').then(async (admin) => {
    const [user] = await rows<{ id: string }>('select id from users where email = $1', [email])
    const answer = await admin.patch(`/api/users/${user?.id}`, { data: set })
    expect(answer.ok(), await answer.text()).toBe(true)
  })

const endings: Record<string, (session: APIRequestContext, email: string) => Promise<unknown>> = {
  'signing out': (session) => session.post('/api/users/logout'),
  'signing out everywhere': (session) => session.post('/api/sign-out-everywhere', { data: {} }),
  'a change of the role': (_session, email) => change(email, { role: 'client' }),
  'a deactivation': (_session, email) => change(email, { deactivatedAt: new Date().toISOString() }),
}
for (const [name, end] of Object.entries(endings))
  test(`ends with ${name}, and only that person's`, async () => {
    const email = await newAccount('team')
    const session = await newSession(email)
    const [board, other] = [await openBoard(session), await openBoard(await signedIn('team'))]
    // The next heartbeat, which would end the stream too, is at least 15 s away.
    await expect.poll(() => board.events('heartbeat').length).toBeGreaterThan(1)
    expect(board.hasEnded()).toBe(false)
    await end(session, email)
    await expect.poll(() => board.hasEnded()).toBe(true)
    expect(other.hasEnded()).toBe(false)
    expect([401, 403]).toContain((await open(session)).status)
  })

test('reaches the boards of every web process, and does not delay a stop', async () => {
  test.slow()
  const second = await startSecondSite()
  try {
    const session = await newSession('team', second.url)
    const boards = [await openBoard(session, second.url), await openBoard(session, second.url)]
    const answer = await (await signedIn('team')).post('/api/leads', { data: lead() })
    const { doc } = (await answer.json()) as { doc: { id: string } }
    for (const board of boards) await expect.poll(() => board.heardOf('leads', doc.id)).toBe(true)
    second.stop()
    for (const board of boards) await expect.poll(() => board.hasEnded()).toBe(true)
    // Without the end of the streams, the process would wait for them forever.
    await second.exited
  } finally {
    second.stop()
  }
})
