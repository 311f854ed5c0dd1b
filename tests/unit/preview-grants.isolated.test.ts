import { expect, it, test, vi } from 'vitest'

vi.hoisted(() => vi.stubEnv('PAYLOAD_SECRET', 'a-secret-of-tests-with-enough-characters'))

import { previewCookie, readCookies, readLink, signCookie, signLink } from '@/features/preview/queries/grants'
import { pathOfDocument } from '@/features/preview/rules'
import { leavePreviewSchema, openPreviewSchema } from '@/features/preview/schemas'
import { draftedGlobals } from '@/features/publishing/rules'

const id = '11111111-2222-4333-8444-555555555555'
const by = '99999999-2222-4333-8444-555555555555'
const grant = {
  document: { collection: 'posts' as const, id },
  language: 'es' as const,
  until: Date.now() + 60_000,
  by,
  revocations: 2,
}
const cookieGrant = { ...grant, path: '/blog/hola', isGuest: true }

/** Returns the link with other data and its old signature. */
function withData(link: string, data: object): string {
  const [, signature] = link.split('.')
  return `${Buffer.from(JSON.stringify(data)).toString('base64url')}.${signature}`
}

it('reads what was signed', () => {
  expect(readLink(signLink(grant))).toEqual(grant)
  const header = `a=b; ${previewCookie}=${signCookie(cookieGrant)}; c=d`
  expect(readCookies(header)).toEqual([cookieGrant])
})

test.each([
  { ...grant, document: { collection: 'posts', id: by } },
  { ...grant, document: { collection: 'services', id } },
  { ...grant, document: { global: 'home-page' } },
  { ...grant, language: 'en' },
  { ...grant, until: grant.until + 1 },
  { ...grant, by: id },
  { ...grant, revocations: 3 },
])('refuses a link with other data: %j', (data) =>
  expect(readLink(withData(signLink(grant), data))).toBeUndefined(),
)

it('refuses a link with any other character', () => {
  const link = signLink(grant)
  for (let index = 0; index < link.length; index += 1) {
    const other = link[index] === 'A' ? 'B' : 'A'
    expect(readLink(link.slice(0, index) + other + link.slice(index + 1))).toBeUndefined()
  }
})

test.each(['', '.', 'a', 'a.b', '..', 'null', `${signLink(grant)}.`, `.${signLink(grant)}`, 'ñ.ñ'])(
  'refuses %j as a link',
  (link) => expect(readLink(link)).toBeUndefined(),
)

it('keeps links and cookies apart', () => {
  expect(readLink(signCookie(cookieGrant))).toBeUndefined()
  expect(readCookies(`${previewCookie}=${signLink(grant)}`)).toEqual([])
})

it('reads every cookie that has not expired', () => {
  const cookie = (data: typeof cookieGrant) => `${previewCookie}=${signCookie(data)}`
  const home = { ...cookieGrant, path: '/' }
  const header = [cookie(cookieGrant), cookie({ ...home, until: Date.now() - 1 }), cookie(home)].join('; ')
  expect(readCookies(header)).toEqual([cookieGrant, home])
  expect(readCookies(null)).toEqual([])
})

it('knows the page of every document with drafts', () => {
  for (const global of draftedGlobals) expect(pathOfDocument({ global })).toMatch(/^\//)
  expect(pathOfDocument({ collection: 'posts', id }, 'hola')).toBe('/blog/hola')
  expect(pathOfDocument({ collection: 'posts', id }, null)).toBe(`/blog/${id}`)
})

test.each([
  ['home-page', { global: 'home-page' }],
  [`posts:${id}`, { collection: 'posts', id }],
  [`case-studies:${id}`, { collection: 'case-studies', id }],
])('reads the document %s of an address', (document, expected) =>
  expect(openPreviewSchema.parse({ document, language: 'en' })).toEqual({
    document: expected,
    language: 'en',
  }),
)

test.each(['users', `users:${id}`, 'posts', 'posts:1', `posts:${id}:x`, 'site-settings', ''])(
  'has no preview of %j',
  (document) => expect(openPreviewSchema.safeParse({ document, language: 'en' }).success).toBe(false),
)

test.each(['//evil.example', 'https://evil.example', '/a;Domain=evil.example', '/a,b', '/a b', 'a'])(
  'clears no cookies at %j',
  (path) =>
    expect(leavePreviewSchema.safeParse({ document: 'home-page', language: 'en', path }).success).toBe(false),
)
