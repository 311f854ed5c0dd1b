import { expect, request, test } from '@playwright/test'

import { env } from '@/env'
import { linkToDatabase } from '../support/database-link'
import { newAccount, password, site } from '../support/http'
import { startSecondSite } from '../support/second-site'

const pages = ['/dashboard', '/es/dashboard?tab=proposals', '/auth', '/auth/profile', '/proposal/x']
const adminPages = ['/admin', '/admin/collections/leads', '/admin/account', '/admin/login']

test('signs nobody out while the database does not answer', async () => {
  test.slow()
  const link = await linkToDatabase(env.E2E_DATABASE_URL ?? '')
  const second = await startSecondSite(link.url)
  try {
    const browser = await request.newContext({
      baseURL: second.url,
      extraHTTPHeaders: { origin: site, 'sec-fetch-site': 'same-origin' },
    })
    await expect
      .poll(
        () =>
          browser.get('/api/health').then(
            (answer) => answer.status(),
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200)
    const data = { email: await newAccount('team'), password }
    expect((await browser.post('/api/users/login', { data })).status()).toBe(200)
    const before = (await browser.storageState()).cookies

    await link.cut()
    for (const path of [...pages, ...adminPages, '/api/users/me', '/api/leads?limit=1']) {
      const response = await browser.get(path, { maxRedirects: 0 })
      expect([path, response.status()]).toEqual([path, 503])
      expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0)
      expect(response.headers()['cache-control'], path).toContain('no-store')
    }
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
