import { expect, test } from '../support/e2e'
import { password, rows } from '../support/http'

// Every violation is an error of the console, which fails a test.

for (const path of ['/', '/es/contact', '/resources', '/resources/search?q=seo', '/contact/retry', '/nope'])
  test.describe(path, { tag: '@once' }, () => {
    test.use({ expectedError: path === '/nope' ? /status of 404/ : undefined })
    test('the page works under its policy', async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('main')).toBeVisible()
    })
  })

test('the admin and its editor work under theirs', { tag: '@once' }, async ({ page }) => {
  await page.goto('/admin/login')
  await page.locator('input[name=email]').fill('admin@puente.example')
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  await page.waitForLoadState('networkidle')
  // The admin and the editor are the largest scripts of the project.
  test.slow()
  const [post] = await rows<{ id: string }>(
    'select id from posts where featured_image_id is not null limit 1',
  )
  await page.goto(`/admin/collections/posts/${post?.id}`)
  await page.locator('[data-lexical-editor=true]').click()
  await page.keyboard.type('Words. ')
  await expect(page.locator('[data-lexical-editor=true]')).toContainText('Words.')
})

test.describe('a script that got into a page', { tag: '@once' }, () => {
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
