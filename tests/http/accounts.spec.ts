import { expect, test } from '@playwright/test'

import {
  accountRow,
  goodPassword,
  linkTo,
  newClient,
  newPerson,
  newVisitor,
  signUp,
  tokenTo,
} from '../support/accounts'
import { newAccount, rows, signedIn, site, visitor } from '../support/http'

type Browser = Awaited<ReturnType<typeof visitor>>
const post = async (browser: Browser, path: string, data: object) => {
  const response = await browser.post(`/api/${path}`, { data })
  return { status: response.status(), body: (await response.json()) as Record<string, unknown> }
}
const statusOf = async (browser: Browser, path: string, data: object) =>
  (await post(browser, path, data)).status
const cookieNames = async (browser: Browser) =>
  (await browser.storageState()).cookies.map(({ name }) => name).toSorted()
const goes = async (browser: Browser, path: string, headers = {}) => {
  const response = await browser.get(path, { maxRedirects: 0, headers })
  return { status: response.status(), to: response.headers().location }
}

test.describe('signing up', () => {
  test('with a taken address answers the same, and its owner gets a mail', async () => {
    const owner = await newAccount('client')
    const before = await accountRow(owner)
    const [free, taken] = [await visitor(), await visitor()]
    const one = await signUp(free, newPerson())
    const other = await signUp(taken, owner)
    expect([other.status(), await other.text()]).toEqual([one.status(), await one.text()])
    expect(await cookieNames(taken)).toEqual(await cookieNames(free))
    expect(await accountRow(owner)).toEqual(before)
    expect((await linkTo(owner, '/auth')).origin).toBe(site)
  })

  test('ignores role, state and client', async () => {
    const email = newPerson()
    const client = await newClient(newPerson())
    const forged = { role: 'admin', _verified: true, client, lockUntil: '2020-01-01', deactivatedAt: null }
    expect((await signUp(await visitor(), email, forged)).status()).toBe(200)
    expect(await accountRow(email)).toMatchObject({ role: 'client', _verified: false, client_id: null })
  })

  test('refuses what is missing or too weak, by field', async () => {
    for (const [wrong, fields] of [
      [{ password: '12345' }, { password: 'too_short' }],
      [{ password: '' }, { password: 'required' }],
      [{ password: 'password1' }, { password: 'common' }],
      [{ firstName: ' ' }, { firstName: 'required' }],
      [{ email: 'a@b' }, { email: 'email' }],
      [{ email: 'a@example.com\r\nBcc: x@example.com' }, { email: 'invalid' }],
      [{ firstName: 'a\u0000' }, { firstName: 'invalid' }],
      [{ lastName: { toString: 1 } }, { lastName: 'invalid' }],
    ] as const) {
      const email = newPerson()
      const response = await signUp(await visitor(), email, wrong)
      expect(response.status(), JSON.stringify(wrong)).toBe(400)
      expect(await response.json()).toMatchObject({ error: 'invalid', fields })
      expect(await accountRow(email)).toBeUndefined()
    }
  })

  test('from another origin is refused', async () => {
    for (const origin of ['https://evil.example', 'null'])
      expect((await signUp(await visitor({ origin }), newPerson())).status()).toBe(403)
  })

  test('is limited by address', async () => {
    const browser = await visitor()
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn += 1) statuses.push((await signUp(browser, newPerson())).status())
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([200]))
    expect(statuses.at(-1)).toBe(429)
  })
})

test('mails are limited alike for addresses that are known and that are not', async () => {
  const known = await newAccount('client')
  for (const path of ['users/forgot-password', 'resend-verification', 'sign-up']) {
    const seen: number[][] = []
    for (const email of [known, newPerson()]) {
      const statuses: number[] = []
      for (let turn = 0; turn < 6; turn += 1) {
        const data = { email, language: 'en', firstName: 'A', lastName: 'B', password: goodPassword }
        statuses.push(await statusOf(await visitor(), path, data))
      }
      seen.push(statuses)
    }
    expect(seen, path).toEqual([
      [200, 200, 200, 200, 200, 429],
      [200, 200, 200, 200, 200, 429],
    ])
  }
})

test('what is not verified is said only after the right password', async () => {
  const email = newPerson()
  await signUp(await visitor(), email)
  const login = async (data: object) => post(await visitor(), 'users/login', data)
  const unknown = await login({ email: newPerson(), password: 'wrong-one' })
  expect(unknown.status).toBe(401)
  expect(await login({ email, password: 'wrong-one' })).toEqual(unknown)
  expect((await login({ email, password: goodPassword })).status).toBe(403)
})

