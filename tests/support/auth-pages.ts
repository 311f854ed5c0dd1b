import type { Locator, Page } from '@playwright/test'

import authEn from '@/messages/en/auth.json' with { type: 'json' }
import toastsEn from '@/messages/en/toasts.json' with { type: 'json' }
import authEs from '@/messages/es/auth.json' with { type: 'json' }
import toastsEs from '@/messages/es/toasts.json' with { type: 'json' }
import { goodPassword } from './accounts'
import { expect, fieldWithLabel, localePath, locales, type Locale } from './e2e'

/** The sign-up, sign-in and profile pages. */

export const texts = {
  en: { auth: authEn, toasts: toastsEn },
  es: { auth: authEs, toasts: toastsEs },
} as const

const regions = new RegExp(`^(${locales.map(({ layout }) => layout.region).join('|')})`)

/** The toasts of a page: `alert` for failures, `status` for successes. */
export const toastsOf = (page: Page, role?: 'alert' | 'status'): Locator => {
  const region = page.getByRole('region', { name: regions })
  return role ? region.getByRole(role) : region.getByRole('alert').or(region.getByRole('status'))
}

/** Expects a toast with that title and text, and that its name is no longer in the URL. */
export async function expectToast(
  page: Page,
  { title, text }: { title: string; text: string },
): Promise<void> {
  const toast = toastsOf(page).filter({ hasText: title }).filter({ hasText: text })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
}

type FieldName = Exclude<keyof typeof authEn.fields, 'optional'>
type FormName = 'signIn' | 'signUp' | 'forgot' | 'reset' | 'invitation' | 'verify'

/** Page object: the account forms in a language. */
export function authPages({ language, prefix }: Pick<Locale, 'language' | 'prefix'>) {
  const { auth, toasts } = texts[language]
  const at = (path: string) => localePath(prefix, path)
  const field = (page: Page, name: FieldName) => fieldWithLabel(page, auth.fields[name])
  const fill = async (page: Page, values: Partial<Record<FieldName, string>>) => {
    for (const [name, value] of Object.entries(values)) await field(page, name as FieldName).fill(value)
  }
  /** The button that sends a form. */
  const submitButton = (page: Page, form: FormName) =>
    page.getByRole('button', { name: auth[form].submit, exact: true })
  const submit = (page: Page, form: FormName) => submitButton(page, form).click()
  return {
    auth,
    toasts,
    at,
    field,
    fill,
    submitButton,
    submit,
    /** Opens the page to sign in, or that path, and sends the form. */
    signInAt: async (page: Page, path: string, email: string, password = goodPassword) => {
      await page.goto(path)
      await fill(page, { email, password })
      await submit(page, 'signIn')
    },
  }
}
