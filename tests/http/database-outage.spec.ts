import { expect, request, test } from '@playwright/test'

import { env } from '@/env'
import authEn from '@/messages/en/auth.json' with { type: 'json' }
import { linkToDatabase } from '../support/database-link'
import { newAccount, password, site } from '../support/http'
import { startSecondSite } from '../support/second-site'

const pages = ['/dashboard', '/es/dashboard?tab=proposals', '/auth', '/auth/profile', '/proposal/x']
const payloadPages = ['/admin/collections/leads', '/admin/account']
const deskPages = [
  '/admin',
  '/admin?tab=support',
  '/admin/login',
  '/admin/logout',
  '/admin/people',
  '/admin/proposal-creator',
  '/admin/translate?slug=home-page',
  '/admin/collections/tickets/x',
]

/** A browser that is signed in at a site. */
async function signInAt(baseURL: string, data: { email: string; password: string }) {
  const browser = await request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: site, 'sec-fetch-site': 'same-origin' },
  })
  expect((await browser.post('/api/users/login', { data })).status()).toBe(200)
  return browser
}

test('a request that the database never answers ends by itself, and signs nobody out', async () => {
  test.slow()
  const link = await linkToDatabase(env.E2E_DATABASE_URL ?? '')
  const second = await startSecondSite(link.url)
  try {
    const browser = await signInAt(second.url, { email: await newAccount('team'), password })
    // More connections than one are open and idle.
    await Promise.all(Array.from({ length: 4 }, () => browser.get('/admin')))
    link.stall()
    const answers = await Promise.all(
      ['/admin', '/admin/people', '/admin/login', '/dashboard'].map((path) =>
        browser.get(path, { maxRedirects: 0, timeout: 45_000 }),
      ),
    )
    expect(answers.map((answer) => answer.status())).toEqual([503, 503, 503, 503])
    expect((await browser.storageState()).cookies.map(({ name }) => name)).toContain('puente-token')
  } finally {
    second.stop()
    await link.cut()
  }
})

test('signs nobody out while the database does not answer', async () => {
  test.slow()
  const link = await linkToDatabase(env.E2E_DATABASE_URL ?? '')
  const second = await startSecondSite(link.url)
  try {
    const data = { email: await newAccount('team'), password }
    const browser = await signInAt(second.url, data)
    const before = (await browser.storageState()).cookies

    await link.cut()
    for (const path of [...pages, ...payloadPages, ...deskPages, '/api/users/me', '/api/leads?limit=1']) {
      const response = await browser.get(path, { maxRedirects: 0 })
      expect([path, response.status()]).toEqual([path, 503])
      expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0)
      expect(response.headers()['cache-control'], path).toContain('no-store')
    }
    for (const path of deskPages) {
      const page = await (await browser.get(path)).text()
      expect(page, path).toContain(authEn.closed.unavailable.title)
      expect(page, path).not.toContain(data.email)
    }
    // A navigation within the desk says the same.
    const payload = await browser.get('/admin/people', { headers: { rsc: '1' } })
    expect(await payload.text()).toContain(authEn.closed.unavailable.title)
    const signIn = await browser.post('/api/sign-in-form', { form: data, maxRedirects: 0 })
    expect(signIn.headers().location).toBe('/admin/login?error=unavailable')
    expect(signIn.headers()['set-cookie']).toBeUndefined()
    const form = new URLSearchParams({
      language: 'es',
      name: 'Rosa',
      email: 'rosa@example.com',
      message: 'Hola',
    })
    const contact = await browser.post('/api/contact-form', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      data: form.toString(),
    })
    expect(contact.status()).toBe(503)
    expect(await contact.text()).toContain('value="Rosa"')

    await link.restore()
    expect((await browser.storageState()).cookies).toEqual(before)
    await expect.poll(async () => (await browser.get('/api/leads?limit=1')).status()).toBe(200)
    expect((await browser.get('/admin', { maxRedirects: 0 })).status()).toBe(200)
  } finally {
    second.stop()
    await link.cut()
  }
})
