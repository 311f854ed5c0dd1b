import { expect, test, type APIRequestContext } from '@playwright/test'

import { newAccount, rows, signedIn, visitor } from '../support/http'
import { createTicketAs, replyAsTeam, setTicket } from '../support/ticket-requests'
import { newClient } from '../support/portal'

/** Client A attacks the tickets of client B. */

/** A page as HTML, and as the router requests it. */
const rscOrNot: Record<string, string>[] = [{}, { rsc: '1' }]

let a: APIRequestContext
let b: APIRequestContext
let clientA: Awaited<ReturnType<typeof newClient>>
let clientB: typeof clientA
let ticketB: string

test.beforeAll(async () => {
  ;[clientA, clientB] = await Promise.all([newClient(), newClient('es')])
  ;[a, b] = await Promise.all([signedIn(clientA.email), signedIn(clientB.email)])
  ticketB = await createTicketAs(b, { title: 'Only of B', description: 'A secret of B.' })
})

const rowOf = async (id: string) => (await rows('select * from tickets where id = $1', [id]))[0]
const threadOf = (id: string) =>
  rows<{ id: string }>('select * from ticket_messages where ticket_id = $1 order by created_at', [id])
test('clients and visitors can neither read nor change tickets by REST', async () => {
  const own = await createTicketAs(a)
  const note = await replyAsTeam(ticketB, 'A note about B.', 'internal')
  const before = { b: await rowOf(ticketB), own: await rowOf(own), thread: await threadOf(ticketB) }
  const json = { 'content-type': 'application/json' }
  for (const caller of [a, await visitor()])
    for (const path of [
      ...[ticketB, own].flatMap((id) => [
        `tickets/${id}`,
        `tickets/${id}/duplicate`,
        `tickets?where[id][equals]=${id}`,
      ]),
      'tickets',
      'tickets/count',
      'ticket-messages',
      `ticket-messages/${note}`,
      `ticket-messages?where[ticket][equals]=${ticketB}&depth=2`,
    ])
      for (const method of ['GET', 'PATCH', 'DELETE', 'POST']) {
        const data =
          method === 'GET' ? undefined : JSON.stringify({ status: 'closed', ticket: ticketB, body: 'x' })
        const answer = await caller.fetch(`/api/${path}`, { method, headers: json, data })
        expect(answer.status(), `${method} ${path}`).toBe(404)
        expect(await answer.text(), `${method} ${path}`).not.toContain('of B')
      }
  expect({ b: await rowOf(ticketB), own: await rowOf(own), thread: await threadOf(ticketB) }).toEqual(before)
})

test('a new ticket belongs to its author and is open, whatever was sent', async () => {
  const id = await createTicketAs(a, {
    client: clientB.client,
    client_id: clientB.client,
    status: 'closed',
    id: ticketB,
    opened_by: 'x',
    created_at: '2020-01-01',
  })
  expect(id).not.toBe(ticketB)
  expect(await rowOf(id)).toMatchObject({ client_id: clientA.client, status: 'open', priority: 'medium' })
})

test('a reply to the ticket of another client, or to none, is not found', async () => {
  const before = await threadOf(ticketB)
  for (const ticket_id of [ticketB, crypto.randomUUID(), 'abc', "'; drop table tickets; --"]) {
    const answer = await a.post('/api/reply-as-client', { data: { ticket_id, body: 'Hello.' } })
    expect(answer.status(), ticket_id).toBe(404)
    expect(await answer.json()).toEqual({ success: false, error: 'not_found' })
  }
  expect(await threadOf(ticketB)).toEqual(before)
})

