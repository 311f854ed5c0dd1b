import { mkdirSync } from 'node:fs'

import { chromium, type Browser } from '@playwright/test'

import { findBrowser } from '../tests/support/browser'
import { env } from '../src/env'
import { serviceSlugs } from '../src/features/services/rules'

/**
 * Writes every screen of a running site into .shots: `npm run demo` in one terminal, `npm run shots` in another. With
 * DEMO_PASSWORD the screens of staff too.
 */

const site = env.E2E_URL ?? `http://localhost:${env.PORT}`
const password = env.E2E_PASSWORD ?? env.DEMO_PASSWORD
const folder = '.shots'

const pages = {
  home: '/',
  about: '/about',
  services: '/services',
  ...Object.fromEntries(serviceSlugs.map((slug) => [slug, `/services/${slug}`])),
  industries: '/industries',
  'case-studies': '/case-studies',
  careers: '/careers',
  resources: '/resources',
  'resources-2': '/resources/page/2',
  search: '/resources/search?q=cliente',
  'search-nothing': '/resources/search?q=zzz',
  'post-not-found': '/blog/nope',
  'category-not-found': '/category/nope',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  contact: '/contact',
  thanks: '/contact/thanks',
  retry: '/contact/retry',
  'not-found': '/nope',
  auth: '/auth',
  'auth-sign-up': '/auth?tab=sign-up',
  'auth-forgot': '/auth/forgot',
  'auth-reset': '/auth/reset?token=x',
  'auth-invitation': '/auth/invitation?token=x',
  'auth-link-over': '/auth/verify?over',
}
const staffPages = {
  dashboard: '/admin',
  leads: '/admin/collections/leads',
  settings: '/admin/globals/site-settings',
}

const looks = [1440, 375].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['en', 'es'] as const).map((language) => ({ width, scheme, language })),
  ),
)
type Look = (typeof looks)[number]

async function open(browser: Browser, { width, scheme }: Look) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme })
  return context.newPage()
}
type Page = Awaited<ReturnType<typeof open>>

/** Pictures below the fold load when they come near. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
}

const fileOf = (name: string, { width, scheme, language }: Look) =>
  `${folder}/${name}-${language}-${width}-${scheme}.png`

async function shoot(page: Page, name: string, path: string, look: Look): Promise<void> {
  await page.goto(site + path, { waitUntil: 'networkidle' })
  await wake(page)
  await page.screenshot({ path: fileOf(name, look), fullPage: true })
}

/** The newest post and its category, whose addresses are content, and the header with what opens in it. */
async function foundShots(page: Page, prefix: string, look: Look): Promise<void> {
  for (const name of ['blog', 'category']) {
    await page.goto(`${site}${prefix}/resources`, { waitUntil: 'networkidle' })
    const path = await page.locator(`main a[href^="${prefix}/${name}/"]`).first().getAttribute('href')
    if (path) await shoot(page, name === 'blog' ? 'post' : name, path, look)
  }
  await page.goto(`${site}${prefix}/about`, { waitUntil: 'networkidle' })
  await page.locator('header [aria-expanded="false"]:visible').first().click()
  await page.screenshot({ path: fileOf(look.width > 900 ? 'menu' : 'drawer', look) })
}

/** The signed-in pages of the client who reads this language. */
async function clientShots(browser: Browser, look: Look): Promise<void> {
  if (!password) return
  const page = await open(browser, look)
  const prefix = look.language === 'es' ? '/es' : ''
  const email = look.language === 'es' ? 'client@puente.example' : 'client2@puente.example'
  await page.request.post(`${site}/api/users/login`, { data: { email, password }, headers: { origin: site } })
  await shoot(page, 'portal', `${prefix}/dashboard`, look)
  const invoice = await page.locator('.ledger a').first().getAttribute('href')
  if (invoice) await shoot(page, 'invoice', invoice, look)
  await shoot(page, 'portal-proposals', `${prefix}/dashboard?tab=proposals`, look)
  const proposals = await page.locator('.ledger tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      state: /tint-(\w+)/.exec(row.querySelector('.chip')?.className ?? '')?.[1],
      path: row.querySelector('a')?.getAttribute('href'),
    })),
  )
  // One for each state, by the colour of its chip.
  for (const [state, path] of new Map(proposals.map(({ state, path }) => [state, path])))
    if (path) await shoot(page, `proposal-${state}`, path, look)
  await shoot(page, 'proposal-not-found', `${prefix}/proposal/nope`, look)
  await shoot(page, 'profile', `${prefix}/auth/profile`, look)
  await page.context().close()
}

