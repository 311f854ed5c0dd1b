import Validator from '@adobe/structured-data-validator'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'

import { env } from '@/env'
import { serviceSlugs } from '@/features/services/rules'
import { prices } from '../../scripts/seed/words/prices'
import { getFromCache, site, visitor } from '../support/http'
import { seededPost } from '../support/seeded-post'
import { linksOf, metaOf, read, sitemap, structuredDataOf, xmlOf } from '../support/seo-markup'
import { publicPaths, sampleOf } from '../support/page-paths'

const prefixes = { en: '', es: '/es' } as const
type Language = keyof typeof prefixes
const languages = ['en', 'es'] as const
const same = (url: string) => new URL(url).href
const pathOf = (url: string) => new URL(url).pathname

// One after the other, because each reads every page.
test.describe.configure({ mode: 'default', timeout: 120_000 })

type Entries = Awaited<ReturnType<typeof sitemap>>
type Check = (address: string, html: string, told: Record<string, string>) => Promise<void> | void

/** What was read last: several tests check the same pages. */
const sitemaps = new Map<string, Entries>()
const pages = new Map<string, string>()

async function remembered<Value>(known: Map<string, Value>, key: string, readIt: () => Promise<Value>) {
  const value = known.get(key) ?? (await readIt())
  known.set(key, value)
  return value
}

/** Checks the pages of a sitemap, without most of one template. Reads again what fails: another test may change or archive it meanwhile. */
async function eachPage(prefix: string, check: Check): Promise<void> {
  const addresses = [...(await sitemap(prefix)).keys()]
  const sample = sampleOf(addresses.map(pathOf))
  for (const address of addresses.filter((each) => sample.includes(pathOf(each))))
    await expect(async () => {
      try {
        const told = (await remembered(sitemaps, prefix, () => sitemap(prefix))).get(address)
        if (told) await check(address, await remembered(pages, address, () => read(pathOf(address))), told)
      } catch (error) {
        sitemaps.delete(prefix)
        pages.delete(address)
        throw error
      }
    }).toPass({ timeout: 10_000 })
}

for (const language of languages)
  test(`the sitemap lists every page with its translations, as the page itself does (${language})`, async () => {
    const prefix = prefixes[language]
    const paths = [...(await sitemap(prefix)).keys()].map(pathOf)
    for (const path of publicPaths) expect(paths).toContain(`${prefix}${path}`.replace(/(.)\/$/, '$1'))
    expect(paths.filter((path) => path.includes('/blog/')).length).toBeGreaterThanOrEqual(14)
    expect(paths.filter((path) => path.includes('/category/')).length).toBeGreaterThanOrEqual(3)
    await eachPage(prefix, (address, html, told) => {
      expect(address.startsWith(`${site}/`)).toBe(true)
      const { canonical, languages: named } = linksOf(html)
      expect(same(canonical ?? ''), address).toBe(same(address))
      expect(same(named[language] ?? ''), address).toBe(same(address))
      expect(Object.entries(named).map(([name, url]) => [name, same(url)])).toEqual(
        Object.entries(told).map(([name, url]) => [name, same(url)]),
      )
      expect(same(named['x-default'] ?? '')).toBe(same(named.en ?? named.es ?? ''))
    })
  })

test('translations link to each other', () =>
  expect(async () => {
    const [en, es] = [await sitemap(''), await sitemap('/es')]
    const pairs = [...en].filter(([, told]) => told.es)
    expect(pairs.length).toBeGreaterThanOrEqual(publicPaths.length)
    for (const [address, told] of pairs) expect(es.get(told.es ?? '')?.en).toBe(address)
    for (const [address, told] of es) if (told.en) expect(en.get(told.en)?.es).toBe(address)
    expect([...en.keys()].some((address) => pathOf(address).startsWith('/es'))).toBe(false)
  }).toPass({ timeout: 20_000 }))

test('robots.txt and the index link to both sitemaps', async () => {
  const robots = await read('/robots.txt')
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(robots).toMatch(/^Disallow: \/admin$/m)
  const { sitemapindex } = xmlOf<{ sitemapindex: { sitemap: { loc: string }[] } }>(await read('/sitemap.xml'))
  expect(sitemapindex.sitemap.map(({ loc }) => loc)).toEqual([
    `${site}/sitemap-pages.xml`,
    `${site}/es/sitemap-pages.xml`,
  ])
})

