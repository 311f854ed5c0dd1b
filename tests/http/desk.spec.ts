import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test'

import { adminSignInPath } from '@/lib/admin-views'
import dashboardEn from '@/messages/en/dashboard.json' with { type: 'json' }
import { newAccount, newSession, rows, signedIn, visitor } from '../support/http'

/** The pages of the desk (src/app/(desk)): who may open them, and what the others are told. */

const firstOf = async (query: string) => (await rows<{ id: string; text: string }>(query))[0]

/**
 * The addresses of the desk for staff, with documents of the seed (the oldest, because other tests delete what they made), and
 * a text that each shows to them alone.
 */
async function deskPages(): Promise<{ path: string; text: string }[]> {
  const lead = await firstOf('select id, email as text from leads order by created_at limit 1')
  const ticket = await firstOf('select id, title as text from tickets order by created_at limit 1')
  const post = await firstOf(
    `select _parent_id as id, title as text from posts_locales where title is not null and _locale = 'en' order by id limit 1`,
  )
  const client = await firstOf('select id, email as text from clients order by created_at limit 1')
  return [
    { path: `/admin?q=${encodeURIComponent(lead?.text ?? '')}`, text: lead?.text ?? '' },
    { path: `/admin?lead=${lead?.id}&tab=leads`, text: lead?.text ?? '' },
    { path: `/admin?tab=clients&q=${encodeURIComponent(client?.text ?? '')}`, text: client?.text ?? '' },
    { path: '/admin/people?q=equipo&role=team', text: 'equipo' },
    { path: `/admin/proposal-creator?lead=${lead?.id}`, text: lead?.id ?? '' },
    { path: `/admin/translate?slug=posts&document=${post?.id}`, text: post?.text ?? '' },
    { path: `/admin/collections/tickets/${ticket?.id}?from=a%2Fb`, text: ticket?.text ?? '' },
  ]
}

/** What only a page of staff has: the links of its navigation, and the names of collections. */
const ofStaff =
  /admin\/collections\/[\w-]+|payload-preferences|proposal-images|generator-drafts|class="desk"|dashboard-tabs/

type Page = Awaited<ReturnType<typeof deskPages>>[number]

/** What the router asks for, under the address with which Next tells it from the document. */
async function getPayload(by: APIRequestContext, path: string, more: Record<string, string> = {}) {
  const headers = { rsc: '1', ...more }
  const answer = await by.get(path, { maxRedirects: 0, headers })
  const { location = '' } = answer.headers()
  return /[?&]_rsc/.test(location) ? by.get(location, { maxRedirects: 0, headers }) : answer
}

/** The ways to ask for a page. */
const requests: Record<string, (by: APIRequestContext, path: string) => Promise<APIResponse>> = {
  document: (by, path) => by.get(path, { maxRedirects: 0 }),
  payload: (by, path) => getPayload(by, path),
  prefetch: (by, path) => getPayload(by, path, { 'next-router-prefetch': '1' }),
  head: (by, path) => by.head(path, { maxRedirects: 0 }),
}

/** Where an answer leads: by its status, or in its body when the page had begun. */
async function targetOf(answer: APIResponse): Promise<string | undefined> {
  const { location } = answer.headers()
  if (location) {
    const { pathname, search } = new URL(location, 'http://site')
    return pathname + search
  }
  const [, target] = /NEXT_REDIRECT;(?:replace|push);([^;]+);/.exec(await answer.text()) ?? []
  return target
}

/** Expects that each page leads to `target`, however it is asked for, and that no answer has data or schema in it. */
async function expectSentAway(by: APIRequestContext, pages: Page[], target: (path: string) => string) {
  for (const { path, text } of pages)
    for (const [kind, ask] of Object.entries(requests)) {
      const answer = await ask(by, path)
      const where = `${kind} ${path}`
      expect(answer.status(), where).toBeLessThan(400)
      // The proxy's own redirects say nothing, which no cache keeps.
      expect(answer.headers()['cache-control'] ?? 'no-store', where).toMatch(/no-store/)
      const body = await answer.text()
      // The address itself names what was searched for.
      const rest = body.replaceAll(path, '').replaceAll(encodeURIComponent(path), '')
      if (!path.includes(text)) expect(rest, where).not.toContain(text)
      expect(rest, where).not.toMatch(ofStaff)
      // A prefetch is answered with the names of the segments, and HEAD of a page with its status alone.
      if (kind === 'document' || kind === 'payload') expect(await targetOf(answer), where).toBe(target(path))
    }
}

