import { expect, test, type APIRequestContext } from '@playwright/test'

import { documentOfText } from '../support/fixtures'
import { signedIn, site, visitor } from '../support/http'
import { feed, linksOf, metaOf, read, sitemap, structuredDataOf } from '../support/seo-markup'
import { startSecondSite } from '../support/second-site'

/** A change by staff is public within seconds. */
const within = { intervals: [100] }
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
})
test.afterAll(() => second.stop())

for (const [locale, prefix, other] of [
  ['en', '', '/es'],
  ['es', '/es', ''],
] as const)
  test(`a post that is published, renamed or archived changes everywhere within seconds, on each instance (${locale})`, async () => {
    const team = await signedIn('team')
    const name = word()
    const category = await oneCategory(team, locale)
    const places = ['/resources', `/category/${category.slug}`, '/sitemap-pages.xml', '/feed.xml']
    const page = await visitor()
    /** The places of an instance that are not up to date yet: lists that name the post, and the post itself. */
    const outdated = async (origin: string, post: string, is: boolean) => {
      const late: string[] = []
      for (const place of places) {
        const text = await (await page.get(origin + prefix + place)).text()
        if (text.includes(`/blog/${post}`) !== is) late.push(place)
      }
      const own = await page.get(`${origin}${prefix}/blog/${post}`, { maxRedirects: 0 })
      return (own.status() === 200) === is ? late : [...late, `/blog/${post}`]
    }
    const expectEverywhere = (post: string, is: boolean) =>
      Promise.all(
        [site, second.url].map((origin) =>
          expect
            .poll(() => outdated(origin, post, is), { ...within, message: `${origin} ${post}` })
            .toEqual([]),
        ),
      )
    // Caches every place before the change.
    for (const origin of [site, second.url]) await outdated(origin, `about-${name}`, false)
    await expectEverywhere(`about-${name}`, false)
    const { id, slug } = await save(team, locale, {
      title: `About ${name}`,
      content: documentOfText('Words.'),
      category: category.id,
      _status: 'published',
    })
    await expectEverywhere(slug, true)
    for (const place of ['/sitemap-pages.xml', '/feed.xml', '/resources'])
      expect(await read(other + place)).not.toContain(name)

    await save(team, locale, { slug: `renamed-${name}`, _status: 'published' }, id)
    await expectEverywhere(`renamed-${name}`, true)
    await expectEverywhere(slug, false)

    await save(team, locale, { archivedAt: new Date().toISOString(), _status: 'published' }, id)
    await expectEverywhere(`renamed-${name}`, false)
    await team.delete(`/api/posts/${id}`)
  })

test('translations link to each other once both are published', async () => {
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
    await expect.poll(() => languagesOf(path), within).toEqual(both)
  expect((await sitemap('/es')).get(both.es)).toEqual(both)
  await team.delete(`/api/posts/${id}`)
})

test('a title with markup is escaped in structured data, feed, sitemap and picture', async () => {
  const team = await signedIn('team')
  const name = word()
  // Feed readers treat it as HTML.
  const written = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const title = `${name} </script><script>alert(1)</script><!-- ]]> ]]><x:a xmlns:x="urn:x"></x:a> & "q" end`
  // A separator of lines that JSON allows and old scripts do not: it is stored as a line break.
  const excerpt = `${title} \u2028 end`
  const { id, slug } = await save(team, 'en', {
    title,
    excerpt,
    content: documentOfText('Words.'),
    _status: 'published',
  })
  await expect.poll(async () => (await (await visitor()).get(`/blog/${slug}`)).status(), within).toBe(200)
  const html = await read(`/blog/${slug}`)
  expect(html).not.toContain('<script>alert(1)')
  const posting = structuredDataOf(html).find((thing) => thing['@type'] === 'BlogPosting')
  expect(posting?.headline).toBe(title)
  expect(metaOf(html, 'og:title')).not.toContain('<')
  await expect
    .poll(async () => (await feed('')).find(({ link }) => link.endsWith(slug)), within)
    .toMatchObject({ title: written(title), description: written(excerpt.replace('\u2028', '\n')) })
  expect([...(await sitemap('')).keys()]).toContain(`${site}/blog/${slug}`)
  const picture = await (await visitor()).get(`/share/blog/${slug}.png`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  await team.delete(`/api/posts/${id}`)
})
