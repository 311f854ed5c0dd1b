import { expect, test } from '@playwright/test'

import {
  accountRow,
  cookieNames,
  redirectOf,
  goodPassword,
  linkTo,
  newClientWithoutAccount,
  newEmail,
  post,
  signUp,
  statusOf,
  tokenTo,
} from '../support/accounts'
import { newAccount, rows, site, visitor } from '../support/http'

test('a GET verifies no address, not even with what the database stores', async () => {
  const email = newEmail()
  await signUp(await visitor(), email)
  const stored = 'select _verificationtoken as digest from users where email = $1'
  const [row] = await rows<{ digest: string }>(stored, [email])
  expect(row?.digest).toBeTruthy()
  const anonymous = await visitor()
  for (const view of ['users/verify', 'users/%76erify', 'anything/verify'])
    expect((await anonymous.get(`/admin/${view}/${row?.digest}`)).status(), view).toBe(404)
  expect(await accountRow(email)).toMatchObject({ _verified: false })
})

test.describe('signing up', () => {
  test('answers the same for a taken address, and emails its owner', async () => {
    const owner = await newAccount('client')
    const before = await accountRow(owner)
    const [free, taken] = [await visitor(), await visitor()]
    const one = await signUp(free, newEmail())
    const other = await signUp(taken, owner)
    expect([other.status(), await other.text()]).toEqual([one.status(), await one.text()])
    expect(await cookieNames(taken)).toEqual(await cookieNames(free))
    expect(await accountRow(owner)).toEqual(before)
    expect((await linkTo(owner, '/auth')).origin).toBe(site)
  })

  test('ignores role, status and client', async () => {
    const email = newEmail()
    const client = await newClientWithoutAccount(newEmail())
    const forged = { role: 'admin', _verified: true, client, lockUntil: '2020-01-01', deactivatedAt: null }
    expect((await signUp(await visitor(), email, forged)).status()).toBe(200)
    expect(await accountRow(email)).toMatchObject({ role: 'client', _verified: false, client_id: null })
  })

  test('refuses missing and weak values, by field', async () => {
    for (const [wrong, fields] of [
      [{ password: '12345' }, { password: 'too_short' }],
      [{ password: '' }, { password: 'required' }],
      [{ password: 'password1' }, { password: 'common' }],
      [{ firstName: ' ' }, { firstName: 'required' }],
      [{ email: 'a@b' }, { email: 'email' }],
      [{ email: 'a@example.com\r\nBcc: x@example.com' }, { email: 'email' }],
      [{ firstName: 'a\u0000' }, { firstName: 'invalid' }],
      [{ lastName: { toString: 1 } }, { lastName: 'invalid' }],
    ] as const) {
      const email = newEmail()
      const response = await signUp(await visitor(), email, wrong)
      expect(response.status(), JSON.stringify(wrong)).toBe(400)
      expect(await response.json()).toMatchObject({ error: 'invalid', fields })
      expect(await accountRow(email)).toBeUndefined()
    }
  })

  test('is refused from another origin', async () => {
    for (const origin of ['https://evil.example', 'null'])
      expect((await signUp(await visitor({ origin }), newEmail())).status()).toBe(403)
  })

  test('is limited by IP address', async () => {
    const browser = await visitor()
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn += 1) statuses.push((await signUp(browser, newEmail())).status())
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([200]))
    expect(statuses.at(-1)).toBe(429)
  })
})

test('limits emails alike for known and unknown addresses', async () => {
  const known = await newAccount('client')
  for (const path of ['users/forgot-password', 'resend-verification', 'sign-up']) {
    const seen: number[][] = []
    for (const email of [known, newEmail()]) {
      const statuses: number[] = []
      const browser = await visitor()
      for (let turn = 0; turn < 6; turn += 1) {
        const data = { email, language: 'en', firstName: 'A', lastName: 'B', password: goodPassword }
        statuses.push(await statusOf(browser, path, data))
      }
      seen.push(statuses)
      // Someone else's requests do not use up those of the owner, who is elsewhere.
      const data = { email, language: 'en', firstName: 'A', lastName: 'B', password: goodPassword }
      expect(await statusOf(await visitor(), path, data), path).toBe(200)
    }
    expect(seen, path).toEqual([
      [200, 200, 200, 200, 200, 429],
      [200, 200, 200, 200, 200, 429],
    ])
  }
})

test('answers a sign-in after a sign-up the same whether the address was free or taken', async () => {
  const [free, taken] = [newEmail(), await newAccount('client')]
  for (const email of [free, taken]) await signUp(await visitor(), email)
  const login = async (data: object) => post(await visitor(), 'users/login', data)
  const unknown = await login({ email: newEmail(), password: 'wrong-one' })
  expect(unknown.status).toBe(401)
  expect(await login({ email: free, password: 'wrong-one' })).toEqual(unknown)
  expect(await login({ email: free, password: goodPassword })).toEqual(unknown)
  expect(await login({ email: taken, password: goodPassword })).toEqual(unknown)
})