test.describe('the link that proves an address', () => {
  test('changes nothing when it is opened; works once; signs in only the browser that asked', async () => {
    const email = newPerson()
    const browser = await visitor()
    await signUp(browser, email, { next: '/auth/profile' })
    const link = await linkTo(email, '/auth/verify')
    expect(link.searchParams.get('next')).toBe('/auth/profile')
    expect((await browser.get(link.href)).status()).toBe(200)
    expect(await accountRow(email)).toMatchObject({ _verified: false })
    const token = link.searchParams.get('token') ?? ''
    expect(await post(browser, 'verify-email', { token })).toMatchObject({
      status: 200,
      body: { signedIn: true, role: 'client' },
    })
    expect(await cookieNames(browser)).toContain('puente-token')
    expect(await statusOf(browser, 'verify-email', { token })).toBe(410)
    expect((await goes(browser, '/auth/profile')).status).toBe(200)
  })

  test('in another browser opens no session', async () => {
    const email = newPerson()
    await signUp(await visitor(), email)
    const other = await visitor()
    const token = await tokenTo(email, '/auth/verify')
    expect(await post(other, 'verify-email', { token })).toMatchObject({ body: { signedIn: false } })
    expect(await cookieNames(other)).toEqual([])
    expect(await statusOf(other, 'users/login', { email, password: goodPassword })).toBe(200)
  })

  test('is over when it is too old, too new, or none', async () => {
    const email = newPerson()
    await signUp(await visitor(), email)
    const [, secret] = (await tokenTo(email, '/auth/verify')).split('.')
    const browser = await visitor()
    for (const token of [
      `${(Date.now() - 1_000).toString(36)}.${secret}`,
      `${(Date.now() + 1e10).toString(36)}.${secret}`,
      'abc',
    ])
      expect(await statusOf(browser, 'verify-email', { token }), token).toBe(410)
    for (const token of ['', 'a\u0000', { a: 1 }])
      expect(await statusOf(browser, 'verify-email', { token })).toBe(400)
    expect(await accountRow(email)).toMatchObject({ _verified: false })
    expect((await browser.post('/api/users/verify/abc')).status()).toBe(404)
  })

  test('works by a button without JavaScript', async () => {
    const email = newPerson()
    const browser = await visitor()
    await signUp(browser, email)
    const form = {
      act: 'verify',
      token: await tokenTo(email, '/auth/verify'),
      language: 'es',
      next: '//evil.example',
    }
    const send = () => browser.post('/api/account-form', { form, maxRedirects: 0 })
    const first = await send()
    expect([first.status(), first.headers().location]).toEqual([303, '/es#toast=verified'])
    const second = await send()
    expect([second.status(), second.headers().location]).toEqual([303, '/es/auth/verify?over'])
  })
})

