import { expect, test } from '@playwright/test'

import { message, rows, signedIn, site, visitor } from '../support/http'

/** Attacks on Payload's own routes by visitors who are not signed in. */

type Access = { collections: Record<string, unknown>; globals: Record<string, unknown> }

async function entities(): Promise<Access> {
  const admin = await signedIn('admin')
  return (await (await admin.get('/api/access')).json()) as Access
}

const attacker = 'evil@example.com'
/** The accounts of the attacker; other tests create accounts of their own meanwhile. */
const accountsOfAttacker = () => rows(`select id from users where email = '${attacker}'`)

test('parallel requests to first-register create no admin', async () => {
  const anonymous = await visitor()
  const data = { email: attacker, password: 'a-long-password', role: 'admin' }
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () =>
      (await anonymous.post('/api/users/first-register', { data })).status(),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect((await anonymous.get('/admin/create-first-user')).status()).toBe(404)
  expect(await accountsOfAttacker()).toEqual([])
})

test('an account cannot be created by REST', async () => {
  const anonymous = await visitor()
  const data = {
    email: attacker,
    password: 'a-long-password',
    role: 'admin',
    _verified: true,
    lockUntil: null,
  }
  expect((await anonymous.post('/api/users', { data })).status()).toBe(404)
  expect(await accountsOfAttacker()).toEqual([])
})

test('every collection and global refuses every verb', async () => {
  const { collections, globals } = await entities()
  const anonymous = await visitor()
  const id = crypto.randomUUID()
  const paths = [
    ...Object.keys(collections).flatMap((slug) => [
      `/api/${slug}`,
      `/api/${slug}/${id}`,
      `/api/${slug}/count`,
      `/api/${slug}/versions`,
      `/api/${slug}/access/${id}`,
      `/api/${slug}/${id}/duplicate`,
      `/api/${slug}?where[id][exists]=true`,
    ]),
    ...Object.keys(globals).flatMap((slug) => [`/api/globals/${slug}`, `/api/globals/${slug}/versions`]),
  ]
  expect(paths.length).toBeGreaterThan(30)
  const statusOf = async (method: string, path: string) =>
    (await anonymous.fetch(path, { method, data: method === 'GET' ? undefined : {} })).status()
  const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']
  for (const path of paths) {
    const statuses = await Promise.all(methods.map((method) => statusOf(method, path)))
    expect(statuses, path).toEqual(methods.map(() => 404))
  }
})

test('queries that could leak data are refused', async () => {
  const anonymous = await visitor()
  const queries = [
    '?where[email][like]=a',
    '?draft=true',
    '?locale=all',
    '?locale=*',
    '?depth=10',
    '?populate[users][email]=true',
    '?select[hash]=true',
    '?sort=assignedTo.resetPasswordToken',
    '?limit=0',
    '?limit=1e20',
  ]
  for (const path of ['/api/leads', '/api/users', '/api/globals/contact-page'])
    for (const query of queries) expect((await anonymous.get(path + query)).status(), path + query).toBe(404)
  for (const header of ['x-http-method-override', 'x-payload-http-method-override'])
    for (const path of ['/api/leads', '/api/users/me', '/api/users/login']) {
      const response = await anonymous.post(path, { headers: { [header]: 'GET' }, data: { locale: '*' } })
      expect(response.status(), `${header} ${path}`).toBe(404)
    }
})

test('GraphQL, the schema, the jobs and the preview do not exist', async () => {
  const anonymous = await visitor()
  for (const path of [
    '/api/graphql',
    '/api/graphql-playground',
    '/api/access',
    '/api/payload-jobs/run',
    '/api/users/init',
    '/api/og',
  ])
    for (const method of ['GET', 'POST'])
      expect(
        (await anonymous.fetch(path, { method, data: method === 'GET' ? undefined : {} })).status(),
        `${method} ${path}`,
      ).toBe(404)
})