async function staffShots(browser: Browser, look: Look): Promise<void> {
  const page = await open(browser, look)
  await shoot(page, 'login', '/admin/login', look)
  if (!password) return
  const data = { email: 'team@puente.example', password }
  await page.request.post(`${site}/api/users/login`, { data, headers: { origin: site } })
  await page.context().addCookies([{ name: 'puente-lng', value: look.language, url: site }])
  for (const [name, path] of Object.entries(staffPages)) await shoot(page, name, path, look)
  await page.goto(`${site}/admin/collections/leads`, { waitUntil: 'networkidle' })
  const lead = await page.locator('tbody a').first().getAttribute('href')
  if (lead) await shoot(page, 'lead', lead, look)
  await shoot(page, 'staff-tickets', '/admin/collections/tickets', look)
  const ticket = await page.locator('tbody a').nth(1).getAttribute('href')
  if (ticket) await shoot(page, 'staff-ticket', ticket, look)
  await page.context().close()
}

/** Support as a client sees it: the list, the dialog, and tickets in their states. */
async function ticketShots(browser: Browser, look: Look): Promise<void> {
  if (!password) return
  const page = await open(browser, look)
  const data = {
    email: look.language === 'es' ? 'client@puente.example' : 'client2@puente.example',
    password,
  }
  await page.request.post(`${site}/api/users/login`, { data, headers: { origin: site } })
  const prefix = look.language === 'es' ? '/es' : ''
  await shoot(page, 'support', `${prefix}/dashboard?tab=support`, look)
  const tickets = await page
    .locator('.tickets a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.locator('.support-head > button').click()
  await page.locator('dialog button[type=submit]').click()
  await page.screenshot({ path: fileOf('new-ticket', look) })
  for (const [index, path] of tickets.entries())
    if (path) await shoot(page, `ticket-${index + 1}`, path, look)
  await shoot(page, 'ticket-not-found', `${prefix}/dashboard/tickets/nope`, look)
  await page.context().close()
}

/** The question about visits, and the privacy page beside it: a tool is set for as long as it takes. */
async function consentShots(browser: Browser): Promise<void> {
  if (!password) return
  const { request } = await browser.newContext({ extraHTTPHeaders: { origin: site } })
  const signIn = { email: 'admin@puente.example', password }
  await request.post(`${site}/api/users/login`, { data: signIn })
  const settings = `${site}/api/globals/site-settings`
  const { analytics } = (await (await request.get(settings)).json()) as { analytics: object }
  const tool = {
    tool: 'plausible',
    plausibleDomain: 'puente.example',
    plausibleScript: 'https://plausible.io/js/script.js',
  }
  try {
    await request.post(settings, { data: { analytics: tool } })
    for (const look of looks) {
      const page = await open(browser, look)
      const prefix = look.language === 'es' ? '/es' : ''
      await page.goto(`${site}${prefix}/`, { waitUntil: 'networkidle' })
      await page.locator('.consent').waitFor()
      await page.screenshot({ path: fileOf('consent', look) })
      await shoot(page, 'privacy-tool', `${prefix}/privacy-policy`, look)
      await page.context().close()
    }
  } finally {
    await request.post(settings, { data: { analytics } })
  }
}

if (!(await fetch(site).catch(() => undefined))) {
  console.error(`Nothing answers at ${site}: start the demo, or set PORT to its port.`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const look of looks) {
  const page = await open(browser, look)
  const prefix = look.language === 'es' ? '/es' : ''
  for (const [name, path] of Object.entries(pages)) await shoot(page, name, prefix + path, look)
  await foundShots(page, prefix, look)
  await page.context().close()
  await clientShots(browser, look)
  await staffShots(browser, look)
  await ticketShots(browser, look)
}
await consentShots(browser)
await browser.close()
console.log(`Pictures of ${site} are in ${folder}.`)