test.describe('a new password', () => {
  const forget = async (email: string) => {
    const browser = await visitor()
    expect(await statusOf(browser, 'users/forgot-password', { email })).toBe(200)
    return tokenTo(email, '/auth/reset')
  }

  test('by the link ends every session and opens one', async () => {
    const { email, browser } = await newVisitor()
    const token = await forget(email)
    const other = await visitor()
    expect(await statusOf(other, 'users/reset-password', { token, password: '12345' })).toBe(400)
    const mine = 'quite-another-one'
    const answer = await post(other, 'users/reset-password', { token, password: mine })
    expect(answer).toMatchObject({ status: 200, body: { user: { email, role: 'client' } } })
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|salt|session|eyJ/)
    expect(await statusOf(browser, 'sign-out-everywhere', {})).toBe(401)
    expect((await goes(other, '/auth/profile')).status).toBe(200)
    expect(await statusOf(await visitor(), 'users/login', { email, password: goodPassword })).toBe(401)
    expect(
      await statusOf(await visitor(), 'users/reset-password', { token, password: 'one-more-time' }),
    ).toBe(410)
    expect(await statusOf(await visitor(), 'users/login', { email, password: mine })).toBe(200)
  })

  test('by a link that is over changes nothing', async () => {
    const email = await newAccount('client')
    const token = await forget(email)
    await rows(`update users set reset_password_expiration = now() - interval '1 second' where email = $1`, [
      email,
    ])
    const before = await accountRow(email)
    expect(await statusOf(await visitor(), 'users/reset-password', { token, password: goodPassword })).toBe(
      410,
    )
    // What the row keeps is not what opens it.
    const [kept] = await rows<{ reset_password_token: string }>(
      'select reset_password_token from users where email = $1',
      [email],
    )
    const data = { token: kept?.reset_password_token, password: goodPassword }
    expect(await statusOf(await visitor(), 'users/reset-password', data)).toBe(410)
    expect(await accountRow(email)).toEqual(before)
  })

  test('the form without JavaScript says what is wrong, and does it', async () => {
    const email = await newAccount('client')
    const token = await forget(email)
    const browser = await visitor()
    const send = async (chosen: string) => {
      const form = { act: 'reset', token, password: chosen, language: 'en', next: '/auth/profile' }
      const response = await browser.post('/api/account-form', { form, maxRedirects: 0 })
      return [response.status(), response.headers().location]
    }
    const [status, back] = await send('12345')
    expect([status, back]).toEqual([303, expect.stringContaining('fault=too_short')])
    expect(await (await browser.get(String(back))).text()).toContain('use at least 6 characters')
    expect(await send(goodPassword)).toEqual([303, '/auth/profile#toast=password_set'])
    expect(await send(goodPassword)).toEqual([303, '/auth/reset?over&next=%2Fauth%2Fprofile'])
  })

  test('asked for in the admin is our mail, in the language of its reader', async () => {
    const email = await newAccount('team')
    await rows(`update users set language = 'es' where email = $1`, [email])
    const multipart = { _payload: JSON.stringify({ email }) }
    const response = await (await visitor()).post('/api/users/forgot-password', { multipart })
    expect(response.status()).toBe(200)
    expect((await linkTo(email, '/auth/reset')).pathname).toBe('/es/auth/reset')
    await expect
      .poll(() => rows(`select data from outbox where recipient = $1 and status = 'sent'`, [email]))
      .toEqual([{ data: expect.not.objectContaining({ token: expect.anything() }) }])
  })

  test('needs the present one where somebody is signed in, and ends the other sessions', async () => {
    const { email, browser } = await newVisitor()
    const other = await visitor()
    expect(await statusOf(other, 'users/login', { email, password: goodPassword })).toBe(200)
    const before = await accountRow(email)
    const change = (data: object) => post(browser, 'change-password', data)
    expect(await change({ password: 'quite-another-one' })).toMatchObject({ status: 400 })
    expect(await change({ currentPassword: 'no', password: 'quite-another-one' })).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: 'wrong' } },
    })
    expect(await change({ currentPassword: goodPassword, password: '12345' })).toMatchObject({ status: 400 })
    expect(await accountRow(email)).toEqual(before)
    const right = { currentPassword: goodPassword, password: 'quite-another-one' }
    expect(await change(right)).toMatchObject({ status: 200 })
    expect(await statusOf(browser, 'set-language', { language: 'es' })).toBe(200)
    expect(await statusOf(other, 'set-language', { language: 'es' })).toBe(401)
  })
})

test('a client changes its role, address or password by no other way', async () => {
  const { email, browser } = await newVisitor()
  const before = await accountRow(email)
  for (const data of [
    { role: 'admin' },
    { email: newPerson() },
    { password: 'quite-another-one' },
    { client: 'x' },
  ])
    expect((await browser.patch(`/api/users/${before?.id}`, { data })).status()).toBe(404)
  expect(await accountRow(email)).toEqual(before)
  const profile = { firstName: 'Inés', lastName: 'Paz', language: 'es' }
  const forged = {
    ...profile,
    role: 'admin',
    email: newPerson(),
    password: 'x',
    client: 'x',
    _verified: false,
  }
  expect(await statusOf(browser, 'update-profile', forged)).toBe(200)
  expect(await accountRow(email)).toMatchObject({
    ...{ role: 'client', email, hash: before?.hash, client_id: null, _verified: true },
    ...{ first_name: 'Inés', language: 'es' },
  })
})

test('the verbs of an account ask for one', async () => {
  const anonymous = await visitor()
  for (const verb of [
    'update-profile',
    'change-password',
    'sign-out-everywhere',
    'set-language',
    'invite-client',
  ])
    expect(await statusOf(anonymous, verb, {}), verb).toBe(401)
  const { browser } = await newVisitor()
  const client = await newClient(newPerson())
  expect(await statusOf(browser, 'invite-client', { client })).toBe(403)
})

