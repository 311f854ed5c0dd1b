import { expect, test, type APIRequestContext } from '@playwright/test'

import { rows, signedIn, visitor } from '../support/http'
import { newClient, newInvoice, newProposal } from '../support/portal'

/** Client A attacks the data of client B: each attempt is refused and changes nothing. */

const body = 'SECRET-BODY of the offer'
const title = 'SECRET-TITLE'

async function twoClients() {
  const [a, b] = await Promise.all([newClient(), newClient()])
  const [session, proposal, invoice] = await Promise.all([
    signedIn(a.email),
    newProposal(b.client, 'awaiting', { body, title }),
    newInvoice(b.client, { description: 'SECRET-WORK' }),
  ])
  return { a, b, session, proposal, invoice: invoice.id }
}

const snapshot = (table: string, id: string) =>
  rows(`select to_jsonb(t) as row from ${table} t where id = $1`, [id])

/** Everything that Payload's REST can do with a row. */
const attempts = (collection: string, id: string, change: object) =>
  [
    ['get', `/api/${collection}/${id}`],
    ['get', `/api/${collection}?where[id][equals]=${id}&depth=2`],
    ['get', `/api/${collection}/count?where[id][equals]=${id}`],
    ['get', `/api/${collection}/versions?where[parent][equals]=${id}`],
    ['patch', `/api/${collection}/${id}`, change],
    ['patch', `/api/${collection}?where[id][equals]=${id}`, change],
    ['delete', `/api/${collection}/${id}`],
    ['delete', `/api/${collection}?where[id][equals]=${id}`],
    ['post', `/api/${collection}/${id}/duplicate`, change],
    ['post', `/api/${collection}/${id}`, change],
    ['post', `/api/${collection}/versions/${id}`, {}],
    ['post', `/api/${collection}`, change],
  ] as const

