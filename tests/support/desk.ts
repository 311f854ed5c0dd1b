import { expect, type Page } from '@playwright/test'

import savingEn from '@/messages/en/saving.json' with { type: 'json' }
import { message, rows, signedIn, visitor } from './http'

/** What tests of the desk and of Payload's admin share: two documents, and staff go from one to the other. */

/** A list of Payload's, which is loaded sooner than a form. */
export const LIST = '/admin/collections/categories'
export const PEOPLE = '/admin/people'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const tool = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('button', { name, exact: true })
export const theme = (page: Page) => page.locator('html')

/** A lead that a visitor has just sent. */
export async function captureLead() {
  const data = message()
  await (await visitor()).post('/api/lead-capture', { data: { ...data, language: 'en' } })
  const [lead] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  return { ...data, id: lead?.id ?? '' }
}

/** Opens the form of a category, which saves with its button only, and changes its name. */
export async function changeCategory(page: Page) {
  const name = `Held ${crypto.randomUUID().slice(0, 8)}`
  const made = await (await signedIn('team')).post('/api/categories?locale=en', { data: { name } })
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  const path = `/admin/collections/categories/${id}`
  await page.goto(`${path}?locale=en`)
  const field = page.locator('#field-name')
  await expect(field).toHaveValue(name)
  await field.fill('Not saved yet')
  await expect(page.getByRole('region', { name: savingEn.label })).toHaveAttribute(
    'data-state',
    /unsaved|kept/,
  )
  return { id, path, field }
}