test('a token is dead after signing out, here and everywhere', async () => {
  for (const verb of ['users/logout', 'sign-out-everywhere']) {
    const { browser } = await newVisitor()
    const cookie = (await browser.storageState()).cookies
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    expect(await statusOf(browser, verb, {})).toBe(200)
    expect(await cookieNames(browser)).not.toContain('puente-token')
    const thief = await visitor({ cookie })
    expect(await statusOf(thief, 'set-language', { language: 'en' })).toBe(401)
    expect(await goes(thief, '/auth/profile')).toMatchObject({ status: 307 })
    expect(await statusOf(thief, 'users/refresh-token', {})).toBe(403)
  }
})

test('a session is renewed, and not without end', async () => {
  const { browser } = await newVisitor()
  const statuses = await Promise.all(
    Array.from({ length: 130 }, () =>
      browser.post('/api/users/refresh-token').then((answer) => answer.status()),
    ),
  )
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100)
  expect(statuses).toContain(429)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

test.describe('an invitation', () => {
  test('links at once and sets a password, in the language of the client', async () => {
    const email = newPerson()
    const client = await newClient(email, 'es')
    const team = await signedIn('team')
    for (let turn = 0; turn < 2; turn += 1)
      expect(await post(team, 'invite-client', { client })).toMatchObject({ body: { state: 'invited' } })
    expect(await accountRow(email)).toMatchObject({ client_id: client, _verified: false })
    await expect
      .poll(() => rows(`select 1 from outbox where recipient = $1 and status = 'sent'`, [email]))
      .toHaveLength(2)
    const link = await linkTo(email, '/auth/invitation')
    expect(link.pathname).toBe('/es/auth/invitation')
    const browser = await visitor()
    const token = link.searchParams.get('token')
    expect(await statusOf(browser, 'users/reset-password', { token, password: goodPassword })).toBe(200)
    expect((await goes(browser, '/auth/profile')).status).toBe(200)
  })

  test('is for clients that are there', async () => {
    const team = await signedIn('team')
    for (const client of ['abc', '', 1, { a: 1 }])
      expect(await statusOf(team, 'invite-client', { client })).toBe(400)
    expect(await statusOf(team, 'invite-client', { client: crypto.randomUUID() })).toBe(404)
  })
})

test.describe('the pages', () => {
  const portal = [
    '/auth',
    '/auth/forgot',
    '/auth/reset?token=x',
    '/auth/verify?token=x',
    '/auth/invitation?token=x',
  ]

  test('are made for one visitor: a nonce, and kept nowhere', async () => {
    const { browser } = await newVisitor()
    for (const path of [...portal, '/es/auth', '/auth/profile']) {
      const who = path === '/auth/profile' ? browser : await visitor()
      const seen = new Set<string | undefined>()
      for (let turn = 0; turn < 2; turn += 1) {
        const response = await who.get(path)
        expect(response.status(), path).toBe(200)
        expect(response.headers()['cache-control'], path).toContain('no-store')
        const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1]
        expect(nonce, path).toBeTruthy()
        expect(await response.text()).toContain(`nonce="${nonce}"`)
        seen.add(nonce)
      }
      expect(seen.size).toBe(2)
    }
  })

  test('lead who is signed out to sign in, in the language that was chosen, and back', async () => {
    const anonymous = await visitor()
    const next = encodeURIComponent('/auth/profile')
    expect(await goes(anonymous, '/auth/profile')).toEqual({ status: 307, to: `/auth?next=${next}` })
    const spanish = `/es/auth?next=${encodeURIComponent('/es/auth/profile')}`
    expect((await goes(anonymous, '/es/auth/profile')).to).toBe(spanish)
    expect((await goes(anonymous, '/auth/profile', { cookie: 'puente_language=es' })).to).toBe(spanish)
    for (const bad of ['__proto__', 'fr', '%0d%0ax', 'x'.repeat(4000)])
      expect((await goes(anonymous, '/auth/profile', { cookie: `puente_language=${bad}` })).to).toBe(
        `/auth?next=${next}`,
      )
  })

  test('lead who is signed in on, and never to another site', async () => {
    const { browser } = await newVisitor()
    expect((await goes(browser, '/auth')).to).toBe('/dashboard')
    expect((await goes(browser, '/es/auth')).to).toBe('/es/dashboard')
    expect((await goes(browser, '/auth', { cookie: '' })).status).toBe(200)
    expect((await goes(await signedIn('team'), '/auth')).to).toBe('/admin')
    expect((await goes(browser, '/auth?next=%2Fproposal%2F1%3Fa%3Db')).to).toBe('/proposal/1?a=b')
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      'https://evil.example',
      '/.//evil.example',
      '%2F%2Fevil.example',
      '/auth',
      '/es/auth?next=/x',
      '/api/users/me',
      '/a\r\nset-cookie: x=1',
    ])
      expect((await goes(browser, `/auth?next=${encodeURIComponent(next)}`)).to, next).toBe('/dashboard')
  })

  test('carry no goal on another site into their links', async () => {
    const page = await (await (await visitor()).get('/auth?next=//evil.example')).text()
    const targets = [...page.matchAll(/(?:href|action|value)="([^"]*)"/g)].map(([, target]) => target)
    expect(targets).toContain('/auth/forgot')
    for (const target of targets) expect(target).not.toContain('evil')
  })
})

