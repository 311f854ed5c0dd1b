import { expect, test } from '@playwright/test'

import { goes, newClient, newPerson, newVisitor, statusOf } from '../support/accounts'
import { newAccount, rows, signedIn, visitor } from '../support/http'

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
