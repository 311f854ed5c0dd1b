import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'

import { env } from '@/env'
import contactEn from '@/messages/en/contact.json' with { type: 'json' }
import crashEn from '@/messages/en/crash.json' with { type: 'json' }
import errorsEn from '@/messages/en/errors.json' with { type: 'json' }
import layoutEn from '@/messages/en/layout.json' with { type: 'json' }
import contactEs from '@/messages/es/contact.json' with { type: 'json' }
import crashEs from '@/messages/es/crash.json' with { type: 'json' }
import errorsEs from '@/messages/es/errors.json' with { type: 'json' }
import layoutEs from '@/messages/es/layout.json' with { type: 'json' }
import { violationsOf } from './axe'
import { randomIp } from './http'

/**
 * The site in each language: the prefix of its paths and its messages. A test with the `tag` runs in English on the
 * desktop and in Spanish on the phone; with `@once` or `@phone` too, on one of them (playwright.config.ts).
 */
export const locales = [
  {
    language: 'en',
    prefix: '',
    tag: '@en',
    contact: contactEn,
    errors: errorsEn,
    crash: crashEn,
    layout: layoutEn,
  },
  {
    language: 'es',
    prefix: '/es',
    tag: '@es',
    contact: contactEs,
    errors: errorsEs,
    crash: crashEs,
    layout: layoutEs,
  },
] as const

export type Locale = (typeof locales)[number]

/** Who works on the dashboard in each language, so that both roles do. Their access has tests of its own (tests/int). */
export const roleIn = { en: 'admin', es: 'team' } as const

/** Returns the path of an English path in the language of that prefix. */
export const localePath = (prefix: string, path: string) => (prefix + path).replace(/(.)\/$/, '$1')

type Fixtures = {
  /**
   * The console errors that a test causes itself, such as a route that it aborts, with the address of the resource. Any other
   * error fails it.
   */
  expectedError: RegExp | undefined
  consoleErrors: undefined
}

/** What Payload logs about a text that it lacks; our own are errors already. */
const missingText = /^key not found:/

/** The picture of a post of another test (http/blog.spec.ts): its host has a reserved name, which nobody answers. */
const pictureOfNobody = 'https://pictures.example/'

/** Collects the console errors, exceptions and unhandled rejections of all pages of the browser, in any context, until it ends. */
function collectErrors(browser: Browser) {
  const errors: string[] = []
  const listen = (context: BrowserContext) => {
    context.on('weberror', (webError) => errors.push(webError.error().message))
    context.on('console', (message) => {
      const { url } = message.location()
      const isError = ['error', 'assert'].includes(message.type()) || missingText.test(message.text())
      if (isError && !url.startsWith(pictureOfNobody)) errors.push(`${message.text()} (${url})`)
    })
  }
  browser.on('context', listen)
  return {
    errors,
    end: () => browser.off('context', listen),
  }
}

/**
 * Waits until the last control of the page and of its header are hydrated, and until the browser is idle: keys are listened
 * to only after the effects that follow. The admin has no footer.
 */
export const hydrated = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () => {
        const last = (selector: string) => [...document.querySelectorAll(selector)].at(-1)
        const controls = [last('footer a') ?? last('main :is(a, button, select)'), last('header button')]
        return controls.every(
          (control) => !control || Object.keys(control).some((key) => key.startsWith('__react')),
        )
      },
      undefined,
      // Not at every frame, which each draw the page.
      { timeout: 15_000, polling: 50 },
    )
    .then(() => page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 }))))
    // A test may block the scripts.
    .catch(() => undefined)

/**
 * Makes navigations by a test wait for hydration: a page is visible, and loaded, before its scripts respond to input. A `goto`
 * that waits for the answer alone does not.
 * For the pages of a context: `context.on('page', waitForHydration)`.
 */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await hydrated(page)
    return response
  }
  for (const name of ['reload', 'goBack', 'goForward'] as const) {
    const go = page[name].bind(page)
    page[name] = async (options) => {
      const response = await go(options)
      await hydrated(page)
      return response
    }
  }
}