test('every page has its own title, description and sharing picture', async () => {
  const anonymous = await visitor()
  /** The kinds of pages whose picture was looked at: one is drawn for each page, by the same code. */
  const kinds = new Set<string>()
  for (const language of languages) {
    const heads = new Map<string, string>()
    await eachPage(prefixes[language], async (address, html) => {
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
      expect(title.length, address).toBeGreaterThan(8)
      expect(metaOf(html, 'description')?.length, address).toBeGreaterThan(4)
      expect([undefined, address], title).toContain(heads.get(title))
      heads.set(title, address)
      expect(metaOf(html, 'og:locale')).toBe(language === 'en' ? 'en_US' : 'es_MX')
      expect(same(metaOf(html, 'og:url') ?? '')).toBe(same(address))
      const picture = metaOf(html, 'og:image') ?? ''
      expect(picture.startsWith(`${site}${prefixes[language]}/share/`), picture).toBe(true)
      const kind = pathOf(picture).split('/').slice(0, -1).join('/')
      if (!env.E2E_LONG && kinds.size === kinds.add(kind).size) return
      const response = await anonymous.get(picture)
      expect(response.status(), picture).toBe(200)
      const { format, width, height } = await sharp(await response.body()).metadata()
      expect([format, width, height]).toEqual(['png', 1200, 630])
    })
  }
})

test('a sharing picture is cached, and only pages have one', async () => {
  const anonymous = await visitor()
  await expect(async () => {
    const answer = await getFromCache(anonymous, '/share/about.png')
    expect(answer.headers()['x-nextjs-cache']).toBe('HIT')
  }).toPass()
  for (const path of [
    '/share/nope.png',
    '/share/blog/nope.png',
    '/share/about',
    '/es/share/admin.png',
    '/share/a/b/c.png',
  ]) {
    const response = await anonymous.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['cache-control'], path).toMatch(/no-store/)
  }
})

const kindsOf = async (path: string) => structuredDataOf(await read(path)).map((thing) => thing['@type'])
const always = ['Organization', 'WebSite']

for (const [language, prefix] of Object.entries(prefixes) as [Language, string][])
  test(`each kind of page has its structured data (${language})`, async () => {
    const home = prefix || '/'
    expect(await kindsOf(home)).toEqual(always)
    for (const path of ['/contact', '/about'])
      expect(await kindsOf(prefix + path)).toEqual([...always, 'BreadcrumbList'])
    for (const path of [home, `${prefix}/contact`, `${prefix}/about`])
      expect(structuredDataOf(await read(path))[0]?.location).toMatchObject(
        ['US', 'MX', 'PE'].map((addressCountry) => ({
          '@type': 'Place',
          address: { addressCountry, streetAddress: expect.stringMatching(/\b100\b/) },
        })),
      )
    for (const slug of serviceSlugs)
      expect(await kindsOf(`${prefix}/services/${slug}`)).toEqual([
        ...always,
        'Service',
        ...(prices[slug].words[language].questions ? ['FAQPage'] : []),
        'BreadcrumbList',
      ])
    const addresses = await sitemap(prefix)
    const post = `${prefix}/blog/${await seededPost(language)}`
    expect([...addresses.keys()].map(pathOf)).toContain(post)
    expect(await kindsOf(post)).toEqual([...always, 'BlogPosting', 'BreadcrumbList'])
    const posting = structuredDataOf(await read(post)).find((thing) => thing['@type'] === 'BlogPosting')
    expect(posting).toMatchObject({
      headline: expect.any(String),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      author: { '@type': 'Person', name: expect.any(String) },
      inLanguage: language,
      mainEntityOfPage: site + post,
    })
    const own = (folder: string) =>
      [...addresses.keys()].map(pathOf).find((path) => path.startsWith(`${prefix}/${folder}/`)) ?? ''
    expect(await kindsOf(own('case-studies'))).toEqual([...always, 'Article', 'BreadcrumbList'])
    expect(await kindsOf(own('industries'))).toEqual([...always, 'Service', 'BreadcrumbList'])
    expect(await kindsOf(`${prefix}/careers`)).toEqual([...always, 'BreadcrumbList'])
    expect(await kindsOf(`${prefix}/resources/page/2`)).toEqual([...always, 'BreadcrumbList'])
  })

test('the structured data of every page is valid', async () => {
  const validator = new Validator()
  for (const prefix of Object.values(prefixes))
    await eachPage(prefix, async (address, html) => {
      const jsonld: Record<string, unknown[]> = {}
      for (const thing of structuredDataOf(html)) (jsonld[thing['@type']] ??= []).push(thing)
      expect(Object.keys(jsonld).length, address).toBeGreaterThanOrEqual(2)
      const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} })
      expect(
        issues.filter(({ severity }) => severity === 'ERROR'),
        address,
      ).toEqual([])
    })
})

for (const headers of [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'ftp' },
  { forwarded: 'host=evil.example;proto=https' },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
])
  test(`URLs use the configured host, whatever a request says: ${Object.keys(headers)[0]}`, async () => {
    const said = headers as unknown as Record<string, string>
    for (const path of [
      '/',
      '/es/about',
      '/nope-at-all',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-pages.xml',
      '/feed.xml',
      '/es/site.webmanifest',
    ]) {
      const response = await (await visitor(said)).get(path, { maxRedirects: 0 })
      const text = JSON.stringify(response.headers()) + (await response.text())
      expect(text, path).not.toMatch(/evil\.example|ftp:\/\//)
    }
    const moved = await (await visitor(said)).get('/en/careers', { maxRedirects: 0 })
    expect(new URL(moved.headers().location ?? '', site).origin).toBe(site)
  })
