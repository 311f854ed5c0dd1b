import { expect, test, type APIRequestContext } from '@playwright/test'

import { documentOfText } from '../support/fixtures'
import { signedIn, site, visitor } from '../support/http'
import { feed, linksOf, metaOf, read, sitemap, thingsOf } from '../support/machines'
import { startSecondSite } from '../support/second-site'

/** What staff change is there within this time. */
const soon = { timeout: 3_000, intervals: [100] }
const word = () => `z${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

type Row = { id: string; slug: string }

async function save(team: APIRequestContext, locale: string, data: object, id?: string): Promise<Row> {
  const address = `/api/posts${id ? `/${id}` : ''}?locale=${locale}`
  const response = id ? await team.patch(address, { data }) : await team.post(address, { data })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { doc: Row }).doc
}

async function oneCategory(team: APIRequestContext, locale: string): Promise<Row> {
  const answer = await team.get(`/api/categories?locale=${locale}&limit=1&sort=createdAt`)
  const [found] = ((await answer.json()) as { docs: Row[] }).docs
  if (!found) throw new Error('no category')
  return found
}

let second: Awaited<ReturnType<typeof startSecondSite>>
test.beforeAll(async () => {
  second = await startSecondSite()
  await expect(async () => expect((await fetch(`${second.url}/api/health`)).status).toBe(200)).toPass()
})
test.afterAll(() => second.stop())

for (const [locale, prefix, other] of [
  ['en', '', '/es'],
  ['es', '/es', ''],
] as const)
  test(`a post that is published, renamed and withdrawn is so everywhere within seconds, on each instance (${locale})`, async () => {
    const team = await signedIn('team')
    const name = word()
    const category = await oneCategory(team, locale)
    const places = ['/resources', `/category/${category.slug}`, '/sitemap-pages.xml', '/feed.xml']
    const page = await visitor()
    /** Where an instance does not say yet what is so: of the post's address, and of the post itself. */
    const behind = async (origin: string, post: string, is: boolean) => {
      const late: string[] = []
      for (const place of places) {
        const text = await (await page.get(origin + prefix + place)).text()
        if (text.includes(`/blog/${post}`) !== is) late.push(place)
      }
      const own = await page.get(`${origin}${prefix}/blog/${post}`, { maxRedirects: 0 })
      return (own.status() === 200) === is ? late : [...late, `/blog/${post}`]
    }
    const named = (post: string, is: boolean) =>
      Promise.all(
        [site, second.url].map((origin) =>
          expect.poll(() => behind(origin, post, is), { ...soon, message: `${origin} ${post}` }).toEqual([]),
        ),
      )
    // Each is there before, so that it has to change.
    await named(`about-${name}`, false)
    const { id, slug } = await save(team, locale, {
      title: `About ${name}`,
      content: documentOfText('Words.'),
      category: category.id,
      _status: 'published',
    })
    await named(slug, true)
    for (const place of ['/sitemap-pages.xml', '/feed.xml', '/resources'])
      expect(await read(other + place)).not.toContain(name)

    await save(team, locale, { slug: `renamed-${name}`, _status: 'published' }, id)
    await named(`renamed-${name}`, true)
    await named(slug, false)

    await save(team, locale, { archivedAt: new Date().toISOString(), _status: 'published' }, id)
    await named(`renamed-${name}`, false)
    await team.delete(`/api/posts/${id}`)
  })

test('a post names its translation, and the translation names it, once both are published', async () => {
  const team = await signedIn('team')
  const name = word()
  const words = { content: documentOfText('Words.'), _status: 'published' }
  const { id, slug } = await save(team, 'en', { title: `English ${name}`, ...words })
  const languagesOf = async (path: string) => linksOf(await read(path)).languages
  expect(await languagesOf(`/blog/${slug}`)).toEqual({
    en: `${site}/blog/${slug}`,
    'x-default': `${site}/blog/${slug}`,
  })
  await save(team, 'es', { title: `Español ${name}`, ...words }, id)
  const both = {
    en: `${site}/blog/${slug}`,
    es: `${site}/es/blog/espanol-${name}`,
    'x-default': `${site}/blog/${slug}`,
  }
  for (const path of [`/blog/${slug}`, `/es/blog/espanol-${name}`])
    await expect.poll(() => languagesOf(path), soon).toEqual(both)
  expect((await sitemap('/es')).get(both.es)).toEqual(both)
  await team.delete(`/api/posts/${id}`)
})

test('a hostile title stays a title: in data, feed, sitemap and picture', async () => {
  const team = await signedIn('team')
  const name = word()
  // As readers of feeds take it: HTML.
  const written = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const title = `${name} </script><script>alert(1)</script><!-- ]]> ]]><x:a xmlns:x="urn:x"></x:a> & "q" \u2028 end`
  const { id, slug } = await save(team, 'en', {
    title,
    excerpt: title,
    content: documentOfText('Words.'),
    _status: 'published',
  })
  await expect.poll(async () => (await (await visitor()).get(`/blog/${slug}`)).status(), soon).toBe(200)
  const html = await read(`/blog/${slug}`)
  expect(html).not.toContain('<script>alert(1)')
  const posting = thingsOf(html).find((thing) => thing['@type'] === 'BlogPosting')
  expect(posting?.headline).toBe(title)
  expect(metaOf(html, 'og:title')).not.toContain('<')
  await expect
    .poll(async () => (await feed('')).find(({ link }) => link.endsWith(slug)), soon)
    .toMatchObject({ title: written(title), description: written(title) })
  expect([...(await sitemap('')).keys()]).toContain(`${site}/blog/${slug}`)
  const picture = await (await visitor()).get(`/share/blog/${slug}.png`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  await team.delete(`/api/posts/${id}`)
})
