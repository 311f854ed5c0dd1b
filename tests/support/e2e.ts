import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

import { env } from '@/env'
import contactEn from '@/messages/en/contact.json' with { type: 'json' }
import errorsEn from '@/messages/en/errors.json' with { type: 'json' }
import shellEn from '@/messages/en/shell.json' with { type: 'json' }
import contactEs from '@/messages/es/contact.json' with { type: 'json' }
import errorsEs from '@/messages/es/errors.json' with { type: 'json' }
import shellEs from '@/messages/es/shell.json' with { type: 'json' }
import { freshAddress, rows } from './http'

/** What a page is called and says in each language. */
export const faces = [
  { language: 'en', prefix: '', contact: contactEn, errors: errorsEn, shell: shellEn },
  { language: 'es', prefix: '/es', contact: contactEs, errors: errorsEs, shell: shellEs },
] as const

/** The address of an English path in a language. */
export const address = (prefix: string, path: string) => (prefix + path).replace(/(.)\/$/, '$1')

type Fixtures = {
  /** The console errors that a test provokes on purpose. Any other fails it. */
  expectedError: RegExp | undefined
}

/** A page is there before its scripts are: a test acts when they have taken it over. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (...where) => {
    const response = await goto(...where)
    await page
      .waitForFunction(
        () => {
          const last = [...document.querySelectorAll('footer a')].at(-1)
          return !last || Object.keys(last).some((key) => key.startsWith('__react'))
        },
        undefined,
        { timeout: 5_000 },
      )
      // Scripts may be what a test takes away.
      .catch(() => undefined)
    return response
  }
}

/** A browser whose every unexpected error is a failure, with an address of its own for the limits. */
export const test = base.extend<Fixtures>({
  expectedError: [undefined, { option: true }],
  // Colours are measured as they stand, not on their way in.
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': freshAddress() }),
  page: async ({ page, expectedError, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    await use(page)
    const unexpected = errors.filter((text) => !expectedError?.test(text))
    expect(unexpected).toEqual([])
  },
})

export { expect }

/** Nothing that axe finds, at level A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Within the site a page's title comes after its words.
  await expect(page).toHaveTitle(/./)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Text at twice its size. Through the script's own door: the policy refuses a style that is put into the page. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Waits until the page answers to its visitor, not only stands there. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path)
  await page.waitForFunction(() => document.querySelector('form')?.hasAttribute('novalidate') ?? true)
  return response
}

type Mail = { id: string; subject: string; to: { address: string }[]; text: string; html: string }

/** The mails about an address: those to it, and those that name it. */
export async function mailsAbout(email: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${env.E2E_MAILBOX_URL}/api/email`)).json()) as Mail[]
  return mails.filter(({ to, text }) => to.some(({ address }) => address === email) || text.includes(email))
}

/** Fills in the contact form of whichever language is open. */
export async function fillContact(page: Page, values: Partial<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name=${name}]`)
    if (name === 'service_interest') await field.selectOption(value ?? '')
    else await field.fill(value ?? '')
  }
}

type Lead = {
  id: string
  language: string
  name: string
  utm_source: string | null
  utm_campaign: string | null
  service_interest: string | null
}

/** The row of a lead, by its address; undefined when there is none. */
export const leadOf = async (email: string): Promise<Lead | undefined> =>
  (await rows<Lead>('select * from leads where email = $1', [email]))[0]
