import { readFileSync } from 'node:fs'

import { expect, test, type APIRequestContext } from '@playwright/test'

import { env } from '@/env'
import { newAccount, password, signedIn, site, visitor } from '../support/http'

/** The sign-in of staff without scripts (src/app/api/sign-in-form): answered with a redirect, by the rules of the other one. */

const send = (by: APIRequestContext, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  by.post('/api/sign-in-form', { form: { language: 'en', ...fields }, headers, maxRedirects: 0 })

/** Returns status and target of an answer, which must be a redirect on the site with an empty body. */
async function redirectOf(answer: Awaited<ReturnType<typeof send>>): Promise<string> {
  expect(answer.status()).toBe(303)
  expect(await answer.text()).toBe('')
  expect(answer.headers()['cache-control']).toContain('no-store')
  return answer.headers().location ?? ''
}

const sessionOf = async (by: APIRequestContext) =>
  (await by.storageState()).cookies.find(({ name }) => name === 'puente-token')

test('the right password begins a session and leads to the page that was asked for', async () => {
  const email = await newAccount('team')
  for (const [next, target] of [
    ['', '/admin'],
    ['/admin', '/admin'],
    ['/admin?tab=clients&q=a%20b', '/admin?tab=clients&q=a%20b'],
    ['/admin/collections/posts?limit=5#content', '/admin/collections/posts?limit=5'],
  ] as const) {
    const browser = await visitor()
    const answer = await send(browser, { email: ` ${email.toUpperCase()} `, password, next })
    expect(await redirectOf(answer)).toBe(target)
    expect(await sessionOf(browser)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect((await browser.get(target, { maxRedirects: 0 })).status()).toBe(200)
  }
})

test('a client is led to the portal, whatever was asked for', async () => {
  const email = await newAccount('client')
  for (const next of ['', '/admin', '/admin/people']) {
    const browser = await visitor()
    await redirectOf(await send(browser, { email, password, next }))
    const page = await browser.get(next || '/admin')
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  }
  expect(await redirectOf(await send(await visitor(), { email, password }))).toBe('/dashboard')
})

test('another password leads back, with the reason and without a session', async () => {
  const browser = await visitor()
  const secret = `Wrong-${crypto.randomUUID()}`
  const tries = [
    { email: await newAccount('team'), password: secret },
    { email: `${crypto.randomUUID()}@example.com`, password: secret },
    { email: '', password: secret },
    { email: 'a\u0000@example.com', password: secret },
    { email: 'team@puente.example', password: '' },
    { email: 'team@puente.example', password: 'x'.repeat(1_001) },
  ]
  for (const fields of tries) {
    const next = '/admin?tab=clients'
    const page = await redirectOf(await send(browser, { ...fields, next }))
    expect(page).toBe(`/admin/login?redirect=${encodeURIComponent(next)}&error=mismatch`)
    expect(await redirectOf(await send(browser, fields))).toBe('/admin/login?error=mismatch')
  }
  expect(await sessionOf(browser)).toBeUndefined()
  const html = await (
    await browser.get('/admin/login?redirect=%2Fadmin%3Ftab%3Dclients&error=mismatch')
  ).text()
  expect(html).toContain('name="next" value="/admin?tab=clients"')
  expect(html).not.toContain(secret)
  const logs = (env.E2E_LOGS ?? '').split(',').filter(Boolean)
  expect(logs.length).toBeGreaterThan(0)
  for (const file of logs) expect(readFileSync(file, 'utf8').includes(secret), file).toBe(false)
})

test('a request from another site is refused, and one that is no form', async () => {
  const email = await newAccount('team')
  for (const origin of ['https://evil.example', 'null', `${site}.evil.example`]) {
    const evil = await visitor({ origin, 'sec-fetch-site': 'cross-site' })
    expect((await send(evil, { email, password })).status(), origin).toBe(403)
    expect(await sessionOf(evil), origin).toBeUndefined()
  }
  // A session and no Origin: not from a browser.
  const { cookies } = await (await signedIn('team')).storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const bare = await fetch(`${site}/api/sign-in-form`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  })
  expect(bare.status).toBe(403)
  const browser = await visitor()
  expect((await send(browser, { email, password: 'x'.repeat(17_000) })).status()).toBe(413)
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'])
    expect(
      (await browser.fetch(`/api/sign-in-form?email=${email}&password=x`, { method })).status(),
      method,
    ).toBe(405)
  for (const header of ['x-http-method-override', 'x-payload-http-method-override'])
    expect(await redirectOf(await send(browser, { email, password }, { [header]: 'GET' }))).toMatch(
      /error=failed$/,
    )
  const multipart = await browser.post('/api/sign-in-form', {
    multipart: { email, password },
    maxRedirects: 0,
  })
  expect(await redirectOf(multipart)).toBe('/admin/login?error=mismatch')
  expect(await sessionOf(browser)).toBeUndefined()
})

test('tries count together with those of scripts, for known and unknown accounts', async () => {
  const attacker = await visitor()
  for (const email of [await newAccount('team'), `${crypto.randomUUID()}@example.com`]) {
    const reasons: string[] = []
    for (let turn = 0; turn < 12; turn += 1)
      if (turn % 2) reasons.push(await redirectOf(await send(attacker, { email, password: 'wrong' })))
      else await attacker.post('/api/users/login', { data: { email, password: 'wrong' } })
    const at = (reason: string) => `/admin/login?error=${reason}`
    expect(reasons, email).toEqual([...Array<string>(5).fill(at('mismatch')), at('too_many')])
    expect(await redirectOf(await send(attacker, { email, password }))).toBe(at('too_many'))
  }
  expect(await sessionOf(attacker)).toBeUndefined()
})
