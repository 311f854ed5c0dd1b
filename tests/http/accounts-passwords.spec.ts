import { expect, test } from '@playwright/test'

import {
  accountRow,
  cookieNames,
  redirectOf,
  goodPassword,
  linkTo,
  newClientWithoutAccount,
  newEmail,
  newSignedInUser,
  post,
  statusOf,
  tokenTo,
} from '../support/accounts'
import { emailsAbout } from '../support/e2e'
import { newAccount, rows, signedIn, visitor } from '../support/http'

test.describe('a new password', () => {
  const forget = async (email: string) => {
    const browser = await visitor()
    expect(await statusOf(browser, 'users/forgot-password', { email })).toBe(200)
    return tokenTo(email, '/auth/reset')
  }

  test('set by a link ends every session and starts one', async () => {
    const { email, browser } = await newSignedInUser()
    const token = await forget(email)
    const other = await visitor()
    expect(await statusOf(other, 'users/reset-password', { token, password: '12345' })).toBe(400)
    const mine = 'quite-another-one'
    const answer = await post(other, 'users/reset-password', { token, password: mine })
    expect(answer).toMatchObject({ status: 200, body: { user: { email, role: 'client' } } })
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|salt|session|eyJ/)
    expect(await statusOf(browser, 'sign-out-everywhere', {})).toBe(401)
    expect((await redirectOf(other, '/auth/profile')).status).toBe(200)
    expect(await statusOf(await visitor(), 'users/login', { email, password: goodPassword })).toBe(401)
    expect(
      await statusOf(await visitor(), 'users/reset-password', { token, password: 'one-more-time' }),
    ).toBe(410)
    expect(await statusOf(await visitor(), 'users/login', { email, password: mine })).toBe(200)
  })

  test('is not set by an expired link', async () => {
    const email = await newAccount('client')
    const token = await forget(email)
    await rows(`update users set reset_password_expiration = now() - interval '1 second' where email = $1`, [
      email,
    ])
    const before = await accountRow(email)
    expect(await statusOf(await visitor(), 'users/reset-password', { token, password: goodPassword })).toBe(
      410,
    )
    // The stored token is a hash, which does not work as a token.
    const [kept] = await rows<{ reset_password_token: string }>(
      'select reset_password_token from users where email = $1',
      [email],
    )
    const data = { token: kept?.reset_password_token, password: goodPassword }
    expect(await statusOf(await visitor(), 'users/reset-password', data)).toBe(410)
    expect(await accountRow(email)).toEqual(before)
  })

  test('can be set without JavaScript', async () => {
    const email = await newAccount('client')
    const token = await forget(email)
    const browser = await visitor()
    const send = async (chosen: string) => {
      const form = { action: 'reset', token, password: chosen, language: 'en', next: '/auth/profile' }
      const response = await browser.post('/api/account-form', { form, maxRedirects: 0 })
      return [response.status(), response.headers().location]
    }
    const [status, back] = await send('12345')
    expect([status, back]).toEqual([303, expect.stringContaining('error=too_short')])
    expect(await (await browser.get(String(back))).text()).toContain('Use at least 6 characters')
    expect(await send(goodPassword)).toEqual([303, '/auth/profile#toast=password_set'])
    expect(await send(goodPassword)).toEqual([303, '/auth/reset?expired&next=%2Fauth%2Fprofile'])
    const over = await (await (await visitor()).get(`/auth/reset?token=${encodeURIComponent(token)}`)).text()
    expect(over).toContain('This link no longer works')
    expect(over).not.toContain('type="password"')
  })

  test('requested in the admin is sent by our email, in the language of the account', async () => {
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

  test('needs the current one when signed in, and ends the other sessions', async () => {
    const { email, browser } = await newSignedInUser()
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

test('a client cannot change its role, address or password in another way', async () => {
  const { email, browser } = await newSignedInUser()
  const before = await accountRow(email)
  for (const data of [
    { role: 'admin' },
    { email: newEmail() },
    { password: 'quite-another-one' },
    { client: 'x' },
  ])
    expect((await browser.patch(`/api/users/${before?.id}`, { data })).status()).toBe(404)
  expect(await accountRow(email)).toEqual(before)
  const profile = { firstName: 'Inés', lastName: 'Paz', language: 'es' }
  const forged = {
    ...profile,
    role: 'admin',
    email: newEmail(),
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

test('account verbs need an account with the right role', async () => {
  const anonymous = await visitor()
  for (const verb of [
    'update-profile',
    'change-password',
    'sign-out-everywhere',
    'set-language',
    'invite-client',
    'unlink-account',
  ])
    expect(await statusOf(anonymous, verb, {}), verb).toBe(401)
  const { browser } = await newSignedInUser()
  const client = await newClientWithoutAccount(newEmail())
  expect(await statusOf(browser, 'invite-client', { client })).toBe(403)
  for (const asker of [browser, await signedIn('team')])
    expect(await statusOf(asker, 'unlink-account', { user: crypto.randomUUID() })).toBe(403)
})

test('a token stops working after signing out, here or everywhere', async () => {
  for (const verb of ['users/logout', 'sign-out-everywhere']) {
    const { browser } = await newSignedInUser()
    const cookie = (await browser.storageState()).cookies
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    expect(await statusOf(browser, verb, {})).toBe(200)
    expect(await cookieNames(browser)).not.toContain('puente-token')
    const stolen = await visitor({ cookie })
    expect(await statusOf(stolen, 'set-language', { language: 'en' })).toBe(401)
    expect(await redirectOf(stolen, '/auth/profile')).toMatchObject({ status: 307 })
    expect(await statusOf(stolen, 'users/refresh-token', {})).toBe(403)
  }
})

test('limits how often a session is renewed', async () => {
  const { browser } = await newSignedInUser()
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
  test('links the account at once and sets a password, in the language of the client', async () => {
    const email = newEmail()
    const client = await newClientWithoutAccount(email, 'es')
    const team = await signedIn('team')
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await post(team, 'invite-client', { client })).toMatchObject({ body: { state: 'invited' } })
    expect(await accountRow(email)).toMatchObject({ client_id: client, _verified: false })
    await expect
      .poll(() => rows(`select 1 from outbox where recipient = $1 and status = 'sent'`, [email]))
      .toHaveLength(2)
    const tokens = (await emailsAbout(email)).map(({ text }) => {
      const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
      expect(link.pathname).toBe('/es/auth/invitation')
      return link.searchParams.get('token')
    })
    const browser = await visitor()
    const statuses: number[] = []
    for (const token of tokens)
      statuses.push(await statusOf(browser, 'users/reset-password', { token, password: goodPassword }))
    // Both emails have the same link, which works once.
    expect(statuses.toSorted()).toEqual([200, 410])
    expect((await redirectOf(browser, '/auth/profile')).status).toBe(200)
  })

  test('needs a client that exists', async () => {
    const team = await signedIn('team')
    for (const client of ['abc', '', 1, { a: 1 }])
      expect(await statusOf(team, 'invite-client', { client })).toBe(400)
    expect(await statusOf(team, 'invite-client', { client: crypto.randomUUID() })).toBe(404)
  })
})
