import en from '@/messages/en/saving.json' with { type: 'json' }
import { expect, test } from '../support/e2e'
import { signedIn } from '../support/http'
import { bar, onWrite, openPost, saves, shot, storedTitle, title } from '../support/post-form'
import { newStaff, shareSession } from '../support/staff'

/** What stays on the device: of a crash, at a sign-out, before a post exists, and without storage. */

test.use({
  viewport: { width: 1440, height: 900 },
  expectedError: /Failed to load resource|fetch|ERR_|status of|#441|An unexpected response was received/,
})

test('after a crash the words are offered back', { tag: '@once' }, async ({ page }) => {
  const { id } = await openPost(page)
  const draft = saves(id)
  await page.route(
    draft,
    onWrite((route) => route.abort()),
  )
  await title(page).fill('Typed before the crash')
  await expect(bar(page)).toHaveAttribute('data-state', 'failed')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.evaluate(() => window.stop())
  await page.goto('about:blank')
  await page.unroute(draft)
  await page.goto(`/admin/collections/posts/${id}?locale=en`)
  await expect(bar(page)).toHaveAttribute('data-state', 'found')
  await shot(page, 'found')
  await bar(page).getByRole('button', { name: en.restore }).click()
  await expect(title(page)).toHaveValue('Typed before the crash')
  await expect(bar(page)).toHaveAttribute('data-state', 'saved')
  expect(await storedTitle(id)).toBe('Typed before the crash')
})

test('signing out saves first, and names what it can not save', { tag: '@once' }, async ({ page }) => {
  const { id } = await openPost(page)
  await title(page).fill('Saved by signing out')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/login/)
  expect(await storedTitle(id)).toBe('Saved by signing out')

  const { id: second } = await openPost(page)
  await page.route(
    saves(second),
    onWrite((route) => route.abort()),
  )
  await title(page).fill('Not to be saved')
  await page.getByRole('button', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog', { name: en.signOut.title })
  await expect(dialog).toContainText('Not to be saved')
  await shot(page, 'sign-out')
  await dialog.getByRole('button', { name: en.signOut.stay }).click()
  await expect(title(page)).toHaveValue('Not to be saved')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await dialog.getByRole('button', { name: en.signOut.discard }).click()
  await expect(page).toHaveURL(/login/)
})

test(
  'a new post is on the device before it exists, for its author alone',
  { tag: '@once' },
  async ({ page }) => {
    const ana = await newStaff('en')
    await shareSession(page, ana)
    await page.goto('/admin/collections/posts/create?locale=en')
    await title(page).fill('Never created')
    await expect(bar(page).getByRole('status')).toContainText(en.kept)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(bar(page)).toHaveAttribute('data-state', 'found')
    await shareSession(page, await newStaff('en', 'team', 'Eva Torres'))
    await page.goto('/admin/collections/posts/create?locale=en')
    await expect(title(page)).toBeVisible()
    await expect(bar(page)).toHaveAttribute('data-state', 'idle')
    await shareSession(page, ana)
    await page.goto('/admin/collections/posts/create?locale=en')
    await bar(page).getByRole('button', { name: en.restore }).click()
    await expect(title(page)).toHaveValue('Never created')
  },
)

test('a document is created once, although the answer was lost', { tag: '@once' }, async ({ page }) => {
  await shareSession(page, await newStaff('en'))
  await page.goto('/admin/collections/categories/create?locale=en')
  const creates = (url: URL) => url.pathname === '/api/categories'
  let answers = 0
  await page.route(
    creates,
    onWrite(async (route) => {
      answers += 1
      const response = await route.fetch()
      return answers === 1 ? route.abort() : route.fulfill({ response })
    }),
  )
  const name = `Created ${crypto.randomUUID()}`
  await page.locator('#field-name').fill(name)
  await page.getByRole('button', { name: en.save, exact: true }).click()
  await expect(page).toHaveURL(/categories\/[\da-f-]{36}/)
  await expect(page.locator('#field-name')).toHaveValue(name)
  expect(answers).toBe(2)
  const staff = await signedIn('team')
  const found = await staff.get(`/api/categories?locale=en&where[name][equals]=${encodeURIComponent(name)}`)
  expect(((await found.json()) as { totalDocs: number }).totalDocs).toBe(1)
})

test('without storage typing goes on, and the bar says so', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  const { id } = await openPost(page)
  const draft = saves(id)
  await page.route(
    draft,
    onWrite((route) => route.abort()),
  )
  await title(page).fill('Only here')
  await expect(bar(page).getByRole('status')).toContainText(en.retry.screen)
  await page.unroute(draft)
  await bar(page).getByRole('button', { name: en.tryNow }).click()
  await expect(bar(page)).toHaveAttribute('data-state', /again|saved/)
  expect(await storedTitle(id)).toBe('Only here')
})
