import { expect, test } from '@playwright/test'
import { LinkChecker, type LinkResult } from 'linkinator'

import { env } from '@/env'
import { localePath } from '../support/e2e'
import { signedIn, site, visitor } from '../support/http'
import { checkerFaults, htmlFaults, withoutPlaceholders } from '../support/markup'
import { publicPaths, sampleOf } from '../support/page-paths'
import { readSheets } from '../support/page-sheets'
import { newClient, newInvoice, newProposal } from '../support/portal'
import { createTicketAs } from '../support/ticket-requests'

/** Pages that need an account. Other sites are not requested either. */
const portal = /^\/(es\/)?(auth|dashboard)(\?|$)/
const isOurs = (url: string) => new URL(url).origin === new URL(site).origin
/** A picture that is made for its first visitor: tests/e2e looks at those of pages, seo.spec.ts at those for sharing. */
const isMade = (url: string) => /^\/(_next\/image|(es\/)?share\/)/.test(pathOf(url))
/** A fragment that fills in the contact form is no place on its page. */
const fillsForm = (url: string) => new URL(url).hash.startsWith('#message=')
const pathOf = (url: string) => new URL(url).pathname

/** Follows every link from both home pages. */
async function crawl() {
  const checker = new LinkChecker()
  const { links } = await checker.check({
    path: [site, `${site}/es`],
    recurse: true,
    concurrency: 4,
    checkFragments: true,
    linksToSkip: async (url) => !isOurs(url) || portal.test(pathOf(url)) || (!env.E2E_LONG && isMade(url)),
  })
  return links
}

let crawled: ReturnType<typeof crawl> | undefined
const links = () => (crawled ??= crawl())
const isPage = (path: string) => !/^\/(_next|art|api)\/|\.\w+$/.test(path)

// In one worker, which crawls once.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/**
 * A link is broken if its page still stands and has it, and its target still fails: other tests publish, spoil and
 * delete meanwhile.
 */
async function isBroken({ url, parent }: LinkResult): Promise<boolean> {
  const browser = await visitor()
  if ((await browser.get(url)).ok() && !url.includes('#')) return false
  if (!parent) return true
  const page = await browser.get(parent)
  return page.ok() && (await page.text()).includes(`"${pathOf(url)}`)
}

test('no link of the public site is broken', async () => {
  const suspects = (await links()).filter(({ state, url }) => state === 'BROKEN' && !fillsForm(url))
  const broken = async () => {
    const still: string[] = []
    for (const link of suspects)
      if (await isBroken(link)) still.push(`${link.status} ${link.url} on ${link.parent}`)
    return still
  }
  await expect.poll(broken).toEqual([])
})

test('every page is linked, in both languages', async () => {
  const paths = new Set((await links()).filter(({ url }) => isOurs(url)).map(({ url }) => pathOf(url)))
  const needed = ['', '/es'].flatMap((prefix) =>
    [...publicPaths, '/blog'].map((path) => localePath(prefix, path)),
  )
  expect(needed.filter((path) => !paths.has(path))).toEqual([])
  expect([...paths].filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(14)
  expect([...paths].filter((path) => path.startsWith('/es/blog/')).length).toBeGreaterThanOrEqual(14)
})

/** The pages of a client with one of each document, and those to sign in, by path. */
async function portalPages(language: 'en' | 'es'): Promise<[path: string, html: string][]> {
  const { client, email } = await newClient(language)
  const [browser, anonymous, invoice, ...proposals] = await Promise.all([
    signedIn(email),
    visitor(),
    newInvoice(client, { due: -5 }),
    ...(['awaiting', 'revised', 'expired', 'rejected', 'signed'] as const).map((state) =>
      newProposal(client, state),
    ),
  ])
  const ticket = await createTicketAs(browser)
  const paths = [
    ...['', '?tab=proposals', '?tab=support', `/invoices/${invoice.id}`, `/tickets/${ticket}`].map(
      (path) => `/dashboard${path}`,
    ),
    ...proposals.map((id) => `/proposal/${id}`),
    ...['/proposal/nope', '/dashboard/invoices/nope', '/dashboard/tickets/nope', '/auth/profile'],
  ]
  const signIn = ['', '?tab=sign-up', '/forgot', '/reset?token=x', '/verify?token=x', '/invitation?token=x']
  const read = async (context: typeof browser, path: string): Promise<[string, string]> => {
    const full = localePath(language === 'es' ? '/es' : '', path)
    let html = ''
    // A busy server may send a page in pieces, which its scripts put in order.
    const inPieces = async () => (html = await (await context.get(full)).text()).includes('<template id="P:')
    await expect.poll(inPieces).toBe(false)
    return [full, withoutPlaceholders(html)]
  }
  return Promise.all([
    ...paths.map((path) => read(browser, path)),
    ...signIn.map((path) => read(anonymous, `/auth${path}`)),
  ])
}

/** What a public page may load of styles, in bytes of gzip. */
const STYLES = 14_000

test('the markup of every page is valid, and a page has the styles of its elements and few others', async () => {
  const browser = await visitor()
  const reached = (await links()).filter(({ url, state }) => state === 'OK' && isOurs(url))
  const others = ['/nope', '/es/nope', '/blog/nope', '/es/category/nope', '/resources/search?q=nada']
  const pages = new Map(await portalPages('en').then(async (en) => [...en, ...(await portalPages('es'))]))
  const paths = [...new Set(reached.map(({ url }) => pathOf(url)).filter(isPage))]
  for (const path of [...sampleOf(paths), ...others]) pages.set(path, await (await browser.get(path)).text())
  const faults: string[] = []
  for (const [path, html] of pages)
    faults.push(...(await htmlFaults(html)).map((fault) => `${path} ${fault}`))
  expect(faults).toEqual([])
  expect((await checkerFaults(pages)) ?? []).toEqual([])
  const sheets = await readSheets(pages, async (path) => (await browser.get(path)).text())
  expect(sheets.filter(({ missing }) => missing.length > 0)).toEqual([])
  const isPublic = (path: string) => !/^(\/es)?\/(auth|dashboard|proposal)/.test(path)
  expect(sheets.filter(({ path, bytes }) => isPublic(path) && bytes > STYLES)).toEqual([])
})
