import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test'

import { documentOfText } from '../support/fixtures'
import { getFromCache, newAccount, newSession, rows, signedIn, visitor } from '../support/http'
import { makePost, open, previewOf, shareLink } from '../support/preview'

/** Previews over HTTP: who sees a draft, on which page, and that nothing of it reaches anyone else. */

const plain = { maxRedirects: 0 }

function expectPrivate(answer: APIResponse): void {
  const headers = answer.headers()
  expect(headers['cache-control']).toMatch(/private.*no-store|no-store.*private/)
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(headers['content-security-policy']).toMatch(/'nonce-.*frame-ancestors 'self'.*frame-src 'self'/)
}

test('staff see the draft of each language on the real page, and others what is published', async () => {
  const made = await makePost()
  const staff = await newSession('team')
  for (const [language, path] of [
    ['en', `/blog/${made.slug}`],
    ['es', `/es/blog/${made.slug}`],
  ] as const) {
    const draft = await open(staff, previewOf(made, language))
    expect([draft.status(), new URL(draft.url()).pathname]).toEqual([200, path])
    const html = await draft.text()
    expect(html).toContain(`${made.secret} ${language}`)
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/)
    expectPrivate(draft)
    const anyone = await (await visitor()).get(path)
    expect([anyone.status(), anyone.headers()['x-robots-tag']]).toEqual([
      language === 'en' ? 200 : 404,
      undefined,
    ])
    expect(await anyone.text()).not.toContain(made.secret)
  }
})

test('a post that was never published has a preview', async () => {
  const staff = await newSession('team')
  const title = `Never ${crypto.randomUUID()}`
  const data = { title, content: documentOfText(title), _status: 'draft' }
  const { doc } = (await (await staff.post('/api/posts?locale=es&draft=true', { data })).json()) as {
    doc: { id: string }
  }
  const draft = await open(staff, `/api/preview?document=posts:${doc.id}&language=es`)
  expect(await draft.text()).toContain(title)
})

for (const [name, path] of [
  ['home-page', '/'],
  ['about-page', '/about'],
  ['contact-page', '/contact'],
  ['team', '/about'],
  ['privacy-page', '/privacy-policy'],
] as const)
  test(`${name} has a preview at ${path}`, async () => {
    const staff = await newSession('team')
    for (const language of ['en', 'es']) {
      const answer = await open(staff, `/api/preview?document=${name}&language=${language}`)
      expect([answer.status(), new URL(answer.url()).pathname]).toEqual([
        200,
        language === 'en' ? path : `/es${path}`.replace(/\/$/, ''),
      ])
      expectPrivate(answer)
    }
  })

test('an address without a page is 404 in draft mode, too', async () => {
  const made = await makePost()
  const staff = await newSession('team')
  await open(staff, previewOf(made, 'en'))
  const { cookies } = await staff.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const draftMode = await visitor({ cookie })
  for (const path of ['/nope', '/es/nope', '/services/nope', '/blog/nope', '/category/nope'])
    expect((await draftMode.get(path)).status(), path).toBe(404)
})

test('a service has a preview', async () => {
  const [service] = await rows<{ id: string; slug: string }>('select id, slug from services limit 1')
  const staff = await newSession('team')
  const answer = await open(staff, `/api/preview?document=services:${service?.id}&language=es`)
  expect(new URL(answer.url()).pathname).toBe(`/es/services/${service?.slug}`)
  expectPrivate(answer)
})

