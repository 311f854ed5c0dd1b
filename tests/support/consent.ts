import { devices, type Page } from '@playwright/test'

import consentEn from '@/messages/en/consent.json' with { type: 'json' }
import consentEs from '@/messages/es/consent.json' with { type: 'json' }
import { address, expect, faces, fillContact } from './e2e'
import { message } from './http'

export const words = { en: consentEn, es: consentEs }

const { userAgent, isMobile, hasTouch } = devices['Pixel 7']
const bodies = [
  { body: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  { body: 'phone', use: { viewport: { width: 375, height: 812 }, userAgent, isMobile, hasTouch } },
] as const

/** Both languages, on a desk and in the hand. */
export const visits = bodies.flatMap((body) => faces.map((face) => ({ ...body, face })))

/** The question as a visitor finds it in a language, and the form whose arrival counts. */
export function onConsent({ language, prefix, contact, shell }: (typeof faces)[number]) {
  const t = words[language]
  const bar = (page: Page) => page.getByRole('region', { name: t.region })
  const footer = (page: Page) => page.getByRole('contentinfo')
  return {
    t,
    prefix,
    contact,
    path: address(prefix, '/contact'),
    bar,
    decide: (page: Page, answer: 'accept' | 'decline') =>
      bar(page).getByRole('button', { name: t[answer] }).click(),
    settings: (page: Page) => footer(page).getByRole('button', { name: t.settings }),
    privacy: (page: Page) => footer(page).getByRole('link', { name: shell.privacy }),
    contactLink: (page: Page) => footer(page).getByRole('link', { name: shell.contact, exact: true }),
    /** Sends the form, and waits until it arrived. Answers what was written. */
    send: async (page: Page) => {
      const data = message()
      await fillContact(page, data)
      await page.getByRole('button', { name: contact.form.send }).click()
      await expect(page.getByText(contact.toast.successTitle)).toBeVisible()
      // What is said next is another success.
      await page.getByRole('button', { name: shell.close }).click()
      await expect(page.getByText(contact.toast.successTitle)).toBeHidden()
      return data
    },
  }
}

/** The cookie of the first visit. */
export const firstTouch = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'puente_first')

/** The answer as the browser keeps it. */
export const storedAnswer = (page: Page) => page.evaluate(() => localStorage.getItem('puente_consent'))
