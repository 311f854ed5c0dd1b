import type { Page } from '@playwright/test'

import formEn from '@/messages/en/postForm.json' with { type: 'json' }
import { expect, expectAccessible, expectAccessibleInDark, test } from '../support/e2e'
import { documentOfText } from '../support/fixtures'
import { signedIn } from '../support/http'
import { makePost } from '../support/preview'
import { signInAsStaff } from '../support/staff'

/** What Payload's screens lack is set by src/features/layout/staff/mend-markup.tsx: without it, most of these fail. */

test.use({ viewport: { width: 1440, height: 900 } })

/** Payload's own screens of each kind. It draws the fields that are far below once they are scrolled to. */
const stock = [
  '/admin/globals/home-page',
  '/admin/globals/site-settings',
  '/admin/account',
  '/admin/collections/site-images/create',
  '/admin/collections/site-images?limit=1',
  '/admin/globals/home-page/versions',
]

/** What only Payload can change: the text of a thumbnail in a list is the name of the file beside it. */
const known = { 'image-redundant-alt': Infinity }

const settled = (page: Page) => page.waitForLoadState('networkidle')

test('stock screens have nothing', { tag: ['@once', '@long'] }, async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'en', 'admin')
  for (const path of stock) {
    await page.goto(path)
    await settled(page)
    await expectAccessible(page, undefined, known)
    await expectAccessibleInDark(page)
  }
})

test('screens of our own have nothing', { tag: '@once' }, async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'en', 'admin')
  const { id } = await makePost()
  for (const path of [
    '/admin/people',
    '/admin/lead-keys',
    '/admin/proposal-creator',
    '/admin?tab=proposals&view=templates&template=new',
    `/admin/translate?slug=posts&document=${id}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectAccessibleInDark(page)
  }
  await page.close()
  await (await signedIn('team')).delete(`/api/posts/${id}`)
})

/** A post with every kind of block, still to be filled in, so that their fields are open. */
async function makePostWithBlocks(): Promise<string> {
  const { id } = await makePost()
  const block = (blockType: string) => ({ type: 'block', version: 2, format: '', fields: { blockType } })
  const { root } = documentOfText('With blocks.')
  const blocks = ['figure', 'chart', 'pullquote', 'message', 'service'].map(block)
  const data = { content: { root: { ...root, children: [...root.children, ...blocks] } } }
  const response = await (await signedIn('team')).patch(`/api/posts/${id}?locale=en&draft=true`, { data })
  expect(response.ok(), await response.text()).toBe(true)
  return id
}

test(
  'the editor of posts, its dialogs and its drawers have no more than is known',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    const id = await makePostWithBlocks()
    await signInAsStaff(page, 'en', 'admin')
    await page.goto(`/admin/collections/posts/${id}?locale=en`)
    await expect(page.getByRole('region', { name: 'Message to copy' })).toBeVisible()
    const card = page.getByRole('region', { name: new RegExp(`^${formEn.publish}`) })
    // The card shows where the post is once it has read its state.
    await expect(card.getByRole('link', { name: /\/blog\// }).first()).toBeVisible()
    await settled(page)
    const look = async (part?: string, more: Record<string, number> = {}) => {
      await expectAccessible(page, part, { ...known, ...more })
      await expectAccessibleInDark(page)
    }
    await look()

    const dialog = page.getByRole('dialog')
    await card.getByRole('combobox', { name: formEn.status }).selectOption('published')
    await card.getByRole('button', { name: formEn.update }).click()
    await expect(dialog.getByRole('radio').first()).toBeVisible()
    await look('dialog[open]')
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(dialog).toHaveCount(0)

    const tool = (name: string) => page.getByRole('button', { name, exact: true }).first()
    const text = page.getByText('With blocks.')
    await text.click()
    await tool('Upload').click()
    await expect(dialog.getByRole('table')).toBeVisible()
    await settled(page)
    await look('dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await page
      .getByRole('button', { name: /^Create New/i })
      .first()
      .click()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
    await settled(page)
    await look('dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    // The document can be used again, from where the drawer was opened.
    await expect(page.getByRole('button', { name: /^Create New/i }).first()).toBeFocused()

    await text.click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/')
    await expect(page.locator('.slash-menu-popup')).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')

    // Until the drawer is saved, the link has no address: the draft is saved without it.
    await text.click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    // The toolbar learns of the selection when the browser is idle.
    await expect(tool('Link')).not.toHaveClass(/disabled/)
    await tool('Link').click()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
    await look('dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await page.close()
    await (await signedIn('team')).delete(`/api/posts/${id}`)
  },
)