/**
 * Makes `page.route` return when the page asks through it. Chromium confirms a route before the page knows of it: on a busy machine
 * what the page requests next would go past it.
 */
function waitForRoutes(page: Page): void {
  const route = page.route.bind(page)
  const probe = '/robots.txt'
  page.route = async (...args) => {
    const added = await route(...args)
    if (page.url() === 'about:blank') return added
    await route(`**${probe}`, (request) => request.fulfill({ status: 204 }))
    const ask = (path: string) =>
      fetch(path, { cache: 'no-store' }).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(() => page.evaluate(ask, probe)).toBe(204)
    await page.unroute(`**${probe}`)
    return added
  }
}

/** Fails on every unexpected console error. Each test has its own IP address, so that rate limits do not interfere. */
export const test = base.extend<Fixtures>({
  expectedError: [undefined, { option: true }],
  consoleErrors: [
    async ({ browser, expectedError }, use) => {
      const { errors, end } = collectErrors(browser)
      await use(undefined)
      end()
      expect(errors.filter((text) => !expectedError?.test(text))).toEqual([])
    },
    { auto: true },
  ],
  // Colors are measured in their final state, not in a transition.
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomIp() }),
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForHydration).on('page', waitForRoutes)
    await use(context)
  },
})

export { expect }

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no violation of WCAG at levels A and AA, on the page or in the part that a CSS selector names. `known` says
 * how many elements may break a rule of axe.
 */
export async function expectAccessible(
  page: Page,
  part?: string,
  known: Record<string, number> = {},
): Promise<void> {
  // On client-side navigation the title changes after the content.
  await expect(page).toHaveTitle(/./)
  const violations = await violationsOf(page, wcagTags, part)
  expect(violations.filter(({ rule, elements }) => elements.length > (known[rule] ?? 0))).toEqual([])
}

/** Shows the page in that color scheme. The admin reads it only when it opens a page: then its theme is an attribute. */
async function showInScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const ground = await page.evaluate((scheme) => {
    const { dataset } = document.documentElement
    if (dataset.theme) dataset.theme = scheme
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    return getComputedStyle(document.documentElement).backgroundColor
  }, colorScheme)
  const [red = 0, green = 0, blue = 0] = ground.match(/[\d.]+/g)?.map(Number) ?? []
  const isDark = Math.max(red, green, blue) < 128
  expect(isDark, `${ground} is the ground of a page that is ${colorScheme}`).toBe(colorScheme === 'dark')
}

/** Expects enough contrast in the dark scheme: colors are all that differs from the light one. */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await showInScheme(page, 'dark')
  expect(await violationsOf(page, { type: 'rule', values: ['color-contrast'] })).toEqual([])
  await showInScheme(page, 'light')
}

/** Doubles the text size. Set as a property, because the content security policy refuses an injected style. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/**
 * Expects that the page does not scroll sideways. Compares with `clientWidth`, because on a phone `innerWidth` grows with
 * content that does not fit.
 */
export const expectFitsWidth = (page: Page, message?: string) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        }),
      message,
    )
    .toBeLessThanOrEqual(0)

/** The `lang` attribute of the document. */
export const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** Opens a page and waits until its form, if any, is hydrated: then it no longer validates natively. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path)
  await page.waitForFunction(() => document.querySelector('form')?.hasAttribute('novalidate') ?? true)
  return response
}

type Email = { id: string; subject: string; to: { address: string }[]; text: string; html: string }

/** The emails about an address: those sent to it, and those that mention it. */
export async function emailsAbout(email: string): Promise<Email[]> {
  const emails = (await (await fetch(`${env.E2E_MAILBOX_URL}/api/email`)).json()) as Email[]
  return emails.filter(({ to, text }) => to.some(({ address }) => address === email) || text.includes(email))
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** The visible field with that label. The label of an optional field ends with a word that says so. */
export const fieldWithLabel = (scope: Pick<Page, 'getByLabel'>, label: string) =>
  scope.getByLabel(new RegExp(`^${escaped(label)}\\s*(\\(?op[ct]ional\\)?)?\\s*$`)).filter({ visible: true })
