import { writeFileSync } from 'node:fs'

import { type Browser, type BrowserContextOptions, type Page } from '@playwright/test'

import { type Language } from '../../src/i18n/languages'
import { UserError } from '../process/user-error.mjs'
import { settle, watchLoads } from './settle'

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
  watchLoads(page)
  if (now) await standStill(page, now)
  return page
}

/** Stops the clock of a page, and what would renew its session: that would end by the clock of the site, maybe long ago. */
async function standStill(page: Page, now: Date): Promise<void> {
  await page.clock.setFixedTime(now)
  await page.addInitScript(
    (renewed) => localStorage.setItem('puente_renewed', renewed),
    String(now.getTime()),
  )
}

/** Signs in with the password of the demo accounts. */
export async function signIn(page: Page, { camera }: Look, email: string, password: string): Promise<void> {
  const data = { email, password }
  const response = await page.request.post('/api/users/login', { data, headers: { origin: camera.siteUrl } })
  if (!response.ok()) throw new UserError(`${email} was not signed in: ${await response.text()}`)
  // The time of the site may be long ago, where the session ends: without that the browser keeps the cookie.
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  await page.context().addCookies(
    cookies.map(({ value }) => {
      const [, name = '', content = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? []
      return {
        name,
        value: content,
        url: camera.siteUrl,
        httpOnly: /; *httponly/i.test(value),
        sameSite: 'Lax',
      }
    }),
  )
}

/** Opens a path of the site and waits until all of it is there. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settle(page)
}

/** Opens a path and writes a picture of the whole page. */
export async function shootPage(page: Page, name: string, path: string, look: Look): Promise<void> {
  await openPath(page, path)
  await showAll(page)
  await shoot(page, name, look, { fullPage: true })
}

/** Writes a picture of the visible part of the page. */
export async function shootViewport(page: Page, name: string, look: Look): Promise<void> {
  await settle(page)
  await shoot(page, name, look)
}

/** Makes the window as high as the page for a moment, for what is drawn when it comes into view. */
async function showAll(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (!size) return
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height <= size.height) return
  await page.setViewportSize({ ...size, height })
  await settle(page)
  await page.setViewportSize(size)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await settle(page)
}

/** How often a picture is taken until it shows the same as the one before. */
const TRIES = 10

/** Writes a picture of a page that stands still. */
async function shoot(
  page: Page,
  name: string,
  look: Look,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  const take = () => page.screenshot({ ...options, animations: 'disabled' })
  let picture = await take()
  for (let tries = 1; ; tries++) {
    const last = picture
    picture = await take()
    if (picture.equals(last)) break
    if (tries === TRIES) {
      console.warn(`${name} did not stand still.`)
      break
    }
    await settle(page)
  }
  writeFileSync(fileOf(name, look), picture)
}

const fileOf = (name: string, { width, scheme, language, camera }: Look) =>
  `${camera.dir}/${name}-${language}-${width}-${scheme}.png`
