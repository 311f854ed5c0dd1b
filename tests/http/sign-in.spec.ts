import { expect, request, test } from '@playwright/test'
import pg from 'pg'

import { env } from '@/env'
import { newAccount, newSession, password, randomIp, rows, signedIn, site, visitor } from '../support/http'

const cookiesOf = async (context: Awaited<ReturnType<typeof visitor>>) =>
  Object.fromEntries((await context.storageState()).cookies.map((cookie) => [cookie.name, cookie]))

test('answers the same for an unknown address and a wrong password', async () => {
  const anonymous = await visitor()
  const answer = async (email: string) => {
    const response = await anonymous.post('/api/users/login', {
      data: { email, password: 'wrong-password-1' },
    })
    return { status: response.status(), body: await response.text() }
  }
  const wrong = await answer('client2@puente.example')
  expect(wrong.status).toBe(401)
  expect(await answer('nobody@puente.example')).toEqual(wrong)
  const forgot = async (email: string) => {
    const response = await anonymous.post('/api/users/forgot-password', { data: { email } })
    return { status: response.status(), body: await response.text() }
  }
  expect(await forgot('nobody@puente.example')).toEqual(await forgot('client2@puente.example'))
})

test('limits logins to many accounts from one IP address', { tag: '@long' }, async () => {
  const anonymous = await visitor()
  const statuses: number[] = []
  for (let turn = 0; turn < 60; turn += 1) {
    const data = { email: `nobody-${turn}@example.com`, password: 'wrong' }
    const response = await anonymous.post('/api/users/login', { data })
    statuses.push(response.status())
    if (response.status() === 429) expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses.slice(0, 40)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})

test('limits logins to one account from one IP address, known or not, and not those of its owner', async () => {
  const email = await newAccount('client')
  const statusOf = async (browser: Awaited<ReturnType<typeof visitor>>, data: object) =>
    (await browser.post('/api/users/login', { data })).status()
  const attacker = await visitor()
  for (const account of ['guarded@example.com', email]) {
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push(await statusOf(attacker, { email: account, password: 'wrong' }))
    expect(statuses, account).toEqual([...Array<number>(10).fill(401), 429, 429])
  }
  expect(await statusOf(await visitor(), { email, password })).toBe(200)
  expect(await statusOf(attacker, { email, password })).toBe(429)
})

test('a browser without Fetch Metadata stays signed in', async () => {
  const old = await request.newContext({
    baseURL: site,
    extraHTTPHeaders: { 'x-forwarded-for': randomIp() },
  })
  const data = { email: await newAccount('team'), password }
  const signIn = await old.post('/api/users/login', { data, headers: { origin: site } })
  expect(signIn.status()).toBe(200)
  const own = { referer: `${site}/admin` }
  for (const headers of [{}, own]) {
    expect((await old.get('/admin', { headers, maxRedirects: 0 })).status()).toBe(200)
    expect((await old.get('/api/leads?limit=1', { headers })).status()).toBe(200)
  }
  const foreign = { referer: 'https://evil.example/' }
  // A page that has begun to stream redirects in its body.
  expect(await (await old.get('/admin', { headers: foreign, maxRedirects: 0 })).text()).toContain(
    'NEXT_REDIRECT;replace;/admin/login;',
  )
  expect((await old.get('/api/leads?limit=1', { headers: foreign })).status()).toBe(404)
})

test('a session and its hint start and end together, and the token stops working', async () => {
  const team = await newSession('team')
  const { 'puente-token': token, puente_hint: hint } = await cookiesOf(team)
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(hint).toMatchObject({ value: 'team', httpOnly: false })
  expect((await team.get('/api/leads?limit=1')).status()).toBe(200)
  expect((await team.post('/api/users/logout')).status()).toBe(200)
  expect(Object.keys(await cookiesOf(team)).toSorted()).toEqual(['puente-lng', 'puente_device'])
  const cookie = `puente-token=${token?.value}`
  expect((await (await visitor({ cookie })).get('/api/leads?limit=1')).status()).toBe(404)
  const me = await (await visitor({ cookie })).get('/api/users/me')
  expect(((await me.json()) as { user: unknown }).user).toBeNull()
})

test('no response body contains the session token', async () => {
  const team = await visitor()
  const data = { email: 'team@puente.example', password }
  for (const answer of [
    await team.post('/api/users/login', { data }),
    await team.get('/api/users/me'),
    await team.post('/api/users/refresh-token'),
  ]) {
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toMatch(/eyJ|[tT]oken":/)
  }
})

test('a session is renewed for a month at most', async () => {
  const email = await newAccount('team')
  const member = await newSession(email)
  const age = (days: number) =>
    rows(
      `update users_sessions set created_at = now() - $2 * interval '1 day'
       where _parent_id = (select id from users where email = $1)`,
      [email, days],
    )
  await age(29)
  expect((await member.post('/api/users/refresh-token')).status()).toBe(200)
  await age(31)
  expect((await member.post('/api/users/refresh-token')).status()).toBe(403)
  expect((await member.get('/api/leads?limit=1')).status()).toBe(404)
})

test('a client sees no data of the staff', async () => {
  const client = await signedIn('client')
  expect((await cookiesOf(client)).puente_hint?.value).toBe('client')
  for (const path of [
    '/api/leads',
    '/api/users',
    '/api/lead-activities',
    '/api/globals/site-settings',
    '/api/access',
  ])
    expect((await client.get(path)).status(), path).toBe(404)
  const page = await client.get('/admin/collections/leads')
  const [lead] = await rows<{ email: string }>('select email from leads limit 1')
  expect(await page.text()).not.toContain(lead?.email)
})

test('a demotion takes effect at the next request', async () => {
  const email = await newAccount('team')
  const member = await newSession(email)
  expect((await member.get('/api/leads?limit=1')).status()).toBe(200)
  await rows(`update users set role = 'client' where email = $1`, [email])
  expect((await member.get('/api/leads?limit=1')).status()).toBe(404)
})

test('parallel sign-ins to one account all get a session', async () => {
  const email = await newAccount('team')
  const members = await Promise.all(Array.from({ length: 9 }, () => newSession(email)))
  for (const member of members) expect((await member.get('/api/leads?limit=1')).status()).toBe(200)
})

test('a demotion during a sign-in is kept', async () => {
  const email = await newAccount('team')
  const admin = new pg.Client({ connectionString: env.E2E_DATABASE_URL })
  await admin.connect()
  await admin.query('begin')
  await admin.query(`update users set role = 'client' where email = $1`, [email])
  const { rows: own } = await admin.query<{ pid: number }>('select pg_backend_pid() as pid')
  const waiting = () =>
    rows('select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))', [own[0]?.pid])
  const isWaiting = expect.poll(waiting).toHaveLength(1)
  const [member] = await Promise.all([newSession(email), isWaiting.finally(() => admin.query('commit'))])
  await admin.end()
  expect(await rows('select role from users where email = $1', [email])).toEqual([{ role: 'client' }])
  expect((await member.get('/api/leads?limit=1')).status()).toBe(404)
})

test('a session cannot change the password by REST', async () => {
  const team = await signedIn('team')
  const [user] = await rows<{ id: string; hash: string }>(
    `select id, hash from users where email = 'team@puente.example'`,
  )
  const response = await team.patch(`/api/users/${user?.id}`, { data: { password: 'another-long-password' } })
  expect(response.status()).toBe(400)
  expect(await rows('select id, hash from users where id = $1', [user?.id])).toEqual([user])
  expect(password.length).toBeGreaterThan(11)
})

test('queries by staff are limited too', async () => {
  const team = await signedIn('team')
  for (const query of [
    'limit=1e20',
    'page=-1',
    'sort=assignedTo.email',
    'sort=-hash',
    'depth=99',
    'where[name][equals]=%00',
  ])
    expect((await team.get(`/api/leads?${query}`)).status(), query).toBe(400)
  for (const path of ['/api/leads/abc', '/api/users/1', '/api/leads/%00'])
    expect((await team.get(path)).status(), path).toBeLessThan(500)
  const arms = (count: number) =>
    Array.from({ length: count }, (_, index) => `where[or][${index}][name][equals]=x`).join('&')
  expect((await team.get(`/api/leads?${arms(300)}`)).status()).toBe(400)
  expect((await team.get(`/api/leads?${arms(2_000)}`)).status()).toBe(431)
  expect(
    (await team.post('/api/leads', { data: { name: 'a\u0000', email: 'a@example.com' } })).status(),
  ).toBe(400)
})

test('refuses values that are not text, alike for known and unknown addresses', async () => {
  const anonymous = await visitor()
  for (const path of ['login', 'forgot-password', 'reset-password'])
    for (const data of [
      { email: { toString: 1 } },
      { email: 'client@puente.example', password: { toString: 1 } },
      { email: 'nobody@puente.example', password: { toString: 1 } },
      { email: 'nobody@puente.example', password: '' },
    ]) {
      if (path === 'forgot-password' && typeof data.email === 'string') continue
      expect(
        (await anonymous.post(`/api/users/${path}`, { data })).status(),
        path + JSON.stringify(data),
      ).toBe(400)
    }
  for (const _payload of ['{bad', 'null', '{"email":"a\\u0000","password":"x"}'])
    expect((await anonymous.post('/api/users/login', { multipart: { _payload } })).status(), _payload).toBe(
      400,
    )
  const headers = { 'content-type': 'multipart/form-data' }
  expect((await anonymous.post('/api/users/login', { headers, data: 'garbage' })).status()).toBe(400)
})

test('counts the login of the account that is tried', async () => {
  const email = await newAccount('client')
  const attacker = await visitor()
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const hidden = JSON.stringify({ email: `r${turn}@example.com` })
    const encoded = Buffer.from(`${hidden} `).toString('base64').replace(/=+$/, '')
    const payload = JSON.stringify({ [`${encoded} >=`]: 1, email, password: 'wrong' })
    const body = `--x\r\nContent-Disposition: form-data; name="_payload"\r\nContent-Transfer-Encoding: base64\r\n\r\n${payload}\r\n--x--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const response = await attacker.post('/api/users/login', { headers, data: Buffer.from(body) })
    statuses.push(response.status())
  }
  // However the part is parsed, only the counted account was tried: all 400, or 429 in the end.
  const tried = statuses.filter((status) => status === 401).length
  expect(tried === 0 || statuses.at(-1) === 429, statuses.join()).toBe(true)
  expect(await rows(`select 1 from rate_limits where key like 'signInAccount:% r%@example.com'`)).toEqual([])
})

test('refuses a common password', async () => {
  const admin = await signedIn('admin')
  for (const password of ['password1234', 'Contraseña2026', '123456789012', 'aaaaaaaaaaaa']) {
    const data = { email: `${crypto.randomUUID()}@example.com`, password, role: 'team', language: 'en' }
    expect((await admin.post('/api/users', { data })).status(), password).toBe(400)
  }
})
