import { expect, request, test, type APIRequestContext } from '@playwright/test'

import en from '@/messages/en/developers.json' with { type: 'json' }
import es from '@/messages/es/developers.json' with { type: 'json' }
import { message, randomIp, rows, signedIn, site, visitor } from '../support/http'
import { htmlFaults } from '../support/markup'

const PATH = '/api/external-leads'

/** Makes a key as an admin does. */
async function makeKey(perMinute: number): Promise<{ id: string; value: string }> {
  const data = { name: 'Landing page', source: 'External API', per_minute: String(perMinute) }
  const response = await (await signedIn('admin')).post('/api/create-lead-key', { data })
  expect(response.status()).toBe(200)
  return (await response.json()) as { id: string; value: string }
}

/** Another system: no browser, so it sends no Origin. */
const systemWith = (authorization: string): Promise<APIRequestContext> =>
  request.newContext({
    baseURL: site,
    extraHTTPHeaders: { authorization, 'x-forwarded-for': randomIp() },
  })

const leadsOf = (email: string) =>
  rows<{ source_name: string; status: string }>('select source_name, status from leads where email = $1', [
    email,
  ])

test('another system sends a lead with its key, until the key is revoked', async () => {
  const { id, value } = await makeKey(60)
  const system = await systemWith(`Bearer ${value}`)
  const data = { ...message(), source: 'Contact Form' }
  const response = await system.post(PATH, { data })
  expect([response.status(), await response.json()]).toEqual([200, { success: true }])
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(await leadsOf(data.email)).toEqual([{ source_name: 'External API', status: 'new' }])

  const revoked = await (await signedIn('admin')).post('/api/revoke-lead-key', { data: { key: id } })
  expect(revoked.status()).toBe(200)
  const later = message()
  expect((await system.post(PATH, { data: later })).status()).toBe(401)
  expect(await leadsOf(later.email)).toEqual([])
})

test('keys are for admins: nobody else makes, lists or revokes one, and REST has none', async () => {
  const { id, value } = await makeKey(60)
  for (const who of ['team', 'client'] as const) {
    const other = await signedIn(who)
    const data = { name: 'x', source: 'External API', per_minute: '60' }
    expect((await other.post('/api/create-lead-key', { data })).status()).toBe(403)
    expect((await other.post('/api/revoke-lead-key', { data: { key: id } })).status()).toBe(403)
    expect((await other.get('/api/lead-key-list')).status()).toBe(403)
    expect((await other.get(`/api/lead-keys/${id}`)).status()).toBeGreaterThanOrEqual(403)
  }
  const admin = await signedIn('admin')
  for (const path of ['/api/lead-key-list', '/api/lead-keys', `/api/lead-keys/${id}`, '/admin/lead-keys']) {
    const answer = await admin.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).not.toMatch(new RegExp(`${value}|digest`))
  }
})

test('a flood with one key ends at its limit, and every lead that was acknowledged is stored', async () => {
  test.slow()
  const { value } = await makeKey(60)
  const system = await systemWith(`Bearer ${value}`)
  const { email } = message()
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, turn) =>
      system.post(PATH, { data: { ...message(), email, message: `Lead ${turn}` } }),
    ),
  )
  const statuses = responses.map((response) => response.status())
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const stored = statuses.filter((status) => status === 200).length
  // A minute may end in between.
  expect(stored).toBeGreaterThanOrEqual(60)
  expect(stored).toBeLessThanOrEqual(120)
  expect(await leadsOf(email)).toHaveLength(stored)
  const refused = responses.find((response) => response.status() === 429)
  expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await refused?.json()).toEqual({ success: false, error: 'too_many' })
  // The visitors of the site have limits of their own.
  expect((await (await visitor()).post('/api/lead-capture', { data: message() })).status()).toBe(200)
})

test('refuses other methods, a session instead of a key, and bodies that are too large', async () => {
  const { value } = await makeKey(60)
  const system = await systemWith(`Bearer ${value}`)
  expect((await system.get(PATH)).status()).toBe(405)
  expect((await system.post(PATH, { data: { ...message(), more: 'x'.repeat(70_000) } })).status()).toBe(413)
  expect((await (await signedIn('admin')).post(PATH, { data: message() })).status()).toBe(401)
})

for (const [path, { title, fields, answers }] of [
  ['/developers', en],
  ['/es/developers', es],
] as const)
  test(`${path} says how, and links to the OpenAPI document`, async () => {
    const anonymous = await visitor()
    const page = await anonymous.get(path)
    const html = await page.text()
    expect(page.status()).toBe(200)
    expect(await htmlFaults(html)).toEqual([])
    expect(html).toContain(title)
    expect(html).toContain('metadata.service_interest')
    expect(html).toContain(fields.words.metadata.page_url)
    expect(html).toContain(answers.words[401])
    expect(html).toContain('href="/api/openapi.json"')
    const document = await anonymous.get('/api/openapi.json')
    expect(document.headers()['content-type']).toContain('application/json')
    expect(await document.json()).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: site }],
      paths: { [PATH]: { post: { operationId: 'sendLead' } } },
    })
  })
