import { devices, type Page } from '@playwright/test'

import consentEn from '@/messages/en/consent.json' with { type: 'json' }
import consentEs from '@/messages/es/consent.json' with { type: 'json' }
import { fillContact, successToast } from './contact-form'
import { expect, localePath, locales, type Locale } from './e2e'
import { message } from './http'

export const texts = { en: consentEn, es: consentEs }

const { userAgent, isMobile, hasTouch } = devices['Pixel 7']

/**
 * English on the desktop, Spanish on the phone. Devices are not separate projects here, because the settings apply to the
 * whole site.
 */
export const visits = [
  { device: 'desktop', use: { viewport: { width: 1440, height: 900 } }, locale: locales[0] },
  {
    device: 'phone',
    use: { viewport: { width: 375, height: 812 }, userAgent, isMobile, hasTouch },
    locale: locales[1],
  },
] as const

/** Page object: the consent bar, the footer and the contact form in a language. */
export function consentPage({ language, prefix, contact, layout }: Locale) {
  const t = texts[language]
  const bar = (page: Page) => page.getByRole('region', { name: t.region })
  const footer = (page: Page) => page.getByRole('contentinfo')
  return {
    t,
    prefix,
    contact,
    path: localePath(prefix, '/contact'),
    bar,
    decide: (page: Page, answer: 'accept' | 'decline') =>
      bar(page).getByRole('button', { name: t[answer] }).click(),
    settings: (page: Page) => footer(page).getByRole('button', { name: t.settings }),
    privacy: (page: Page) => footer(page).getByRole('link', { name: layout.privacy }),
    contactLink: (page: Page) => footer(page).getByRole('link', { name: layout.contact, exact: true }),
    /** Sends the form and waits for its success. Returns what was filled in. */
    send: async (page: Page) => {
      const again = page.getByRole('button', { name: contact.thanks.again })
      if (await again.isVisible()) await again.click()
      const data = message()
      await fillContact(page, data)
      await page.getByRole('button', { name: contact.form.send }).click()
      await expect(successToast(page, contact.toast.successTitle)).toBeVisible()
      await page.getByRole('button', { name: layout.close }).click()
      await expect(successToast(page, contact.toast.successTitle)).toBeHidden()
      return data
    },
  }
}

/** The cookie that remembers the first visit. */
export const firstTouch = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'puente_first')

/** The answer as stored in the browser. */
export const storedAnswer = (page: Page) => page.evaluate(() => localStorage.getItem('puente_consent'))
