import boardEn from '@/messages/en/blogBoard.json' with { type: 'json' }
import boardEs from '@/messages/es/blogBoard.json' with { type: 'json' }
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  locales,
  roleIn,
  test,
} from '../support/e2e'
import { rows, signedIn } from '../support/http'
import { signInAsStaff } from '../support/staff'

const texts = { en: boardEn, es: boardEs }
type Language = keyof typeof texts

const content = {
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        children: [
          { type: 'text', version: 1, text: 'A body.', format: 0, mode: 'normal', style: '', detail: 0 },
        ],
      },
    ],
  },
}

/** A draft with a title of its own, in one language, by someone else. */
async function newPost(language: Language): Promise<{ id: string; title: string }> {
  const title = `Board post ${crypto.randomUUID().slice(0, 8)}`
  const colleague = await signedIn('team')
  const response = await colleague.post(`/api/posts?locale=${language}&draft=true&depth=0`, {
    data: { title, content, _status: 'draft' },
  })
  const { doc } = (await response.json()) as { doc: { id: string } }
  return { id: doc.id, title }
}

const statusesOf = (id: string) =>
  rows<{ language: string; status: string; archived: boolean }>(
    `select _locale as language, _status as status, archived_at is not null as archived
     from posts join posts_locales on _parent_id = posts.id where posts.id = $1 order by 1`,
    [id],
  )

for (const { language, tag } of locales) {
  const board = texts[language]
  const named = (action: string, title: string) =>
    board.cardAction.replace('{action}', action).replace('{title}', title)
  const languageName = { en: 'English', es: 'español' }[language]
  const publishLabel = board.actions.publish.replace('{language}', languageName)

  const role = roleIn[language]

  test(
    `${role} publish, archive, move to draft and delete a post, in ${language}`,
    { tag },
    async ({ page }) => {
      await signInAsStaff(page, language, role)
      const { id, title } = await newPost(language)
      await page.goto('/admin?tab=blog&sort=changed')

      await page.getByRole('button', { name: named(publishLabel, title) }).click()
      await expect(page.getByText(board.done.published)).toBeVisible()
      await expect(page.getByRole('link', { name: named(board.open, title) })).toBeVisible()
      expect(await statusesOf(id)).toEqual([{ language, status: 'published', archived: false }])

      await page.getByRole('button', { name: named(board.actions.archive, title) }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(board.archiveAsk.text)).toBeVisible()
      await dialog.getByRole('button', { name: board.actions.archive }).click()
      await expect(page.getByText(board.done.archived)).toBeVisible()
      expect((await statusesOf(id))[0]?.archived).toBe(true)

      await page.getByRole('button', { name: named(board.actions.unarchive, title) }).click()
      await expect(page.getByText(board.done.draft)).toBeVisible()
      expect(new Set((await statusesOf(id)).map(({ status }) => status))).toEqual(new Set(['draft']))
      expect((await statusesOf(id))[0]?.archived).toBe(false)

      await page.getByRole('button', { name: named(board.delete, title) }).click()
      await expect(dialog.getByText(board.deleteAsk.text)).toBeVisible()
      await dialog.getByRole('button', { name: board.delete, exact: true }).click()
      await expect(page.getByText(board.done.deleted)).toBeVisible()
      expect(await statusesOf(id)).toEqual([])
    },
  )

  test.describe('a failed read', () => {
    test.use({ expectedError: /status of 503.*api\/post-list/ })

    test(
      `the tabs are in the address, and say what could not be read, in ${language}`,
      { tag: [tag, '@once'] },
      async ({ page }) => {
        await signInAsStaff(page, language)
        await page.goto('/admin?tab=blog')
        const tab = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) })
        await tab(board.tabs.published).click()
        await expect(page).toHaveURL(/status=published/)
        await expect(tab(board.tabs.published)).toHaveAttribute('aria-pressed', 'true')
        await page.goBack()
        await expect(tab(board.tabs.all)).toHaveAttribute('aria-pressed', 'true')
        await page.route('**/api/post-list*', (route) =>
          route.fulfill({ status: 503, json: { success: false, error: 'unavailable' } }),
        )
        await tab(board.tabs.archived).click()
        await expect(page.getByRole('alert').getByText(board.failed.fetch)).toBeVisible()
      },
    )
  })

  test(`a category is created and deleted, in ${language}`, { tag: [tag, '@once'] }, async ({ page }) => {
    await signInAsStaff(page, language)
    await page.goto('/admin?tab=blog&categories=1')
    const dialog = page.getByRole('dialog')
    const name = `Board category ${crypto.randomUUID().slice(0, 8)}`
    await dialog.getByRole('button', { name: board.categories.new }).click()
    await dialog.getByRole('button', { name: board.categories.create }).click()
    await expect(dialog.getByText(board.categories.errors.name)).toBeVisible()
    await dialog.getByLabel(board.categories.name, { exact: true }).fill(name)
    await expect(dialog.getByLabel(board.categories.slug)).toHaveValue(
      name.toLowerCase().replaceAll(' ', '-'),
    )
    await dialog.getByRole('button', { name: board.categories.create }).click()
    await expect(page.getByText(board.categories.done.created)).toBeVisible()
    await dialog.getByRole('button', { name: board.categories.delete.replace('{name}', name) }).click()
    await expect(dialog.getByText(board.categories.deleteAsk.text)).toBeVisible()
    await dialog.getByRole('button', { name: board.categories.deleteAsk.button }).click()
    await expect(page.getByText(board.categories.done.deleted)).toBeVisible()
  })
}

test('a post is opened in the editor by keys', { tag: '@keyboard' }, async ({ page }) => {
  await signInAsStaff(page, 'en')
  await page.goto('/admin?tab=blog')
  await expect(page.getByRole('button', { name: /^Duplicate: / }).first()).toBeEnabled()
  await page.keyboard.press('j')
  // The first one, which may be a post that another test has just written.
  const current = page.getByRole('link').and(page.locator(':focus'))
  const href = (await current.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/admin\/collections\/posts\/[0-9a-f-]+\?/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === href)
})

test('no tab is cut off on a phone, in Spanish', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAsStaff(page, 'es')
  await page.goto('/admin?tab=blog&status=translation')
  const tabs = page.getByRole('group', { name: boardEs.tabsLabel })
  await expect(tabs.getByRole('button', { name: boardEs.tabs.translation })).toBeEnabled()
  expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
})

test(
  'the board and the categories fit every width and are accessible',
  { tag: '@long' },
  async ({ page }) => {
    await signInAsStaff(page, 'es')
    const expectQuality = async () => {
      await expectFitsWidth(page)
      await expectAccessible(page)
      await expectAccessibleInDark(page)
    }
    await page.goto('/admin?tab=blog')
    await expect(page.getByRole('heading', { name: boardEs.heading, exact: true })).toBeVisible()
    await expectQuality()
    await page.getByRole('button', { name: boardEs.manageCategories }).click()
    await expect(page.getByRole('dialog', { name: boardEs.categories.title })).toBeVisible()
    await expectQuality()
  },
)
