import { openAdmin, richTextEditor } from '../support/admin'
import { expect, test } from '../support/e2e'
import { rows } from '../support/http'

// Each violation of the policy is a console error, which fails a test.

for (const path of ['/', '/es/contact', '/resources', '/resources/search?q=seo', '/contact/retry', '/nope'])
  test.describe(path, { tag: '@once' }, () => {
    test.use({ expectedError: path === '/nope' ? /status of 404/ : undefined })
    test('works under its content security policy', async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('main')).toBeVisible()
    })
  })

test(
  'the admin and its editor work under their content security policy',
  { tag: '@once' },
  async ({ page }) => {
    // The admin and the editor are the largest scripts of the project.
    test.slow()
    await openAdmin(page, 'admin')
    await expect(page).toHaveURL(/\/admin\/?$/)
    await page.waitForLoadState('networkidle')
    const [post] = await rows<{ id: string }>(
      'select id from posts where featured_image_id is not null limit 1',
    )
    await page.goto(`/admin/collections/posts/${post?.id}`)
    const editor = richTextEditor(page)
    await editor.click()
    await page.keyboard.type('Words. ')
    await expect(editor).toContainText('Words.')
  },
)

test.describe('an injected script', { tag: '@once' }, () => {
  test.use({ expectedError: /Content Security Policy|content security policy/ })
  for (const path of ['/', '/resources/search', '/admin/login'])
    test(`does not run on ${path}`, async ({ page }) => {
      await page.goto(path)
      const ran = await page.evaluate(async () => {
        const refused = new Promise((resolve) =>
          document.addEventListener('securitypolicyviolation', resolve),
        )
        document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true">')
        await refused
        return 'ran' in window
      })
      expect(ran).toBe(false)
    })
})