test('no header bypasses the sign-in to the admin', async () => {
  const [lead] = await rows<{ email: string; id: string }>('select id, email from leads limit 1')
  const tricks = [
    {},
    { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
    { 'x-invoke-path': '/admin/collections/leads' },
    { 'x-original-url': '/admin/collections/leads' },
    { 'x-rewrite-url': '/admin/collections/leads' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-http-method-override': 'GET' },
    { rsc: '1' },
    { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(['', {}])) },
    { 'next-action': '0'.repeat(40) },
  ]
  const paths = [
    '/admin',
    '/admin/collections/leads',
    `/admin/collections/leads/${lead?.id}`,
    '/admin/globals/site-settings',
    '/admin/people',
    '/admin/lead-keys',
    `/admin/proposal-creator?lead=${lead?.id}`,
  ]
  for (const path of paths)
    for (const headers of tricks) {
      const anonymous = await visitor(headers as Record<string, string>)
      const response = await anonymous.get(path)
      const body = await response.text()
      expect(response.status(), path).toBeLessThan(500)
      for (const secret of [lead?.email ?? '', 'equipo@puente.example', 'evil.example'])
        expect(body).not.toContain(secret)
    }
})

test('a change from another origin is refused, and one with a session but without an Origin', async () => {
  const data = message()
  for (const origin of [
    'https://evil.example',
    'null',
    site.replace('http:', 'https:'),
    `${site}.evil.example`,
  ]) {
    const response = await (await visitor({ origin })).post('/api/lead-capture', { data })
    expect(response.status(), origin).toBe(403)
    expect(await response.json()).toMatchObject({ success: false, error: 'origin' })
  }
  const { request } = await import('@playwright/test')
  const bare = await request.newContext({ baseURL: site })
  expect((await bare.post('/api/lead-capture', { data })).status()).toBe(200)
  const team = await signedIn('team')
  const { cookies } = await team.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const [lead] = await rows<{ id: string; status: string }>('select id, status from leads limit 1')
  const response = await bare.patch(`/api/leads/${lead?.id}`, {
    headers: { cookie },
    data: { status: 'closed_lost' },
  })
  expect(response.status()).toBe(403)
  const [after] = await rows('select id, status from leads where id = $1', [lead?.id])
  expect(after).toEqual(lead)
})

test('a cross-site multipart login is refused', async () => {
  const evil = await visitor({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  const multipart = { _payload: JSON.stringify({ email: 'team@puente.example', password: 'x' }) }
  expect((await evil.post('/api/users/login', { multipart })).status()).toBe(403)
})

test('an unusual method does not crash the server', async () => {
  for (const path of ['/api/users', '/api/lead-capture', '/contact', '/admin'])
    expect((await (await visitor()).fetch(path, { method: 'TRACE' })).status(), path).toBeLessThan(500)
})

/** A page of Payload's admin, which has server functions and the configuration of all collections. */
const PAYLOAD = '/admin/collections/leads'

test('only staff can call the server functions of the admin', async () => {
  const anonymous = await visitor()
  for (const name of ['constructor', 'form-state', 'render-list', 'slugify']) {
    const headers = { 'next-action': '4'.repeat(42), 'content-type': 'text/plain' }
    const data = JSON.stringify([{ name, args: {} }])
    const response = await anonymous.post(PAYLOAD, { headers, data })
    expect(response.status(), name).toBe(401)
    expect(await response.text()).toBe('')
  }
})

test('a server function that does not exist, or a call from another origin, is refused', async () => {
  const staff = await signedIn('team')
  const client = await signedIn('client')
  const call = async (by: typeof staff, headers: Record<string, string>, data = '[]') =>
    (await by.post(PAYLOAD, { headers: { 'content-type': 'text/plain', ...headers }, data })).status()
  for (const id of ['x', '__proto__', '0'.repeat(40)])
    expect(await call(staff, { 'next-action': id }), id).toBe(404)
  // An id of the right form may be of another release: Next answers 409 with `x-nextjs-action-not-found`, on which its
  // router reloads the page. A 404 would show staff an error after each update. Nothing ran, and no page is rendered.
  for (const by of [staff, client]) expect(await call(by, { 'next-action': '4'.repeat(42) })).toBe(409)
  expect(await call(staff, { 'next-action': '4'.repeat(42), origin: 'https://evil.example' })).toBe(403)
})

test('a malformed call of a server function is the caller’s mistake', async () => {
  const staff = await signedIn('team')
  const page = await (await staff.get(PAYLOAD)).text()
  const [id = ''] = /(?<=\\"id\\":\\")[\da-f]{42}/.exec(page) ?? []
  expect(id).toMatch(/^[\da-f]{42}$/)
  for (const by of [staff, await signedIn('client')])
    for (const data of [
      ...['', '{', '[]', '[null]', '["x"]', '[{}]', '["$F1"]', '["$@1"]', '[{"name":{}}]'],
      '[{"name":"render-list","args":{"collectionSlug":"constructor"}}]',
      '[{"name":"render-list","args":{"collectionSlug":"nope"}}]',
      '[{"name":"form-state","args":{"collectionSlug":"posts","schemaPath":"posts.nope"}}]',
      '[{"name":"form-state","args":{"globalSlug":"nope"}}]',
      '[{"name":"render-field","args":{"schemaPath":"collection.posts.nope"}}]',
    ]) {
      const headers = { 'next-action': id, 'content-type': 'text/plain' }
      const status = (await by.post(PAYLOAD, { headers, data })).status()
      expect(status, data).toBeGreaterThanOrEqual(400)
      expect(status, data).toBeLessThan(500)
    }
})

test('the admin sends its configuration to staff only', async () => {
  const staff = await signedIn('team')
  const client = await signedIn('client')
  const stale = await visitor({ cookie: 'puente-token=x' })
  const page = await (await staff.get(PAYLOAD)).text()
  const schema = /payload-preferences|proposal-images|generator-drafts/
  expect(page).toMatch(schema)
  const [id = ''] = /(?<=\\"id\\":\\")[\da-f]{42}/.exec(page) ?? []
  // The desk needs no more of it than its links.
  for (const path of ['/admin', '/admin/people', '/admin/login'])
    expect(await (await staff.get(path)).text(), path).not.toMatch(schema)
  for (const by of [client, stale])
    for (const [path, headers] of [
      ['/admin', {}],
      ['/admin/collections/leads', {}],
      ['/admin/nope', {}],
      ['/admin/people', {}],
      ['/admin/collections/tickets/1', {}],
      ['/admin', { rsc: '1' }],
    ] as const) {
      const answer = await by.get(path, { headers, maxRedirects: 0 })
      expect(answer.status(), path).toBeLessThan(400)
      expect(await answer.text(), path).not.toMatch(schema)
    }
  const data = '[{"name":"render-list","args":{"collectionSlug":"leads"}}]'
  const headers = { 'next-action': id, 'content-type': 'text/plain' }
  for (const by of [client, stale]) {
    const answer = await by.post(PAYLOAD, { headers, data })
    expect(answer.status()).toBe(404)
    const text = await answer.text()
    expect(text).not.toMatch(schema)
    expect(text.length).toBeLessThan(1_000)
  }
  const outbox = '[{"name":"render-list","args":{"collectionSlug":"outbox"}}]'
  expect((await staff.post(PAYLOAD, { headers, data: outbox })).status()).toBe(403)
  expect((await staff.post(PAYLOAD, { headers, data })).status()).toBe(200)
})

test('a list of the admin with a query that REST refuses is 404', async () => {
  const staff = await signedIn('team')
  for (const where of [
    'where=x',
    'where[and]=1',
    'where[assignedTo.hash][like]=a',
    'where[name][all]=x',
    'sort=assignedTo.hash',
    'limit=-1',
    'limit=100000',
  ])
    expect((await staff.get(`/admin/collections/leads?${where}`)).status(), where).toBe(404)
  expect((await staff.get('/admin/collections/leads?where[status][equals]=new')).status()).toBe(200)
})

test('paths are case-sensitive', async () => {
  for (const path of ['/Admin', '/API']) {
    const response = await (await visitor()).get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toContain('Oops! Page not found')
  }
  expect((await (await visitor()).get('/admin/%63reate-first-user')).status()).toBe(404)
})