async function expectRefused(session: APIRequestContext, collection: string, id: string, change: object) {
  for (const [method, path, data] of attempts(collection, id, change)) {
    const response = await session[method](path, data ? { data } : {})
    expect([403, 404], `${method} ${path}`).toContain(response.status())
    expect(await response.text()).not.toContain('SECRET')
  }
  const override = { 'x-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
  const overridden = await session.post(`/api/${collection}/${id}`, { headers: override, data: 'depth=2' })
  expect([403, 404]).toContain(overridden.status())
}

test('a client can neither read nor change the documents of another', async () => {
  const { a, b, session, proposal, invoice } = await twoClients()
  const [version] = await rows<{ id: string }>('select id from proposal_versions where proposal_id = $1', [
    proposal,
  ])
  const targets = [
    ['proposals', proposal, { status: 'signed', setupFee: 1, client: a.client }],
    ['proposal-versions', version?.id ?? '', { amount: 1 }],
    ['invoices', invoice, { status: 'paid', client: a.client }],
    ['clients', b.client, { status: 'suspended', email: 'taken@example.com' }],
    ['users', b.user, { role: 'admin', client: a.client, firstName: 'Eve' }],
  ] as const
  for (const [collection, id, change] of targets) {
    const table = collection.replace('-', '_')
    const before = await snapshot(table, id)
    await expectRefused(session, collection, id, change)
    // No session of B changes its row meanwhile.
    expect(await snapshot(table, id)).toEqual(before)
  }
})

test('a client cannot change its own documents by REST', async () => {
  const a = await newClient()
  const session = await signedIn(a.email)
  const proposal = await newProposal(a.client, 'awaiting')
  const { id: invoice } = await newInvoice(a.client)
  for (const [collection, id, change] of [
    ['proposals', proposal, { status: 'signed', setupFee: 0, content: {} }],
    ['invoices', invoice, { status: 'paid', amount: 1 }],
    ['clients', a.client, { status: 'active', notes: 'x' }],
  ] as const) {
    const before = await snapshot(collection, id)
    await expectRefused(session, collection, id, change)
    expect(await snapshot(collection, id)).toEqual(before)
  }
})

/** Headers that might make a framework answer with another page, or with a part of one. */
const tricks: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' },
  { 'next-action': '00'.repeat(21) },
  { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
  { 'x-invoke-path': '/en/dashboard' },
  { 'x-original-url': '/dashboard' },
  { 'x-rewrite-url': '/dashboard' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'PUT' },
]

test('no header makes a page show the data of another client', async () => {
  const { session, proposal, invoice } = await twoClients()
  for (const headers of tricks)
    for (const path of [
      `/proposal/${proposal}`,
      `/es/proposal/${proposal}`,
      `/dashboard/invoices/${invoice}`,
    ]) {
      const answer = await session.get(path, { headers, maxRedirects: 0 })
      expect(await answer.text(), `${path} ${JSON.stringify(headers)}`).not.toContain('SECRET')
    }
  const plain = await session.get(`/proposal/${proposal}`, { maxRedirects: 0 })
  expect(plain.status()).toBe(307)
  expect(plain.headers().location).toBe('/dashboard#toast=access_denied')
  const spanish = await session.get(`/es/proposal/${proposal}`, { maxRedirects: 0 })
  expect(spanish.headers().location).toBe('/es/dashboard#toast=access_denied')
  expect((await session.get(`/dashboard/invoices/${invoice}`)).status()).toBe(404)
  const pdf = await session.get(`/api/invoice-pdf/${invoice}`)
  expect(pdf.status()).toBe(404)
  expect(await pdf.json()).toMatchObject({ success: false, error: 'not_found' })
})

test('pages contain no internal data, in HTML and in RSC', async () => {
  const a = await newClient()
  const session = await signedIn(a.email)
  const proposal = await newProposal(a.client, 'awaiting', { body: 'Own words of the offer' })
  const draft = await newProposal(a.client, 'draft', { title, body })
  const revised = await newProposal(a.client, 'revised', { body, title: 'Being revised' })
  const { id: invoice } = await newInvoice(a.client)
  const paths = [
    '/dashboard',
    '/dashboard?tab=proposals',
    `/proposal/${proposal}`,
    `/proposal/${revised}`,
    `/proposal/${draft}`,
    `/dashboard/invoices/${invoice}`,
  ]
  for (const path of paths)
    for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
      const text = await (await session.get(path, { headers })).text()
      expect(text, path).not.toContain('SECRET')
      expect(text, path).not.toMatch(
        /"?(sessions|lead_?score|scoreRules|stripe\w*Id|billingTool\w*|canonical"|_verified)"?\s*:/i,
      )
    }
  expect(await (await session.get(`/proposal/${proposal}`)).text()).toContain('Own words of the offer')
  expect((await session.get(`/proposal/${draft}`)).status()).toBe(404)
})

