import { type Browser, type BrowserContextOptions, type Page } from '@playwright/test'

import { type Language } from '../../src/i18n/languages'
import { UserError } from '../process/user-error.mjs'

/** What takes pictures, of which site, and the folder that they are written to. */
export interface Camera {
  browser: Browser
  siteUrl: string
  dir: string
  /** The time that pages take for the present one; without it theirs. */
  now?: Date
  /** More options of every browser context. */
  context?: BrowserContextOptions
}

/** The combination of width, color scheme and language that a picture shows, and what takes it. */
export interface Look {
  width: number
  scheme: 'light' | 'dark'
  language: Language
  camera: Camera
}

/** From this width on, the header shows the whole menu instead of a drawer. */
const WIDE = 900

/** Whether the header shows the whole menu at that width. */
export const isWide = ({ width }: Look) => width > WIDE

/** Returns the path prefix of the look's language. */
export const prefixOf = ({ language }: Look) => (language === 'es' ? '/es' : '')

/** Opens an empty page in a new browser context. Paths that it goes to are those of the site. */
export async function openPage({ width, scheme, camera }: Look): Promise<Page> {
  const { browser, siteUrl, now, context: options } = camera
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ baseURL: siteUrl, viewport, colorScheme: scheme, ...options })
  const page = await context.newPage()
  if (now) await page.clock.setFixedTime(now)
  return page
}

/** Signs in with the password of the demo accounts. */
export async function signIn(page: Page, { camera }: Look, email: string, password: string): Promise<void> {
  const data = { email, password }
  const response = await page.request.post('/api/users/login', { data, headers: { origin: camera.siteUrl } })
  if (!response.ok()) throw new UserError(`${email} was not signed in: ${await response.text()}`)
}

/** Opens a path of the site and waits until it is loaded. */
export const openPath = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

const fileOf = (name: string, { width, scheme, language, camera }: Look) =>
  `${camera.dir}/${name}-${language}-${width}-${scheme}.png`

/** Writes a picture of the visible part of the page. */
export const shootViewport = (page: Page, name: string, look: Look) =>
  page.screenshot({ path: fileOf(name, look), animations: 'disabled' })

/** Opens a path whose page keeps a connection open, so that the network is never idle. */
export async function openStreamingPath(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  // Selects are enabled once React has taken over the page.
  await page.waitForFunction(() => document.querySelector('select:disabled, .board-skeleton') === null)
}

/** Opens a path and writes a picture of the whole page. */
export async function shootPage(page: Page, name: string, path: string, look: Look): Promise<void> {
  await openPath(page, path)
  await shootOpenPage(page, name, look)
}

/** Writes a picture of the whole page, once its pictures are there. */
export async function shootOpenPage(page: Page, name: string, look: Look): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    // One that a media query hides is never loaded.
    const shown = images.filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
  })
  await page.screenshot({ path: fileOf(name, look), fullPage: true, animations: 'disabled' })
}
