import { expect, test } from '@playwright/test'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { LinkChecker } from 'linkinator'

import { site, visitor } from '../support/http'

/** What the portal will answer, and where the house of another stands: nobody outside is asked. */
const portal = /^\/(es\/)?(auth|dashboard)(\?|$)/
const isOurs = (url: string) => new URL(url).origin === new URL(site).origin
const pathOf = (url: string) => new URL(url).pathname

/** Every address that a visitor can reach by links from both front doors. */
async function crawl() {
  const checker = new LinkChecker()
  const { links } = await checker.check({
    path: [site, `${site}/es`],
    recurse: true,
    concurrency: 4,
    checkFragments: true,
    linksToSkip: async (url) => !isOurs(url) || portal.test(pathOf(url)),
  })
  return links
}

let crawled: ReturnType<typeof crawl> | undefined
const links = () => (crawled ??= crawl())
const isPage = (path: string) => !/^\/(_next|art|api)\/|\.\w+$/.test(path)

// One worker, and so one crawl.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** Other tests publish and delete meanwhile: a link is broken when its page still has it and its target still fails. */
async function isBroken({ url, parent }: { url: string; parent?: string }): Promise<boolean> {
  const browser = await visitor()
  if ((await browser.get(url)).ok() && !url.includes('#')) return false
  const page = parent ? await (await browser.get(parent)).text() : ''
  return !parent || page.includes(`"${pathOf(url)}`)
}

test('no link of the site is broken but those to the portal', async () => {
  const broken: string[] = []
  for (const link of (await links()).filter(({ state }) => state === 'BROKEN'))
    if (await isBroken(link)) broken.push(`${link.status} ${link.url} on ${link.parent}`)
  expect(broken).toEqual([])
})

test('every page is reached by links, in both languages', async () => {
  const paths = new Set((await links()).filter(({ url }) => isOurs(url)).map(({ url }) => pathOf(url)))
  const needed = [
    '/about',
    '/services',
    '/services/marketing-automation',
    '/services/content-marketing',
    '/services/seo-optimization',
    '/services/web-development',
    '/services/email-marketing',
    '/services/digital-advertising',
    '/industries',
    '/case-studies',
    '/blog',
    '/contact',
    '/resources',
    '/resources/page/2',
    '/careers',
    '/privacy-policy',
    '/terms-of-service',
  ]
  const missing = needed.flatMap((path) => [path, `/es${path}`]).filter((path) => !paths.has(path))
  expect(missing).toEqual([])
  expect([...paths].filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(14)
  expect([...paths].filter((path) => path.startsWith('/es/blog/')).length).toBeGreaterThanOrEqual(14)
})

test('the markup of every page is sound', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader())
  const browser = await visitor()
  const reached = (await links()).filter(({ url, state }) => state === 'OK' && isOurs(url))
  const others = ['/nope', '/es/nope', '/blog/nope', '/es/category/nope', '/resources/search?q=nada']
  const pages = new Set([...reached.map(({ url }) => pathOf(url)).filter(isPage), ...others])
  const faults: string[] = []
  for (const path of pages) {
    const html = await (await browser.get(path)).text()
    const { results } = await validator.validateString(html, 'page.html')
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${path} ${ruleId}: ${message} at ${selector}`)
  }
  expect(faults).toEqual([])
})
