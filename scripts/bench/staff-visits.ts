import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { type Browser, type Page } from '@playwright/test'

import { UserError } from '../process/user-error.mjs'
import { randomAddress } from './site-env'
import { type Screen } from './staff-screens'
import { type StaffSite } from './staff-sites'

/** What a screen needed: milliseconds since the navigation began, and bytes; files gzipped, HTML as it is. */
export interface Visit {
  firstByte: number
  paint: number
  html: number
  javascript: number
  javascriptBeforePaint: number
  styles: number
  requests: number
}

/** The first visit of a browser, and the second. */
export interface Visits {
  cold: Visit
  warm: Visit
}

/** High enough for both editors: Payload draws the fields below the window when they come into view. */
const viewport = { width: 1_440, height: 1_400 }
/** A page is loaded when nothing has been requested and nothing has come for this long. */
const QUIET_MS = 1_000
const MAX_LOADING_MS = 30_000

/**
 * Opens a screen twice in a tab of a new browser context, in which nothing is cached. The second time the tab already shows the
 * site, as it does when staff go from one screen to the next: a new tab takes another process for our opener policy, 25 ms.
 * Throws if the largest paint isn't its text.
 */
export async function visitTwice(
  browser: Browser,
  { url, session }: StaffSite,
  path: string,
  { text, isSignedOut }: Pick<Screen, 'text' | 'isSignedOut'>,
): Promise<Visits> {
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
    ...(!isSignedOut && { storageState: session }),
  })
  try {
    await context.addInitScript(recordPaints)
    const page = await context.newPage()
    const cold = await visit(page, url + path, text)
    return { cold, warm: await visit(page, url + path, text) }
  } finally {
    await context.close()
  }
}

type Paint = { at: number; text: string }
type Recording = { paints: Paint[] }

/** Runs in the browser, before the page. */
function recordPaints(): void {
  performance.setResourceTimingBufferSize(2_000)
  const paints: Paint[] = []
  Object.assign(window, { paints })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LargestContentfulPaint[])
      paints.push({ at: entry.startTime, text: entry.element?.textContent ?? '' })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Runs in the browser, when the page is loaded. */
function readRecording() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
    url: entry.name,
    loadedAt: entry.responseEnd,
  }))
  return {
    firstByte: navigation?.responseStart ?? NaN,
    html: navigation?.decodedBodySize ?? NaN,
    paint: (window as unknown as Recording).paints.at(-1),
    files,
  }
}

async function visit(page: Page, url: string, text: string | undefined): Promise<Visit> {
  const { requests, whenQuiet } = watchRequests(page)
  const response = await page.goto(url)
  const status = response?.status() ?? 'nothing'
  if (status !== 200 || page.url() !== url)
    throw new UserError(`${url} responded with ${status} at ${page.url()}.`)
  // Editors load their code late, and draw it later still on a busy machine.
  if (text) await page.getByText(text).first().waitFor()
  await whenQuiet()
  const { paint, files, ...measured } = await page.evaluate(readRecording)
  if (!paint || (text && !paint.text.startsWith(text)))
    throw new UserError(`The largest paint of ${url} is ${JSON.stringify(paint?.text.slice(0, 80))}.`)
  const scripts = files.filter((file) => new URL(file.url).pathname.endsWith('.js'))
  const styles = files.filter((file) => new URL(file.url).pathname.endsWith('.css'))
  return {
    ...measured,
    paint: paint.at,
    requests: requests(),
    javascript: await totalSize(scripts),
    javascriptBeforePaint: await totalSize(scripts.filter(({ loadedAt }) => loadedAt <= paint.at)),
    styles: await totalSize(styles),
  }
}

/** Counts the requests of a page. It may keep a connection open, so that the network is never idle. */
function watchRequests(page: Page) {
  let count = 0
  let lastAt = Date.now()
  const note = () => void (lastAt = Date.now())
  page.on('request', () => {
    count += 1
    note()
  })
  page.on('requestfinished', note)
  page.on('requestfailed', note)
  const whenQuiet = async () => {
    const end = Date.now() + MAX_LOADING_MS
    while (Date.now() - lastAt < QUIET_MS) {
      if (Date.now() > end) throw new UserError(`${page.url()} never stops loading.`)
      await sleep(50)
    }
  }
  return { requests: () => count, whenQuiet }
}

const sizes = new Map<string, Promise<number>>()

async function gzippedSize(url: string): Promise<number> {
  const response = await fetch(url)
  if (!response.ok) throw new UserError(`${url} responded with ${response.status}.`)
  return gzipSync(await response.bytes()).length
}

/** Adds up files as they are sent by a server that compresses, each of them once. */
async function totalSize(files: { url: string }[]): Promise<number> {
  const all = [...new Set(files.map(({ url }) => url))].map((url) => {
    const size = sizes.get(url) ?? gzippedSize(url)
    sizes.set(url, size)
    return size
  })
  return (await Promise.all(all)).reduce((sum, size) => sum + size, 0)
}