test('a proposal that was never sent is not found, like one that does not exist', async () => {
  const [a, b] = await Promise.all([newClient(), newClient()])
  const session = await signedIn(a.email)
  const drafts = await Promise.all([a, b].map(({ client }) => newProposal(client, 'draft', { body, title })))
  for (const id of [...drafts, crypto.randomUUID()])
    for (const path of [`/proposal/${id}`, `/es/proposal/${id}`, `/api/proposal-pdf/${id}`]) {
      const response = await session.get(path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(404)
      expect(await response.text()).not.toContain('SECRET')
    }
})

test('invalid and unknown ids are not found', async () => {
  const session = await signedIn((await newClient()).email)
  for (const id of ['abc', '1', '%00', '..%2f..%2fetc', "'%20or%201=1", crypto.randomUUID()])
    for (const path of [`/proposal/${id}`, `/dashboard/invoices/${id}`, `/api/invoice-pdf/${id}`]) {
      const response = await session.get(path, { maxRedirects: 0 })
      expect([400, 404], path).toContain(response.status())
    }
})

test('an account that is suspended, ended or without a client sees no data', async () => {
  const { a, session } = await (async () => {
    const a = await newClient()
    return { a, session: await signedIn(a.email) }
  })()
  const proposal = await newProposal(a.client, 'awaiting', { title, body })
  const { id: invoice } = await newInvoice(a.client, { description: 'SECRET-WORK' })
  const look = async () => {
    for (const path of [
      '/dashboard',
      '/dashboard?tab=proposals',
      `/proposal/${proposal}`,
      `/dashboard/invoices/${invoice}`,
    ])
      for (const headers of [{}, { rsc: '1' }] as Record<string, string>[])
        expect(await (await session.get(path, { headers })).text(), path).not.toContain('SECRET')
    expect((await session.get(`/api/invoice-pdf/${invoice}`)).status()).not.toBe(200)
  }
  expect((await session.get(`/api/invoice-pdf/${invoice}`)).status()).toBe(200)
  await rows(`update clients set status = 'suspended' where id = $1`, [a.client])
  expect((await session.get('/dashboard')).status()).toBe(403)
  await look()
  await rows(`update clients set status = 'active' where id = $1`, [a.client])
  await rows('update users set deactivated_at = now() where id = $1', [a.user])
  expect((await session.get('/dashboard')).status()).toBe(403)
  await look()
  await rows('update users set deactivated_at = null, client_id = null where id = $1', [a.user])
  await look()
})

test('a signed-out visitor sees no page and no file', async () => {
  const b = await newClient()
  const proposal = await newProposal(b.client, 'awaiting', { title, body })
  const { id: invoice } = await newInvoice(b.client, { description: 'SECRET-WORK' })
  const anonymous = await visitor()
  for (const headers of tricks)
    for (const path of ['/dashboard', `/proposal/${proposal}`, `/dashboard/invoices/${invoice}`]) {
      const answer = await anonymous.get(path, { headers, maxRedirects: 0 })
      expect(await answer.text(), path).not.toContain('SECRET')
    }
  const away = await anonymous.get(`/es/proposal/${proposal}`, { maxRedirects: 0 })
  expect(away.status()).toBe(307)
  expect(away.headers().location).toBe(`/es/auth?next=${encodeURIComponent(`/es/proposal/${proposal}`)}`)
  const kept = await anonymous.get('/dashboard?tab=proposals', { maxRedirects: 0 })
  expect(kept.headers().location).toBe(`/auth?next=${encodeURIComponent('/dashboard?tab=proposals')}`)
  expect((await anonymous.get(`/api/invoice-pdf/${invoice}`)).status()).toBe(401)
})

test('staff are redirected to the admin, and the team is denied the proposal of a colleague', async () => {
  const b = await newClient()
  const [owner] = await rows<{ id: string }>(`select id from users where email = 'team@puente.example'`)
  const others = await newProposal(b.client, 'awaiting', { title, body })
  const draft = await newProposal(b.client, 'draft', { title, body })
  const own = await newProposal(b.client, 'draft', { owner: owner?.id, body: 'Words of the draft' })
  const [team, admin] = await Promise.all([signedIn('team'), signedIn('admin')])
  const home = await team.get('/es/dashboard?tab=leads', { maxRedirects: 0 })
  expect([home.status(), home.headers().location]).toEqual([307, '/admin?tab=leads'])
  for (const id of [others, draft]) {
    const denied = await team.get(`/proposal/${id}`, { maxRedirects: 0 })
    expect([denied.status(), denied.headers().location]).toEqual([307, '/admin#toast=access_denied'])
    expect(await denied.text()).not.toContain('SECRET')
    expect(await (await admin.get(`/proposal/${id}`)).text()).toContain('SECRET-BODY')
  }
  expect(await (await team.get(`/proposal/${own}`)).text()).toContain('Words of the draft')
})

test('personal pages are never cached, and the PDF has the right headers', async () => {
  const a = await newClient('es')
  const session = await signedIn(a.email)
  const { id, number } = await newInvoice(a.client)
  const proposal = await newProposal(a.client, 'signed')
  for (const path of [
    '/dashboard',
    '/es/dashboard?tab=support',
    `/dashboard/invoices/${id}`,
    `/proposal/${proposal}`,
  ]) {
    const headers = (await session.get(path)).headers()
    expect(headers['cache-control'], path).toContain('no-store')
    expect(headers['content-security-policy'], path).toMatch(/script-src[^;]*'nonce-/)
  }
  const pdf = await session.get(`/api/invoice-pdf/${id}`)
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number}.pdf"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('PDF downloads are rate limited', async () => {
  const a = await newClient()
  const session = await signedIn(a.email)
  const { id } = await newInvoice(a.client)
  const statuses = await Promise.all(
    Array.from({ length: 64 }, async () =>
      (await session.get(`/api/invoice-pdf/${crypto.randomUUID()}`)).status(),
    ),
  )
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4)
  const refused = await session.get(`/api/invoice-pdf/${id}`)
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
})