test.describe('the page of a ticket', () => {
  const pages = (id: string) => ['', '/es'].map((prefix) => `${prefix}/dashboard/tickets/${id}`)

  test('answers 404 for the ticket of another client, an unknown id and an invalid one', async () => {
    for (const id of [ticketB, crypto.randomUUID(), 'abc', '..%2f..', '%00'])
      for (const path of pages(id)) {
        const page = await a.get(path)
        // An invalid path does not reach a page.
        expect([400, 404], path).toContain(page.status())
        // Responses to the router are streamed, so their status is always 200.
        const parts = await a.get(path, { headers: { rsc: '1' } })
        expect(parts.status(), path).toBeLessThan(500)
        for (const answer of [page, parts]) expect(await answer.text(), path).not.toContain('of B')
      }
    const text = await (await a.get(`/dashboard/tickets/${ticketB}`)).text()
    expect(text).toContain('Ticket not found.')
  })

  test('redirects a signed-out visitor to sign in, and back', async () => {
    for (const path of pages(ticketB)) {
      const answer = await (await visitor()).get(path, { maxRedirects: 0 })
      expect(answer.status()).toBe(307)
      expect(answer.headers().location).toMatch(new RegExp(`/auth\\?next=${encodeURIComponent(path)}$`))
    }
  })

  test('redirects staff to the ticket in the admin', async () => {
    const answer = await (await signedIn('team')).get(`/es/dashboard/tickets/${ticketB}`, { maxRedirects: 0 })
    expect(answer.headers().location).toBe(`/admin/collections/tickets/${ticketB}`)
  })

  test('shows everything but internal notes, in HTML and in RSC', async () => {
    const id = await createTicketAs(b, { title: 'A thread', description: 'It began.' })
    await replyAsTeam(id, 'An answer to B.')
    await replyAsTeam(id, 'He pays late.', 'internal')
    await setTicket(id, { status: 'in_progress' })
    for (const path of pages(id))
      for (const headers of rscOrNot) {
        const answer = await b.get(path, { headers })
        const text = await answer.text()
        expect(answer.status()).toBe(200)
        expect(answer.headers()['cache-control']).toContain('no-store')
        expect(answer.headers()['content-security-policy']).toMatch(/script-src [^;]*'nonce-/)
        expect(text).toContain('An answer to B.')
        expect(text).not.toMatch(/pays late|internal|team@puente\.example|"hash\\*"|"sessions\\*"/)
      }
  })

  test('is closed to a suspended client at its next request, as are the verbs', async () => {
    const client = await newClient()
    const own = await signedIn(client.email)
    const id = await createTicketAs(own)
    await rows("update clients set status = 'suspended' where id = $1", [client.client])
    const page = await own.get(`/dashboard/tickets/${id}`)
    expect(page.status()).toBe(403)
    expect(await page.text()).not.toContain('The form fails')
    for (const [verb, data] of [
      ['create-ticket', { title: 'x', description: 'y' }],
      ['reply-as-client', { ticket_id: id, body: 'y' }],
    ] as const) {
      const answer = await own.post(`/api/${verb}`, { data })
      expect(answer.status(), verb).toBe(403)
    }
    expect(await threadOf(id)).toEqual([])
    // An inactive client can read and write, but not sign.
    await rows("update clients set status = 'inactive' where id = $1", [client.client])
    expect((await own.get(`/dashboard/tickets/${id}`)).status()).toBe(200)
    expect((await own.post('/api/reply-as-client', { data: { ticket_id: id, body: 'y' } })).status()).toBe(
      200,
    )
  })
})

test('ticket verbs need the session of a client, our Origin and a valid body', async () => {
  const data = { title: 'x', description: 'y' }
  for (const verb of ['create-ticket', 'reply-as-client']) {
    expect((await (await visitor()).post(`/api/${verb}`, { data })).status()).toBe(401)
    expect((await (await signedIn('team')).post(`/api/${verb}`, { data })).status()).toBe(403)
    for (const origin of ['https://evil.example', 'null'])
      expect((await a.post(`/api/${verb}`, { data, headers: { origin } })).status(), origin).toBe(403)
    for (const body of ['null', '[]', '{', '{"title":{"a":1},"description":"x","body":7}', '"\\u0000"'])
      expect(
        (
          await a.post(`/api/${verb}`, {
            data: Buffer.from(body),
            headers: { 'content-type': 'application/json' },
          })
        ).status(),
        body,
      ).toBe(400)
    expect((await a.post(`/api/${verb}`, { data: { ...data, body: 'x'.repeat(70_000) } })).status()).toBe(413)
    expect((await a.get(`/api/${verb}`)).status()).toBeGreaterThanOrEqual(400)
  }
  const empty = await a.post('/api/create-ticket', { data: { title: ' ', description: '' } })
  expect(empty.status()).toBe(400)
  expect(await empty.json()).toEqual({
    success: false,
    error: 'invalid',
    fields: { title: 'required', description: 'required' },
  })
})

test('an account without a client is told so', async () => {
  const alone = await signedIn(await newAccount('client'))
  const answer = await alone.post('/api/create-ticket', { data: { title: 'x', description: 'y' } })
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toEqual({ success: false, error: 'not_found' })
})

test('stores one ticket for parallel requests with one submission id', async () => {
  const client = await newClient()
  const own = await signedIn(client.email)
  const data = { title: 'Once', description: 'Only once.', submission_id: crypto.randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => own.post('/api/create-ticket', { data })),
  )
  expect(answers.map((answer) => answer.status())).toEqual(Array<number>(20).fill(200))
  expect(await rows('select id from tickets where client_id = $1', [client.client])).toHaveLength(1)
  // The limit counts per account: the next request is refused.
  const next = await own.post('/api/create-ticket', { data })
  expect(next.status()).toBe(429)
  expect(Number(next.headers()['retry-after'])).toBeGreaterThan(0)
})