test.describe('somebody to whom nothing may be shown', () => {
  const state = async (email: string, change: string) => {
    await rows(`update users set ${change} where email = $1`, [email])
  }

  test('an account that was ended: a clear page at the next request, and no verb', async () => {
    const { email, browser } = await newVisitor()
    expect((await goes(browser, '/auth/profile')).status).toBe(200)
    await state(email, 'deactivated_at = now()')
    const page = await browser.get('/auth/profile')
    expect(page.status()).toBe(403)
    const text = await page.text()
    expect(text).toContain('This account was ended')
    expect(text).not.toContain('name="firstName"')
    expect(await statusOf(browser, 'update-profile', { firstName: 'A', lastName: 'B', language: 'en' })).toBe(
      403,
    )
  })

  test('a client that was suspended', async () => {
    const { email, browser } = await newVisitor()
    const client = await newClient(newPerson())
    await state(email, `client_id = '${client}'`)
    expect((await goes(browser, '/auth/profile')).status).toBe(200)
    await rows(`update clients set status = 'suspended' where id = $1`, [client])
    const page = await browser.get('/es/auth/profile')
    expect(page.status()).toBe(403)
    expect(await page.text()).toContain('Esta cuenta está suspendida')
  })

  test('the admin denies a client, and staff whose account was ended', async () => {
    const email = await newAccount('team')
    const ended = await signedIn(email)
    await state(email, 'deactivated_at = now()')
    const { browser } = await newVisitor()
    for (const who of [ended, browser])
      for (const path of ['/admin', '/admin/collections/leads', '/admin/collections/users']) {
        const page = await (await who.get(path)).text()
        const [lead] = await rows<{ email: string }>('select email from leads limit 1')
        expect(page).not.toContain(lead?.email)
        expect(page).not.toContain('admin@puente.example')
        expect(page).not.toContain('nav__link')
      }
    expect((await ended.get('/api/leads')).status()).toBe(404)
  })
})

test('the last admin stays, and the sentence says why', async () => {
  const admin = await signedIn('admin')
  const [row] = await rows<{ id: string }>(`select id from users where email = 'admin@puente.example'`)
  for (const data of [
    { role: 'team' },
    { deactivatedAt: '2026-01-01T00:00:00.000Z' },
    { _verified: false },
  ]) {
    const response = await admin.patch(`/api/users/${row?.id}`, { data })
    expect(response.status(), JSON.stringify(data)).toBe(409)
    expect(await response.text()).toContain('This is the last admin. Make somebody else an admin first.')
  }
  const response = await admin.delete(`/api/users/${row?.id}`)
  expect(response.status()).toBe(409)
  expect(await response.text()).toContain('This is the last admin')
  expect(
    await rows(`select role from users where email = 'admin@puente.example' and deactivated_at is null`),
  ).toEqual([{ role: 'admin' }])
})

test('whoever tries links is limited', async () => {
  const browser = await visitor()
  const statuses: number[] = []
  for (let turn = 0; turn < 41; turn += 1)
    statuses.push(await statusOf(browser, 'verify-email', { token: 'abc' }))
  expect(statuses.at(-1)).toBe(429)
})