for (const [collection, base] of [
  ['case-studies', '/case-studies/'],
  ['industries', '/industries/'],
  ['openings', '/careers'],
] as const)
  test(`a draft of ${collection} has a preview that nobody else sees`, async () => {
    const staff = await newSession('team')
    const title = `Draft ${crypto.randomUUID()}`
    const data = { title, clientName: title, tasks: title, _status: 'draft' }
    const made = await staff.post(`/api/${collection}?locale=es&draft=true`, { data })
    expect(made.ok(), await made.text()).toBe(true)
    const { doc } = (await made.json()) as { doc: { id: string } }
    const draft = await open(staff, `/api/preview?document=${collection}:${doc.id}&language=es`)
    expect([draft.status(), new URL(draft.url()).pathname]).toEqual([
      200,
      expect.stringContaining(`/es${base}`),
    ])
    expect(await draft.text()).toContain(`>${title}<`)
    expectPrivate(draft)
    const list = collection === 'openings' ? '/es/careers' : `/es/${collection}`
    const anyone = await visitor()
    for (const path of [list, new URL(draft.url()).pathname, '/es/sitemap-pages.xml'])
      expect(await (await anyone.get(path)).text(), path).not.toContain(title)
    expect((await staff.delete(`/api/${collection}/${doc.id}`)).ok()).toBe(true)
  })

test('a shared link shows one document in one language without an account', async () => {
  const [made, other] = [await makePost(), await makePost()]
  const guest = await visitor()
  const draft = await open(guest, await shareLink(made, 'es'))
  expect(new URL(draft.url()).pathname).toBe(`/es/blog/${made.slug}`)
  expect(await draft.text()).toContain(`${made.secret} es`)
  expectPrivate(draft)
  const english = await guest.get(`/blog/${made.slug}`)
  expect(await english.text()).not.toContain(made.secret)
  expect(await (await guest.get(`/es/blog/${other.slug}`)).text()).not.toContain(other.secret)
})

test('the cookie of a preview opens no other page, and none without a session', async () => {
  const [made, other] = [await makePost(), await makePost()]
  const staff = await newSession('team')
  await open(staff, previewOf(made, 'en'))
  const { cookies } = await staff.storageState()
  const own = cookies.filter(({ name }) => /prerender_bypass|puente_preview/.test(name))
  expect(own).toHaveLength(2)
  for (const cookie of own)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: `/blog/${made.slug}` })
  const header = own.map(({ name, value }) => `${name}=${value}`).join('; ')
  const session = cookies
    .filter(({ name }) => name.endsWith('puente-token'))
    .map(({ name, value }) => `${name}=${value}`)
  const read = async (path: string, cookie: string) => (await (await visitor({ cookie })).get(path)).text()
  expect(await read(`/blog/${made.slug}`, [header, ...session].join('; '))).toContain(made.secret)
  // Sent by hand to pages for which they were not set.
  expect(await read(`/blog/${other.slug}`, [header, ...session].join('; '))).not.toContain(other.secret)
  expect(await read(`/es/blog/${made.slug}`, [header, ...session].join('; '))).not.toContain(made.secret)
  expect(await read(`/blog/${made.slug}`, header)).not.toContain(made.secret)
  const bypass = header.split('; ').find((pair) => pair.startsWith('__prerender')) ?? ''
  expect(await read(`/blog/${made.slug}`, [bypass, ...session].join('; '))).not.toContain(made.secret)
})

test('a visitor and a client open no preview by document', async () => {
  const made = await makePost()
  const answer = await (await visitor()).get(previewOf(made, 'en'), plain)
  expect([answer.status(), answer.headers().location]).toEqual([
    303,
    `/admin/login?redirect=${encodeURIComponent(`/admin/collections/posts/${made.id}?locale=en`)}`,
  ])
  expect(answer.headers()['set-cookie']).toBeUndefined()
  const client = await (await newSession('client')).get(previewOf(made, 'en'), plain)
  expect([client.status(), client.headers()['set-cookie']]).toEqual([403, undefined])
})

test('a link says why it does not open', async () => {
  const made = await makePost()
  const email = await newAccount('team')
  const link = await shareLink(made, 'es', await newSession(email))
  const guest = await visitor()
  const forged = await guest.get(`${link.slice(0, -4)}AAAA`, plain)
  expect([forged.status(), await forged.text()]).toEqual([
    403,
    expect.stringContaining('Este enlace no es válido'),
  ])
  expect(forged.headers()['cache-control']).toContain('no-store')
  await open(guest, link)
  const page = `/es/blog/${made.slug}`
  expect(await (await guest.get(page)).text()).toContain(made.secret)
  await rows('update users set deactivated_at = now() where email = $1', [email])
  const ended = await (await visitor()).get(link, plain)
  expect([ended.status(), await ended.text()]).toEqual([
    410,
    expect.stringContaining('Este enlace ya no funciona'),
  ])
  // Also where the link was open already.
  expect(await (await guest.get(page)).text()).not.toContain(made.secret)
})