test('staff see each page, and HEAD has no body', async () => {
  const team = await signedIn('team')
  for (const { path, text } of await deskPages()) {
    const page = await team.get(path, { maxRedirects: 0 })
    expect(page.status(), path).toBe(200)
    expect(page.headers()['cache-control'], path).toMatch(/no-store/)
    const html = await page.text()
    expect(html, path).toContain(text)
    expect(html, path).toMatch(ofStaff)
    const head = await requests.head?.(team, path)
    expect([head?.status(), await head?.text()], path).toEqual([200, ''])
    expect(await (await requests.payload?.(team, path))?.text(), path).toContain(text)
  }
})

test('the styles of a page are those of files, and no markup may bring others', async () => {
  const team = await signedIn('team')
  const paths = [...(await deskPages()).map(({ path }) => path), '/admin/logout']
  for (const path of paths) {
    const page = await team.get(path)
    const [, styles] = /style-src ([^;]*);/.exec(page.headers()['content-security-policy'] ?? '') ?? []
    expect(styles, path).toMatch(/^'self'( 'sha256-[^']+')+$/)
    expect(await page.text(), path).not.toMatch(/<style|<[^>]+ style=/)
  }
})

test('a browser is told of the typefaces with the head of a page, on either side', async () => {
  const team = await signedIn('team')
  for (const path of ['/admin', '/admin/people', '/admin/collections/posts']) {
    const { link = '' } = (await team.get(path, { maxRedirects: 0 })).headers()
    expect(link.match(/[\w-]+\.[\w-]+\.woff2>; rel=preload; as="font"/g), path).toHaveLength(2)
  }
})

test('nobody is led to the page to sign in, and from there back with the query', async () => {
  const pages = await deskPages()
  const toSignIn = (path: string) => adminSignInPath(path)
  await expectSentAway(await visitor(), pages, toSignIn)
  // A session that ended, and a token that never was one.
  const ended = await newSession(await newAccount('team'))
  const { cookies } = await ended.storageState()
  await ended.post('/api/users/logout')
  const token = cookies.find(({ name }) => name === 'puente-token')?.value ?? ''
  for (const cookie of [`puente-token=${token}`, 'puente-token=x'])
    await expectSentAway(await visitor({ cookie }), pages, toSignIn)
})

test('a client, a deactivated and a demoted colleague are led to the portal, with a session that still counts', async () => {
  const pages = await deskPages()
  const [deactivated, demoted] = [await newAccount('team'), await newAccount('team')]
  const sessions = [await newSession(deactivated), await newSession(demoted), await signedIn('client2')]
  for (const by of sessions.slice(0, 2)) expect((await by.get('/admin/people')).status()).toBe(200)
  await rows('update users set deactivated_at = now() where email = $1', [deactivated])
  await rows(`update users set role = 'client' where email = $1`, [demoted])
  for (const by of sessions) {
    await expectSentAway(
      by,
      [...pages, { path: '/admin/login', text: 'equipo' }, { path: '/admin/logout', text: 'equipo' }],
      () => '/dashboard',
    )
    expect((await by.get('/admin/collections/tickets/x', { maxRedirects: 0 })).status()).toBeLessThan(400)
  }
})

test('whoever is signed in is led on from the page to sign in, and to no other site', async () => {
  const team = await signedIn('team')
  for (const [next, target] of [
    ['/admin/people?q=a', '/admin/people?q=a'],
    ['/admin/collections/posts?limit=5', '/admin/collections/posts?limit=5'],
    ...refused.map((next) => [next, '/admin'] as const),
  ] as const) {
    const answer = await team.get(`/admin/login?redirect=${encodeURIComponent(next)}`, { maxRedirects: 0 })
    expect(await targetOf(answer), next).toBe(target)
  }
})

/** Addresses that nobody may be sent to after a sign-in. */
const refused = [
  '//evil.example',
  'https://evil.example',
  'http:/evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/admin/login',
  '/admin/login/',
  '/admin/LOGIN?redirect=%2Fadmin%2Flogin',
  '/admin//logout',
  '/%61dmin/login',
  '/admin/%6cogout',
  '/api/users/me',
  '/admin/people\r\nset-cookie: a=b',
  `/admin?q=${'x'.repeat(2_001)}`,
  '',
]

test('unknown parameters, tabs and values show the default', async () => {
  const admin = await signedIn('admin')
  const current = new RegExp(`aria-current="page" href="/admin">${dashboardEn.tabs.leads}<`)
  for (const query of [
    'tab=nope',
    'tab=__proto__',
    'tab=constructor',
    'tab=clients&tab=support',
    'tab[]=clients',
    'utm_source=x&foo=bar&foo=baz',
    'page=-1&sort=hash&direction=sideways',
    'page=1e20',
    'status=__proto__&source=constructor&assignee=x',
    'after=nope&before=nope',
    'lead=nope',
    'lead=../../etc/passwd',
    `lead=${crypto.randomUUID()}`,
    'q=%00',
    'q=%F0%9F%98%80%ED%A0%80',
    `q=${'x'.repeat(3_000)}`,
    'q=a&q=b',
  ]) {
    const page = await admin.get(`/admin?${query}`, { maxRedirects: 0 })
    expect(page.status(), query).toBe(200)
    expect(await page.text(), query).toMatch(current)
  }
  for (const path of [
    '/admin/people?role=__proto__&state=x&page=-1&q=%00&sort=hash',
    '/admin/people?q=a&q=b&foo[bar]=1',
    '/admin/proposal-creator?draft=nope&lead=nope&proposal=nope&part=nope',
    `/admin/proposal-creator?draft=${crypto.randomUUID()}&lead=${crypto.randomUUID()}&proposal=${crypto.randomUUID()}`,
    '/admin?tab=support&status=x&ticket=nope&page=1e20',
    '/admin?tab=clients&client=nope&view=nope&page=-1',
    '/admin?tab=proposals&view=nope&proposal=nope&template=nope',
    '/admin?tab=testimonials&testimonial=nope',
    '/admin?tab=blog&post=nope&categories=nope&page=-1',
    '/admin/login?error=__proto__&redirect[]=x',
    '/admin/logout?x=1',
  ])
    expect((await admin.get(path)).status(), path).toBe(200)
  const { cookies } = await admin.storageState()
  const session = cookies.find(({ name }) => name === 'puente-token')?.value ?? ''
  for (const value of ['__proto__', 'constructor', 'fr', '%22%3E%3Cscript%3E', 'x'.repeat(2_000)]) {
    const chosen = ['puente-lng', 'puente-theme', 'puente_language'].map((name) => `${name}=${value}`)
    const odd = await visitor({
      cookie: [`puente-token=${session}`, ...chosen].join('; '),
      'accept-language': value,
      'sec-ch-prefers-color-scheme': value,
    })
    const page = await odd.get('/admin/people')
    expect(page.status(), value).toBe(200)
    expect(await page.text(), value).toMatch(/<html lang="(en|es)" data-theme="light">/)
  }
})

test('a verb from a page of another account is refused, and a page of the same one is heard', async () => {
  const team = await newSession(await newAccount('team'))
  const { user } = (await (await team.get('/api/users/me')).json()) as { user: { id: string } }
  const send = (account: string) =>
    team.post('/api/set-language', { data: { language: 'es' }, headers: { 'puente-account': account } })
  const refused = await send(crypto.randomUUID())
  expect(refused.status()).toBe(401)
  expect(await refused.json()).toEqual({ success: false, error: 'unauthenticated' })
  expect((await send(user.id)).status()).toBe(200)
})

test('a browser without scripts signs out by a form, which nobody else can send', async () => {
  const team = await newSession(await newAccount('team'))
  const form = { maxRedirects: 0, form: {} }
  expect(await (await team.get('/admin/logout')).text()).toContain('action="/api/sign-out-form"')
  const foreign = await team.post('/api/sign-out-form', {
    ...form,
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status()).toBe(403)
  expect((await team.get('/admin', { maxRedirects: 0 })).status()).toBe(200)
  const answer = await team.post('/api/sign-out-form', form)
  expect([answer.status(), answer.headers().location]).toEqual([303, '/admin/logout'])
  expect((await team.storageState()).cookies.map(({ name }) => name)).not.toContain('puente-token')
  expect(await targetOf(await team.get('/admin', { maxRedirects: 0 }))).toBe('/admin/login')
})

test('no address below a new ticket fails', async () => {
  const team = await signedIn('team')
  for (const rest of ['x', 'versions', 'preview'])
    expect((await team.get(`/admin/collections/tickets/create/${rest}`)).status(), rest).toBeLessThan(500)
})

test('a document that is none is not found, and never a failure of the server', async () => {
  const team = await signedIn('team')
  for (const id of [
    'nope',
    '1',
    '%00',
    '%ff',
    '..%2f..%2fusers',
    "'%3B%20drop%20table%20tickets%3B--",
    'x'.repeat(1_000),
    crypto.randomUUID(),
  ]) {
    const path = `/admin/collections/tickets/${id}`
    expect((await team.get(path)).status(), id).toBe(404)
    expect((await getPayload(team, path)).status(), id).toBe(200)
  }
  const unknown = await team.get(`/admin/translate?slug=posts&document=${crypto.randomUUID()}`)
  expect(unknown.status()).toBe(404)
  // There is no document to translate, and a new ticket is opened on the board.
  for (const query of [
    '',
    '?slug=posts',
    '?slug=users&document=1',
    '?slug=__proto__&document=x',
    '?slug=posts&document=%00',
  ])
    expect(await targetOf(await team.get(`/admin/translate${query}`, { maxRedirects: 0 })), query).toBe(
      '/admin',
    )
  expect(await targetOf(await team.get('/admin/collections/tickets/create', { maxRedirects: 0 }))).toMatch(
    /^\/admin\?tab=support/,
  )
})
