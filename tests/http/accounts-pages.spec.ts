import { expect, test } from '@playwright/test'

import { redirectOf, newClientWithoutAccount, newEmail, newSignedInUser, statusOf } from '../support/accounts'
import { newAccount, rows, signedIn, visitor } from '../support/http'

test.describe('the account pages', () => {
  const portal = [
    '/auth',
    '/auth/forgot',
    '/auth/reset?token=x',
    '/auth/verify?token=x',
    '/auth/invitation?token=x',
  ]

  test('are rendered for one visitor, with a nonce, and never cached', async () => {
    const { browser } = await newSignedInUser()
    for (const path of [...portal, '/es/auth', '/auth/profile']) {
      const context = path === '/auth/profile' ? browser : await visitor()
      const seen = new Set<string | undefined>()
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const response = await context.get(path)
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

  test('redirect a signed-out visitor to sign in, in the chosen language, and back', async () => {
    const anonymous = await visitor()
    const next = encodeURIComponent('/auth/profile')
    expect(await redirectOf(anonymous, '/auth/profile')).toEqual({
      status: 307,
      location: `/auth?next=${next}`,
    })
    const spanish = `/es/auth?next=${encodeURIComponent('/es/auth/profile')}`
    expect((await redirectOf(anonymous, '/es/auth/profile')).location).toBe(spanish)
    expect((await redirectOf(anonymous, '/auth/profile', { cookie: 'puente_language=es' })).location).toBe(
      spanish,
    )
    for (const bad of ['__proto__', 'fr', '%0d%0ax', 'x'.repeat(4000)])
      expect(
        (await redirectOf(anonymous, '/auth/profile', { cookie: `puente_language=${bad}` })).location,
      ).toBe(`/auth?next=${next}`)
  })

  test('redirect a signed-in visitor to the next page, and never to another site', async () => {
    const { browser } = await newSignedInUser()
    expect((await redirectOf(browser, '/auth')).location).toBe('/dashboard')
    // In the language of the account, which is English.
    expect((await redirectOf(browser, '/es/auth')).location).toBe('/dashboard')
    expect((await redirectOf(browser, '/auth', { cookie: '' })).status).toBe(200)
    expect((await redirectOf(await signedIn('team'), '/auth')).location).toBe('/admin')
    expect((await redirectOf(browser, '/auth?next=%2Fproposal%2F1%3Fa%3Db')).location).toBe('/proposal/1?a=b')
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
      expect((await redirectOf(browser, `/auth?next=${encodeURIComponent(next)}`)).location, next).toBe(
        '/dashboard',
      )
  })

  test('lead from the address of the generator: staff to it with the lead, clients to their dashboard', async () => {
    const lead = '0b9f9b06-6d0c-4a3e-9a55-1f2f7c1c3a11'
    const address = `/proposal-creator?lead=${lead}`
    const client = await signedIn('client2')
    expect((await redirectOf(client, address)).location).toBe('/dashboard')
    expect((await redirectOf(client, `/es${address}`)).location).toBe('/es/dashboard')
    const staff = await signedIn('team')
    expect((await redirectOf(staff, `/es${address}`)).location).toBe(`/admin${address}`)
    expect((await redirectOf(staff, '/proposal-creator?lead=//evil.example')).location).toBe(
      '/admin/proposal-creator',
    )
    const anonymous = await visitor()
    expect((await redirectOf(anonymous, address)).location).toBe(`/auth?next=${encodeURIComponent(address)}`)
    expect((await redirectOf(anonymous, '/proposal-creator?lead=//evil.example')).location).toBe(
      `/auth?next=${encodeURIComponent('/proposal-creator')}`,
    )
  })

  test('do not link to a next page on another site', async () => {
    const page = await (await (await visitor()).get('/auth?next=//evil.example')).text()
    const targets = [...page.matchAll(/(?:href|action|value)="([^"]*)"/g)].map(([, target]) => target)
    expect(targets).toContain('/auth/forgot')
    for (const target of targets) expect(target).not.toContain('evil')
  })
})

test.describe('an account without access', () => {
  const state = async (email: string, change: string) => {
    await rows(`update users set ${change} where email = $1`, [email])
  }

  test('is told that it was ended at its next request, and can do nothing', async () => {
    const { email, browser } = await newSignedInUser()
    expect((await redirectOf(browser, '/auth/profile')).status).toBe(200)
    await state(email, 'deactivated_at = now()')
    const page = await browser.get('/auth/profile')
    expect(page.status()).toBe(403)
    const text = await page.text()
    expect(text).toContain('This account is closed')
    expect(text).not.toContain('name="firstName"')
    expect(await statusOf(browser, 'update-profile', { firstName: 'A', lastName: 'B', language: 'en' })).toBe(
      403,
    )
  })

  test('is told that its client was suspended', async () => {
    const { email, browser } = await newSignedInUser()
    const client = await newClientWithoutAccount(newEmail())
    await state(email, `client_id = '${client}'`)
    expect((await redirectOf(browser, '/auth/profile')).status).toBe(200)
    await rows(`update clients set status = 'suspended' where id = $1`, [client])
    const page = await browser.get('/es/auth/profile')
    expect(page.status()).toBe(403)
    expect(await page.text()).toContain('Esta cuenta está suspendida')
  })

  test('cannot open the admin, be it a client or former staff', async () => {
    const email = await newAccount('team')
    const ended = await signedIn(email)
    await state(email, 'deactivated_at = now()')
    const { browser } = await newSignedInUser()
    for (const context of [ended, browser])
      for (const path of ['/admin', '/admin/collections/leads', '/admin/collections/users']) {
        const page = await (await context.get(path)).text()
        const [lead] = await rows<{ email: string }>('select email from leads limit 1')
        expect(page).not.toContain(lead?.email)
        expect(page).not.toContain('admin@puente.example')
        expect(page).not.toContain('nav__link')
      }
    expect((await ended.get('/api/leads')).status()).toBe(404)
  })

  test('is sent from the admin to its sign-in page as a visitor', async () => {
    const anonymous = await visitor()
    expect(await redirectOf(anonymous, '/admin')).toEqual({ status: 307, location: '/admin/login' })
    expect(await redirectOf(anonymous, '/admin/collections/leads')).toEqual({
      status: 307,
      location: '/admin/login?redirect=%2Fadmin%2Fcollections%2Fleads',
    })
    expect((await redirectOf(anonymous, '/admin/login')).status).toBe(200)
  })

  test('is led home from the admin as a client', async () => {
    const { email, browser } = await newSignedInUser()
    for (const path of ['/admin', '/admin/collections/leads', '/admin/login'])
      expect(await redirectOf(browser, path), path).toEqual({ status: 307, location: '/dashboard' })
    await state(email, `language = 'es'`)
    expect((await redirectOf(browser, '/admin')).location).toBe('/es/dashboard')
  })
})

test('limits guesses of verification links', async () => {
  const browser = await visitor()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 41; attempt += 1)
    statuses.push(await statusOf(browser, 'verify-email', { token: 'abc' }))
  expect(statuses.at(-1)).toBe(429)
})
