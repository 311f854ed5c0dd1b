import { expect, type Page } from '@playwright/test'

import authEn from '@/messages/en/auth.json' with { type: 'json' }
import toastsEn from '@/messages/en/toasts.json' with { type: 'json' }
import authEs from '@/messages/es/auth.json' with { type: 'json' }
import toastsEs from '@/messages/es/toasts.json' with { type: 'json' }
import { goodPassword } from './accounts'

/** The pages of the way in and of the account, as a browser sees them. */

export const texts = {
  en: { auth: authEn, toasts: toastsEn },
  es: { auth: authEs, toasts: toastsEs },
} as const

/** What a toast says, and that it is taken out of the address. */
export async function expectToast(
  page: Page,
  { title, text }: { title: string; text: string },
): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: title }).filter({ hasText: text })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
}

/** The form that can be seen: the other tab's is there too. */
export const form = (page: Page) => page.locator('form:visible')

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form(page).locator(`[name=${name}]`).fill(value)
}

export async function signInAt(
  page: Page,
  path: string,
  email: string,
  password = goodPassword,
): Promise<void> {
  await page.goto(path)
  await fill(page, { email, password })
  await form(page).locator('[type=submit]').click()
}
