import type { Page } from '@playwright/test'

import formEn from '@/messages/en/postForm.json' with { type: 'json' }
import { countViolations, expect, expectAccessible, expectAccessibleInDark, test } from '../support/e2e'
import { documentOfText } from '../support/fixtures'
import { signedIn } from '../support/http'
import { makePost } from '../support/preview'
import { signInAsStaff } from '../support/staff'

/** What axe finds in the admin: nothing on our own screens, and on Payload's only what no label, option or slot mends. */

test.use({
  viewport: { width: 1440, height: 900 },
  // A link has no address before its drawer is saved, so the draft is refused meanwhile.
  expectedError: /status of 400.*\/api\/posts\//,
})

type Counts = Record<string, number>

/**
 * The frame of a document. Its tabs are a list without items, and its heading is outside of `main`, where the skip link
 * leads; its menu of actions is a button of three dots. None has a slot or a label.
 */
const frame: Counts = { 'button-name': 1, list: 1, region: 1 }

/** Payload's selects: their arrows are hidden from screen readers but take the focus, and the label names a box around them. */
const selects = (count: number, { clearable = count } = {}): Counts => ({
  'aria-hidden-focus': count + clearable,
  label: count,
})

/** Groups and arrays have headings of level 3 below the title, which is of level 1. */
const headings: Counts = { 'heading-order': 1 }

/** The buttons that sort a column are 20 pixels high, two in each. */
const sortable = (columns: number): Counts => ({ 'target-size': 2 * columns })

/** Each list has its header in `main`, and boxes to choose rows whose names are empty. */
const list = (rowCount: number): Counts => ({
  label: rowCount,
  'label-title-only': 1,
  'landmark-banner-is-top-level': 1,
})

/** What is left on Payload's screens, by rule. A test fails when a count grows, and when it shrinks: then lower it here. */
const stock: Record<string, Counts> = {
  // One button more: that of the menu beside the button that saves.
  '/admin/globals/home-page': { ...frame, ...headings, 'button-name': 2 },
  // Payload draws the fields that are far below once they are scrolled to.
  '/admin/globals/site-settings': { ...frame, ...headings, ...selects(4) },
  '/admin/account': {
    'button-name': 1,
    region: 1,
    ...headings,
    ...selects(2),
    'aria-hidden-focus': 5,
    label: 3,
  },
  '/admin/collections/site-images/create': { region: 1 },
  // Two arrows lead to the next and to the previous page.
  '/admin/collections/site-images?limit=1': { ...list(1), ...sortable(4), 'button-name': 2 },
  '/admin/globals/home-page/versions': { list: 1, region: 1, ...sortable(1) },
}

/** The frame of the editor of posts, its author, its date and its category, which are Payload's. */
const editorFrame: Counts = {
  ...frame,
  ...headings,
  'button-name': 2,
  'aria-hidden-focus': 2,
  label: 2,
  'label-title-only': 1,
  'target-size': 1,
}

/** The drawer of pictures is Payload's list, without rows to choose, and asks for the collection with a select. */
const uploadDrawer: Counts = { ...sortable(4), label: 1, 'landmark-no-duplicate-banner': 1 }

/** The drawer of a link: its text and its address, whose labels are those of other IDs. */
const linkDrawer: Counts = { label: 2 }

/** Without what depends on the pictures that are there: the text of a thumbnail is the name beside it. */
async function countStock(page: Page, part?: string): Promise<Counts> {
  const { 'image-redundant-alt': _, ...counts } = await countViolations(page, part)
  return counts
}

const settled = (page: Page) => page.waitForLoadState('networkidle')

test('stock screens have no more than is known', { tag: '@once' }, async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'en', 'admin')
  const found: typeof stock = {}
  for (const path of Object.keys(stock)) {
    await page.goto(path)
    await settled(page)
    found[path] = await countStock(page)
  }
  expect(found).toEqual(stock)
})

test('screens of our own have nothing', { tag: '@once' }, async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'en', 'admin')
  const { id } = await makePost()
  for (const path of [
    '/admin/people',
    '/admin/proposal-creator',
    `/admin/translate?slug=posts&document=${id}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectAccessibleInDark(page)
  }
  await (await signedIn('team')).delete(`/api/posts/${id}`)
})

/** A post with blocks that are still to be filled in, so that their fields are open. */
async function makePostWithBlocks(): Promise<string> {
  const { id } = await makePost()
  const block = (blockType: string) => ({ type: 'block', version: 2, format: '', fields: { blockType } })
  const { root } = documentOfText('With blocks.')
  const children = [...root.children, ...['chart', 'pullquote', 'message'].map(block)]
  const data = { content: { root: { ...root, children } } }
  const response = await (await signedIn('team')).patch(`/api/posts/${id}?locale=en&draft=true`, { data })
  expect(response.ok(), await response.text()).toBe(true)
  return id
}

test('the editor of posts, its dialogs and its drawers', { tag: '@once' }, async ({ page }) => {
  test.slow()
  const id = await makePostWithBlocks()
  await signInAsStaff(page, 'en', 'admin')
  await page.goto(`/admin/collections/posts/${id}?locale=en`)
  await expect(page.getByRole('region', { name: 'Message to copy' })).toBeVisible()
  const card = page.getByRole('region', { name: new RegExp(`^${formEn.publish}`) })
  // The card shows where the post is once it has read its state.
  await expect(card.getByRole('link', { name: /\/blog\// }).first()).toBeVisible()
  await settled(page)
  const found: Record<string, Counts> = { editor: await countViolations(page) }
  await expectAccessibleInDark(page)

  const dialog = page.getByRole('dialog')
  await card.getByRole('combobox', { name: formEn.status }).selectOption('published')
  await card.getByRole('button', { name: formEn.update }).click()
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  found.publish = await countViolations(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  const tool = (name: string) => page.getByRole('button', { name, exact: true }).first()
  await page.getByText('With blocks.').click()
  await tool('Upload').click()
  await expect(dialog.getByRole('table')).toBeVisible()
  found.upload = await countStock(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByText('With blocks.').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await tool('Link').click()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
  found.link = await countViolations(page, 'dialog[open]')
  expect(found).toEqual({ editor: editorFrame, publish: {}, upload: uploadDrawer, link: linkDrawer })
  await (await signedIn('team')).delete(`/api/posts/${id}`)
})