test('leaving a preview leads to the public page, or to the form when there is none', async () => {
  const made = await makePost()
  const staff = await newSession('team')
  for (const [language, path, target] of [
    ['en', `/blog/${made.slug}`, `/blog/${made.slug}`],
    ['es', `/blog/${made.slug}`, `/admin/collections/posts/${made.id}?locale=es`],
  ] as const) {
    await open(staff, previewOf(made, language))
    const query = new URLSearchParams({ document: `posts:${made.id}`, language, path }).toString()
    const left = await staff.get(`/api/leave-preview?${query}`, plain)
    expect([left.status(), left.headers().location]).toEqual([303, target])
  }
  const { cookies } = await staff.storageState()
  expect(cookies.filter(({ name }) => /prerender_bypass|puente_preview/.test(name))).toEqual([])
})

test('nothing of a draft is in the cache, feeds, sitemaps, the search, pictures or the API', async () => {
  const made = await makePost()
  const staff = await newSession('team')
  const path = `/blog/${made.slug}`
  const anyone = await visitor()
  const redirect = await staff.get(previewOf(made, 'en'), plain)
  expect(redirect.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  // Both cookies are sent by hand to every address, as the preview of the home page would.
  const { cookies } = await staff.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const editor = await visitor({ cookie })
  const published = await anyone.get(`/share${path}.png`)
  for (const address of [
    '/feed.xml',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    `/resources/search?q=${made.secret}`,
  ])
    for (const reader of [anyone, editor]) {
      const text = await (await reader.get(address)).text()
      expect(
        text.replaceAll(`value="${made.secret}"`, '').replaceAll(`q=${made.secret}`, ''),
        address,
      ).not.toContain(`${made.secret} e`)
    }
  expect(await (await editor.get(`/share${path}.png`)).body()).toEqual(await published.body())
  const api = await anyone.get(`/api/posts/${made.id}?draft=true&locale=en`)
  expect(await api.text()).not.toContain(made.secret)
  const previewed = await editor.get(path)
  expect(await previewed.text()).toContain(made.secret)
  await expect(async () => {
    const after = await getFromCache(anyone, path)
    expect(await after.text()).not.toContain(made.secret)
    expect(after.headers()['x-nextjs-cache']).toBe('HIT')
  }).toPass()
})

test('a previewed page leaves all others in the cache', async () => {
  const made = await makePost()
  const staff = await newSession('team')
  await open(staff, previewOf(made, 'en'))
  await expect(async () => {
    const { 'x-nextjs-cache': cache, 'content-security-policy': policy } = (
      await getFromCache(staff, '/careers')
    ).headers()
    // Next says HIT in draft mode too, where the policy has a nonce.
    expect([cache, policy]).toEqual(['HIT', expect.not.stringContaining('nonce')])
  }).toPass()
})

test('the way from a page to its form is for staff', async () => {
  const made = await makePost()
  const [service] = await rows<{ id: string; slug: string }>('select id, slug from services limit 1')
  const staff = await signedIn('team')
  const target = async (reader: APIRequestContext, path: string) =>
    (await reader.get(`/api/edit-page?path=${path}`, plain)).headers().location
  expect(await target(staff, `/blog/${made.slug}`)).toBe(`/admin/collections/posts/${made.id}?locale=en`)
  expect(await target(staff, `/es/services/${service?.slug}`)).toBe(
    `/admin/collections/services/${service?.id}?locale=es`,
  )
  expect(await target(staff, '/es')).toBe('/admin/globals/home-page?locale=es')
  expect(await target(staff, '/nope')).toBe('/admin')
  expect(await target(await visitor(), `/blog/${made.slug}`)).toBe('/admin/login')
  expect(await target(await signedIn('client'), `/blog/${made.slug}`)).toBe('/admin/login')
})