test.describe('the link that verifies an address', () => {
  test('changes nothing when opened, works once, and signs in the browser that signed up', async () => {
    const email = newEmail()
    const browser = await visitor()
    await signUp(browser, email, { next: '/auth/profile' })
    const link = await linkTo(email, '/auth/verify')
    expect(link.searchParams.get('next')).toBe('/auth/profile')
    expect((await browser.get(link.href)).status()).toBe(200)
    expect(await accountRow(email)).toMatchObject({ _verified: false })
    const token = link.searchParams.get('token') ?? ''
    expect(await post(browser, 'verify-email', { token })).toMatchObject({
      status: 200,
      body: { role: 'client' },
    })
    expect(await cookieNames(browser)).toContain('puente-token')
    expect(await statusOf(browser, 'verify-email', { token })).toBe(410)
    expect((await redirectOf(browser, '/auth/profile')).status).toBe(200)
  })

  test('asks for the password in another browser', async () => {
    const email = newEmail()
    await signUp(await visitor(), email)
    const other = await visitor()
    const link = await linkTo(email, '/auth/verify')
    const token = link.searchParams.get('token') ?? ''
    const before = await accountRow(email)
    expect(await (await other.get(link.href)).text()).toContain('name="password"')
    for (const [more, error] of [
      [{}, 'password_needed'],
      [{ password: '' }, 'password_needed'],
      [{ password: 'wrong-password' }, 'mismatch'],
    ] as const)
      expect(await post(other, 'verify-email', { token, ...more })).toMatchObject({
        status: 401,
        body: { error },
      })
    for (const password of [{ a: 1 }, 'a\u0000', 'x'.repeat(201)])
      expect(await statusOf(other, 'verify-email', { token, password })).toBe(400)
    expect(await accountRow(email)).toEqual(before)
    expect(await cookieNames(other)).toEqual([])
    expect(await statusOf(other, 'verify-email', { token, password: goodPassword })).toBe(200)
    expect((await redirectOf(other, '/auth/profile')).status).toBe(200)
    expect(await (await other.get(link.href)).text()).not.toContain('name="password"')
  })

  test('does not activate the password of a later sign-up', async () => {
    const email = newEmail()
    const [victim, attacker] = [await visitor(), await visitor()]
    await signUp(victim, email)
    const older = await tokenTo(email, '/auth/verify')
    await signUp(attacker, email, { password: 'nine-lives-of-a-thief' })
    let token = ''
    await expect.poll(async () => (token = await tokenTo(email, '/auth/verify'))).not.toBe(older)
    expect(await statusOf(victim, 'verify-email', { token })).toBe(401)
    expect(await statusOf(victim, 'resend-verification', { email, language: 'en' })).toBe(200)
    const newer = token
    await expect.poll(async () => (token = await tokenTo(email, '/auth/verify'))).not.toBe(newer)
    for (const more of [{}, { password: goodPassword }])
      expect(await statusOf(victim, 'verify-email', { token, ...more })).toBe(401)
    expect(await accountRow(email)).toMatchObject({ _verified: false })
    expect(await cookieNames(victim)).not.toContain('puente-token')
  })

  test('is refused when expired, too far ahead, or malformed', async () => {
    const email = newEmail()
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

  test('works without JavaScript', async () => {
    const email = newEmail()
    const browser = await visitor()
    await signUp(browser, email)
    const form = {
      action: 'verify',
      token: await tokenTo(email, '/auth/verify'),
      language: 'es',
      next: '//evil.example',
    }
    const send = () => browser.post('/api/account-form', { form, maxRedirects: 0 })
    const first = await send()
    // The account's language is that of its sign-up.
    expect([first.status(), first.headers().location]).toEqual([303, '/dashboard#toast=verified'])
    const second = await send()
    expect([second.status(), second.headers().location]).toEqual([303, '/es/auth/verify?expired'])
  })

  test('asks for the password without JavaScript in another browser', async () => {
    const email = newEmail()
    await signUp(await visitor(), email)
    const browser = await visitor()
    const token = await tokenTo(email, '/auth/verify')
    const send = async (more: object) => {
      const form = { action: 'verify', token, language: 'es', next: '/auth/profile', ...more }
      const response = await browser.post('/api/account-form', { form, maxRedirects: 0 })
      return [response.status(), response.headers().location]
    }
    expect(await send({})).toEqual([303, expect.stringContaining('error=required')])
    const [status, back] = await send({ password: 'wrong-password' })
    expect([status, back]).toEqual([303, expect.stringContaining('/es/auth/verify?token=')])
    expect(await (await browser.get(String(back))).text()).toContain('no es la contraseña con la que se creó')
    expect(await accountRow(email)).toMatchObject({ _verified: false })
    expect(await send({ password: goodPassword })).toEqual([303, '/auth/profile#toast=verified'])
    expect((await redirectOf(browser, '/auth/profile')).status).toBe(200)
  })
})
