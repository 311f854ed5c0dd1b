import type { Locator, Page } from '@playwright/test'

import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import { expect, hydrated } from './e2e'
import { password } from './http'

/** Actions of staff in Payload's admin. The seeded team member uses it in Spanish, the seeded admin in English. */

/** Signs in to the admin as a seeded account, or with an email address. The browser of the tests asks for English. */
export async function signInToAdmin(page: Page, name: string): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel(/^Email/).fill(name.includes('@') ? name : `${name}@puente.example`)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: adminEn.payload.authentication.login }).click()
}

/** The box of a select or a date by the name of its field, with what it shows. */
export const adminField = (page: Page, name: string): Locator => page.locator(`#field-${name}`)

/** Picks an option of a select or relationship; with `search` it is typed first. */
export async function selectInAdmin(
  page: Page,
  name: string,
  option: string,
  search?: string,
): Promise<void> {
  const combobox = adminField(page, name).getByRole('combobox')
  await combobox.click()
  if (search) await combobox.fill(search)
  await page.getByRole('option', { name: option }).click()
}

/** Clicks the button that saves the open document. */
export const saveInAdmin = (scope: Pick<Page, 'getByRole'>) =>
  scope.getByRole('button', { name: /^(Save|Guardar)$/ }).click()

/** The editor of a post: a text box without an accessible name. */
export const richTextEditor = (page: Page) => page.getByRole('main').locator('[contenteditable=true]').first()

/** Signs in and waits for the dashboard. */
export async function openAdmin(page: Page, name: string): Promise<void> {
  await signInToAdmin(page, name)
  await expect(page).not.toHaveURL(/login/)
}

/** The rows of a board, or the one of that id: a row has no name of its own. */
export const boardRows = (page: Page, id?: string): Locator =>
  page.locator(id ? `[data-row="${id}"]` : '[data-row]')

/** Waits until a board responds to keys: its controls are disabled before. */
export const expectBoardToRespond = (page: Page) =>
  expect(page.locator('[data-control="status"]').first()).toBeEnabled()

/** Follows a link of the menu, of its closed groups too. Faster than `goto`, which loads the scripts of the admin again. */
export async function followInMenu(page: Page, path: string): Promise<void> {
  await page.getByRole('complementary').locator(`a[href="${path}"]`).dispatchEvent('click')
  // On a busy machine a screen takes a while.
  await expect(page).toHaveURL((url) => url.pathname === path, { timeout: 30_000 })
  await hydrated(page)
}
