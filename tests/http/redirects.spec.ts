import { expect, test, type APIRequestContext } from '@playwright/test'

import { documentOfText } from '../support/fixtures'
import { signedIn, visitor } from '../support/http'

type Row = { id: string; slug: string }
type Kind = 'posts' | 'categories'

const locales = [
  { language: 'en', prefix: '' },
  { language: 'es', prefix: '/es' },
] as const

const get = async (path: string, headers = {}) => (await visitor(headers)).get(path, { maxRedirects: 0 })
const word = () => `q${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

const words = {
  posts: (slug: string) => ({
    title: `About ${slug}`,
    slug,
    content: documentOfText(`Words on ${slug}.`),
    // Old enough not to be among the newest posts, which other tests read.
    publishedAt: '2020-03-05T15:00:00.000Z',
    _status: 'published',
  }),
  categories: (slug: string) => ({ name: `Topic ${slug}`, slug }),
}

async function save(team: APIRequestContext, address: string, data: object, id?: string): Promise<Row> {
  const response = await (id ? team.patch(address, { data }) : team.post(address, { data }))
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { doc: Row }).doc
}

/** Expects a redirect to `target` within the time in which changes become public. */
const expectRedirect = (path: string, target: string) =>
  expect
    .poll(
      async () => {
        const response = await get(path)
        return [response.status(), response.headers().location]
      },
      { intervals: [100], message: path },
    )
    .toEqual([301, target])

for (const { language, prefix } of locales)
  for (const [kind, folder] of [
    ['posts', 'blog'],
    ['categories', 'category'],
  ] as const satisfies [Kind, string][])
    test(`${kind} that move redirect from their old address, and can move back (${language})`, async () => {
      const team = await signedIn('team')
      const [a, b] = [word(), word()]
      const at = (slug: string) => `${prefix}/${folder}/${slug}`
      const address = (id = '') => `/api/${kind}${id && `/${id}`}?locale=${language}`
      const { id } = await save(team, address(), words[kind](a))
      const publish = (slug: string) => save(team, address(id), { ...words[kind](slug), slug }, id)
      await expect.poll(async () => (await get(at(a))).status()).toBe(200)

      await publish(b)
      await expectRedirect(at(a), at(b))
      await expectRedirect(`${at(a)}?utm_source=x`, `${at(b)}?utm_source=x`)
      await expectRedirect(at(a), at(b))
      const moved = await get(at(a))
      // Cached forever, it would cause a loop when the address is used again.
      expect(moved.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
      // Next follows a redirect itself for requests of its router.
      const answer = await (await visitor({ rsc: '1' })).get(at(a))
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain(at(b))

      await publish(a)
      await expectRedirect(at(b), at(a))
      expect((await get(at(a))).status()).toBe(200)
      await team.delete(`/api/${kind}/${id}`)
      await expect.poll(async () => (await get(at(b))).status()).toBe(404)
    })

test('restoring an earlier version restores its address', async () => {
  const team = await signedIn('team')
  const [a, b] = [word(), word()]
  const { id } = await save(team, '/api/posts?locale=en', words.posts(a))
  await save(team, `/api/posts/${id}?locale=en`, { slug: b, _status: 'published' }, id)
  await expectRedirect(`/blog/${a}`, `/blog/${b}`)
  const found = await team.get(`/api/posts/versions?locale=en&limit=10&where[parent][equals]=${id}`)
  const { docs } = (await found.json()) as { docs: { id: string; version: Row }[] }
  const earlier = docs.find(({ version }) => version.slug === a)
  const restored = await team.post('/api/restore-version', {
    data: { document: { collection: 'posts', id }, version: earlier?.id, language: 'en' },
  })
  expect(restored.ok(), await restored.text()).toBe(true)
  // A version is restored as a draft.
  await save(team, `/api/posts/${id}?locale=en`, { _status: 'published' }, id)
  await expectRedirect(`/blog/${b}`, `/blog/${a}`)
  await team.delete(`/api/posts/${id}`)
})

test('a language in capitals leads to the same page, on this site', async () => {
  for (const [path, target] of [
    ['/ES/contact', '/es/contact'],
    ['/Es', '/es'],
    ['/ES/dashboard?tab=invoices', '/es/dashboard?tab=invoices'],
    ['/ES//evil.example', '/es//evil.example'],
  ] as const) {
    const response = await get(path)
    expect([response.status(), response.headers().location], path).toEqual([301, target])
  }
  expect((await get('/es/contact')).status()).toBe(200)
})
