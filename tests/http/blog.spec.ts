import { expect, test, type APIRequestContext } from '@playwright/test'

import en from '@/messages/en/blog.json' with { type: 'json' }
import es from '@/messages/es/blog.json' with { type: 'json' }
import { documentOfText } from '../support/fixtures'
import { rows, signedIn, visitor } from '../support/http'

const locales = [
  { language: 'en', other: 'es', prefix: '', t: en },
  { language: 'es', other: 'en', prefix: '/es', t: es },
] as const
type Language = (typeof locales)[number]['language']

const get = async (path: string, headers = {}) => (await visitor(headers)).get(path, { maxRedirects: 0 })
const read = async (path: string) => (await get(path)).text()

/** A change by staff is public within seconds. */
const within = { intervals: [100] }
const answers = (path: string, status: number) =>
  expect.poll(async () => (await get(path)).status(), { ...within, message: path }).toBe(status)
const shows = (path: string, text: string, is = true) =>
  expect.poll(async () => (await read(path)).includes(text), { ...within, message: path }).toBe(is)

/** Escapes text as the page does. */
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

const word = () => `q${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

type Row = { id: string; slug: string; title: string }

async function save(team: APIRequestContext, language: Language, data: object, id?: string): Promise<Row> {
  const draft = (data as { _status?: string })._status === 'draft'
  const address = `/api/posts${id ? `/${id}` : ''}?locale=${language}${draft ? '&draft=true' : ''}`
  const response = id ? await team.patch(address, { data }) : await team.post(address, { data })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { doc: Row }).doc
}

const words = (name: string, more = {}) => ({
  title: `About ${name}`,
  content: documentOfText(`Words on ${name}.`),
  _status: 'published',
  ...more,
})

async function oneCategory(team: APIRequestContext, language: Language): Promise<Row & { name: string }> {
  const answer = await team.get(`/api/categories?locale=${language}&limit=1&sort=createdAt`)
  const [found] = ((await answer.json()) as { docs: (Row & { name: string })[] }).docs
  if (!found) throw new Error('no category')
  return found
}

for (const { language, other, prefix, t } of locales)
  test.describe(`posts (${language})`, () => {
    const odd = ['nope', 'A-B', '%20', 'a%00b', '%C3%B1', '..%2Fadmin', 'x'.repeat(400), '1%27--']

    for (const [kind, texts] of [
      ['blog', t.postNotFound],
      ['category', t.category.notFound],
    ] as const)
      test(`an unknown address is a 404 that is never cached: ${kind}`, async () => {
        for (const slug of odd) {
          const response = await get(`${prefix}/${kind}/${slug}`)
          expect(response.status(), slug).toBe(404)
          expect(response.headers()['cache-control'], slug).toMatch(/no-store/)
          const body = await response.text()
          for (const text of [texts.title, texts.text, t.back]) expect(body).toContain(html(text))
          expect(body).toContain(`<html lang="${language}"`)
          expect(body).toContain('noindex')
        }
      })

    test('invalid pages of the list are not found', async () => {
      for (const page of ['0', '-1', '01', '1.5', '1e1', 'x', '9999', '99999999999', '%00'])
        expect((await get(`${prefix}/resources/page/${page}`)).status(), page).toBe(404)
      for (const path of ['/resources/page/1', '/blog']) {
        const response = await get(prefix + path)
        expect(response.status()).toBe(301)
        expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe(`${prefix}/resources`)
      }
    })

    test('a post appears within seconds of its publication, in its language alone, and disappears as fast', async () => {
      const team = await signedIn('team')
      const name = word()
      const category = await oneCategory(team, language)
      const path = `${prefix}/blog/about-${name}`
      const places = [
        `${prefix}/resources`,
        `${prefix}/category/${category.slug}`,
        `${prefix}/resources/search?q=${name}`,
      ]
      await answers(path, 404)
      for (const place of places) expect((await get(place)).status()).toBe(200)

      const { id } = await save(
        team,
        language,
        words(name, { category: category.id, excerpt: `Excerpt ${name}` }),
      )
      await answers(path, 200)
      for (const place of places) await shows(place, `About ${name}`)
      const elsewhere = prefix ? '' : '/es'
      await answers(`${elsewhere}/blog/about-${name}`, 404)
      expect(await read(`${elsewhere}/resources`)).not.toContain(name)

      await save(team, language, { title: `DRAFT ${name}`, _status: 'draft' }, id)
      await rows(`select pg_notify('content_changed', '')`)
      for (const place of [path, ...places]) {
        expect(await read(place)).not.toContain(`DRAFT ${name}`)
        expect(await (await get(place, { rsc: '1' })).text()).not.toContain(`DRAFT ${name}`)
      }

      await save(team, language, { archivedAt: new Date().toISOString(), _status: 'published' }, id)
      await answers(path, 404)
      for (const place of places) await shows(place, `>About ${name}<`, false)
      await team.delete(`/api/posts/${id}`)
    })

    test('a post has metadata: its own, or derived from its content', async () => {
      const team = await signedIn('team')
      const name = word()
      const published = { publishedAt: '2020-03-05T15:00:00.000Z' }
      const meta = { metaTitle: `Meta ${name}`, metaDescription: `Described ${name}` }
      const own = await save(team, language, words(name, { ...published, ...meta }))
      await save(team, language, { authorName: '', _status: 'published' }, own.id)
      const bare = await save(
        team,
        language,
        words(`${name} bare`, { ...published, excerpt: `Excerpt ${name}` }),
      )
      await save(team, other, words(`${name} other`, published), own.id)
      const page = async (path: string) => {
        await answers(path, 200)
        return read(path)
      }
      const told = await page(`${prefix}/blog/${own.slug}`)
      expect(told).toContain(`<title>Meta ${name}</title>`)
      expect(told).toContain(`content="Described ${name}"`)
      const link = `<link rel="alternate" hrefLang="${other}"`
      expect(told).toMatch(new RegExp(`${link} href="[^"]*/blog/about-${name}-other"`))
      expect(told).toContain(t.author)
      expect(told).toContain(language === 'en' ? 'March 5, 2020' : '5 de marzo de 2020')
      const plain = await page(`${prefix}/blog/${bare.slug}`)
      expect(plain).toContain(`<title>About ${name} bare - Puente</title>`)
      expect(plain).toContain(`content="Excerpt ${name}"`)
      expect(plain).not.toContain(link)
      expect(plain).toContain('data-translation="/resources#toast=not_translated"')
      for (const { id } of [own, bare]) await team.delete(`/api/posts/${id}`)
    })

    test('an external picture is linked, and not fetched by the server', async () => {
      const team = await signedIn('team')
      const name = word()
      const url = `https://pictures.example/${name}.jpg`
      const { id } = await save(team, language, words(name, { featuredImageUrl: url }))
      await answers(`${prefix}/blog/about-${name}`, 200)
      const image = new RegExp(`<img[^>]*${name}[^>]*>`).exec(await read(`${prefix}/blog/about-${name}`))?.[0]
      expect(image).toContain(`src="${url}"`)
      expect(image).toMatch(/referrerpolicy="no-referrer"/i)
      await team.delete(`/api/posts/${id}`)
    })

    test('a post that cannot be read is a 503 that is never cached', async () => {
      const team = await signedIn('team')
      const name = word()
      const { id, slug } = await save(team, language, words(name))
      const spoil = (content: string) =>
        rows(`update posts_locales set content = $1::jsonb where _parent_id = $2`, [content, id])
      await spoil('{"root": {"children": [null]}}')
      const path = `${prefix}/blog/${slug}`
      const response = await get(path)
      expect(response.status()).toBe(503)
      expect(response.headers()['cache-control']).toMatch(/no-store/)
      const body = await response.text()
      for (const text of [t.postNotFound.title, t.postNotFound.text, t.back])
        expect(body).toContain(html(text))
      await spoil(JSON.stringify(documentOfText('Repaired.')))
      await answers(path, 200)
      await team.delete(`/api/posts/${id}`)
    })

    test('a category is described by its name, and an empty one says so', async () => {
      const team = await signedIn('team')
      const name = word()
      const post = await team.post(`/api/categories?locale=${language}`, { data: { name: `Topic ${name}` } })
      const { id } = ((await post.json()) as { doc: Row }).doc
      const path = `${prefix}/category/topic-${name}`
      await answers(path, 200)
      const body = await read(path)
      expect(body).toContain(`<title>Topic ${name} - Blog - Puente</title>`)
      expect(body).toContain(`content="${t.category.description.replace('{category}', `Topic ${name}`)}"`)
      for (const text of [t.category.empty.title, t.category.empty.text]) expect(body).toContain(html(text))
      const borrowed = `${prefix ? '' : '/es'}/category/topic-${name}`
      await answers(borrowed, 200)
      expect(await read(borrowed)).toMatch(new RegExp(`<h1[^>]*lang="${language}"[^>]*>Topic ${name}`))
      await team.delete(`/api/categories/${id}`)
      await answers(path, 404)
    })

    test('a search accepts any input', async () => {
      const odd = [
        '%00',
        '%ED%A0%80',
        '%25',
        '_',
        '%5C',
        '%22%3E%3Cscript%3E',
        '%F0%9F%98%80',
        '%',
        '&q=b',
        '&q[]=c',
      ]
      for (const query of odd) {
        const response = await get(`${prefix}/resources/search?q=${query}`)
        expect(response.status(), query).toBeLessThan(500)
        expect(await response.text()).not.toContain('"><script>')
      }
      const long = await get(`${prefix}/resources/search?q=${'a'.repeat(10_000)}`)
      expect(long.status()).toBe(200)
      expect(await long.text()).toContain(html(t.search.tooLong.replace('{most}', '100')))
      expect((await get(`${prefix}/resources/search`)).status()).toBe(200)
    })

    test('searches are rate limited', async () => {
      const busy = await visitor()
      const ask = async () => (await busy.get(`${prefix}/resources/search?q=word`)).text()
      const [before] = t.search.tooMany.split('{')
      await Promise.all(Array.from({ length: 40 }, ask))
      expect(await ask()).toContain(before)
      expect(await read(`${prefix}/resources/search?q=word`)).not.toContain(before)
    })

    test('a redirect works as soon as it is saved, until it is deleted', async () => {
      const admin = await signedIn('admin')
      const from = `${prefix}/${word()}`
      await answers(from, 404)
      const data = { from, to: { type: 'custom', url: `${prefix}/contact` } }
      expect((await (await signedIn('team')).post('/api/redirects', { data })).status()).toBe(403)
      const made = await admin.post('/api/redirects', { data })
      expect(made.ok(), await made.text()).toBe(true)
      await answers(from, 301)
      const response = await get(`${from}?utm_source=x`)
      expect(response.status()).toBe(301)
      const { pathname, search } = new URL(response.headers().location ?? '', 'http://x')
      expect(pathname + search).toBe(`${prefix}/contact?utm_source=x`)
      const { doc } = (await made.json()) as { doc: Row }
      await admin.delete(`/api/redirects/${doc.id}`)
      await answers(from, 404)
    })
  })

test('staff get the default language when they name none', async () => {
  const team = await signedIn('team')
  expect((await team.get('/api/posts?sort=title&limit=1')).status()).toBe(200)
  expect((await team.get('/api/categories?limit=1')).status()).toBe(200)
})

test('a body that is nested too deeply is refused', async () => {
  const team = await signedIn('team')
  const document = (levels: number) =>
    `${'{"type":"quote","children":['.repeat(levels)}${']}'.repeat(levels)}`
  for (const levels of [50, 5_000]) {
    const body = `{"title":"Deep","content":{"root":${document(levels)}}}`
    const response = await team.post('/api/posts?locale=en', {
      data: Buffer.from(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status(), String(levels)).toBe(400)
  }
})
