import { type Browser, type Page } from '@playwright/test'

import { env } from '../../src/env'
import { type Language } from '../../src/i18n/languages'

/** The combination of width, color scheme and language that a picture shows. */
export interface Look {
  width: number
  scheme: 'light' | 'dark'
  language: Language
}

export const siteUrl = env.E2E_URL ?? `http://localhost:${env.PORT}`
export const shotsDir = '.shots'

/** From this width on, the header shows the whole menu instead of a drawer. */
const WIDE = 900

/** Whether the header shows the whole menu at that width. */
export const isWide = ({ width }: Look) => width > WIDE

/** Returns the path prefix of the look's language. */
export const prefixOf = ({ language }: Look) => (language === 'es' ? '/es' : '')

/** Opens an empty page in a new browser context. */
export async function openPage(browser: Browser, { width, scheme }: Look): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme })
  return context.newPage()
}

/** Signs in with the password of the demo accounts. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const data = { email, password }
  await page.request.post(`${siteUrl}/api/users/login`, { data, headers: { origin: siteUrl } })
}

/** Opens a path of the site and waits until it is loaded. */
export const openPath = (page: Page, path: string) => page.goto(siteUrl + path, { waitUntil: 'networkidle' })

/** Writes a picture of the visible part of the page. */
export const shootViewport = (page: Page, name: string, { width, scheme, language }: Look) =>
  page.screenshot({ path: `${shotsDir}/${name}-${language}-${width}-${scheme}.png` })

/** Opens a path whose page keeps a connection open, so that the network is never idle. */
export async function openStreamingPath(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl + path)
  await page.evaluate(() => document.fonts.ready)
  // Selects are enabled once React has taken over the page.
  await page.waitForFunction(() => document.querySelector('select:disabled, .board-skeleton') === null)
}

/** Opens a path and writes a picture of the whole page, including lazy images. */
export async function shootPage(page: Page, name: string, path: string, look: Look): Promise<void> {
  await openPath(page, path)
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
  await shootOpenPage(page, name, look)
}

/** Writes a picture of the whole page. */
export const shootOpenPage = (page: Page, name: string, { width, scheme, language }: Look) =>
  page.screenshot({ path: `${shotsDir}/${name}-${language}-${width}-${scheme}.png`, fullPage: true })
