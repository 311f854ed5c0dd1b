import { chromium, type Page } from '@playwright/test'

import messages from '../../src/messages/en/signing.json'
import { findBrowser } from '../support/browser'
import { browserFlags } from '../support/browser-flags'
import { drawOn } from '../support/draw'

const SLOWDOWN = 4
/** In pixels: a screen of a phone at a time. */
const STEP = 700
/** What only a signed proposal has. */
const SIGNED = '.contract-end-signed a[download]'

type Tasks = { longest: number; above50: number }
/** The longest tasks of the page, in milliseconds, while it loads, is scrolled to its end, and is signed. */
export type SigningTasks = { load: Tasks; scroll: Tasks; sign: Tasks; saysPreparing: boolean }

/** Opens a proposal on a phone whose processor is slowed four times, reads it to its end, signs it, and asks for its PDF. */
export async function signSlowly(
  url: string,
  path: string,
  account: { email: string; password: string },
): Promise<SigningTasks> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
    const page = await context.newPage()
    await page.request.post(`${url}/api/users/login`, { data: account, headers: { origin: url } })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await watchTasks(page)
    await page.goto(url + path, { waitUntil: 'networkidle' })
    // The pad is the last to load; on a slow phone that is long after the network is idle.
    const canvas = page.getByRole('group', { name: messages.pad.label }).locator('canvas')
    await canvas.waitFor()
    await waitForIdle(page)
    // To find an element by its role, Playwright computes the roles of all in the thread of the page: seconds on a long one,
    // which would be counted as the page's own tasks. All are found before, and what comes later by a selector.
    const pad = await canvas.elementHandle()
    const agree = await page.getByRole('checkbox').elementHandle()
    const submit = await page.getByRole('button', { name: messages.submit }).elementHandle()
    const load = await takeTasks(page)
    await scrollToEnd(page)
    const scroll = await takeTasks(page)
    await drawOn(page, pad)
    await agree?.check()
    await submit?.click()
    await page.waitForSelector(SIGNED)
    await waitForIdle(page)
    const sign = await takeTasks(page)
    await page.getByRole('link', { name: messages.signed.download }).click()
    const saysPreparing = await page
      .getByRole('status')
      .filter({ hasText: messages.signed.preparing })
      .waitFor()
      .then(
        () => true,
        () => false,
      )
    return { load, scroll, sign, saysPreparing }
  } finally {
    await browser.close()
  }
}

type Watched = typeof globalThis & { tasks: number[] }

const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const watched = globalThis as Watched
    watched.tasks = []
    new PerformanceObserver((list) =>
      watched.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true })
  })

const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/** Returns what was observed since the last call. */
async function takeTasks(page: Page): Promise<Tasks> {
  const tasks = await page.evaluate(() => {
    const watched = globalThis as Watched
    return watched.tasks.splice(0)
  })
  return { longest: Math.round(Math.max(0, ...tasks)), above50: tasks.length }
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.mouse.move(180, 400)
  for (let isEnd = false; !isEnd;) {
    await page.mouse.wheel(0, STEP)
    isEnd = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const { scrollHeight, clientHeight, scrollTop } = document.documentElement
              resolve(scrollTop + clientHeight >= scrollHeight - 2)
            }),
          ),
        ),
    )
  }
}