test('a reply reopens a resolved ticket, and conflicts with a closed one', async () => {
  const id = await createTicketAs(a)
  await setTicket(id, { status: 'resolved' })
  const answer = await a.post('/api/reply-as-client', { data: { ticket_id: id, body: 'Not yet.' } })
  expect(await answer.json()).toMatchObject({ success: true, status: 'open' })
  await setTicket(id, { status: 'closed' })
  const before = await threadOf(id)
  const refused = await a.post('/api/reply-as-client', { data: { ticket_id: id, body: 'Still not.' } })
  expect(refused.status()).toBe(409)
  expect(await threadOf(id)).toEqual(before)
})

test('the team creates, reads, changes and answers tickets, but cannot delete them', async () => {
  const team = await signedIn('team')
  expect((await team.get(`/api/tickets/${ticketB}`)).status()).toBe(200)
  const message = await replyAsTeam(ticketB, 'From the team.')
  expect((await team.patch(`/api/ticket-messages/${message}`, { data: { body: 'Forged.' } })).status()).toBe(
    403,
  )
  for (const path of [`tickets/${ticketB}`, `ticket-messages/${message}`])
    expect((await team.delete(`/api/${path}`)).status(), path).toBe(403)
  const data = { title: 'x', description: 'y', client: clientB.client, priority: 'low', status: 'open' }
  expect((await team.post('/api/tickets', { data })).status()).toBe(201)
  const [row] = await rows('select body from ticket_messages where id = $1', [message])
  expect(row).toEqual({ body: 'From the team.' })
  const forged = { ticket: ticketB, body: 'Without the verb.', visibility: 'public' }
  expect((await team.post('/api/ticket-messages', { data: forged })).status()).toBe(403)
  expect((await team.patch('/api/tickets/abc', { data: { status: 'closed' } })).status()).toBeLessThan(500)
})

test('a reply cannot be sent before the page is hydrated, when the browser itself would send it', async () => {
  const own = await createTicketAs(a)
  const html = await (await a.get(`/dashboard/tickets/${own}`)).text()
  expect(/<button[^>]*type="submit"[^>]*>/.exec(html)?.[0]).toMatch(/ disabled=""/)
})
