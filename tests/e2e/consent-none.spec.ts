import { useTool } from '../support/analytics'
import { texts } from '../support/consent'
import { expect, localePath, locales, test } from '../support/e2e'
import { site, visitor } from '../support/http'

test.beforeEach(() => useTool({ tool: 'none' }))
test.afterAll(() => useTool({ tool: 'none' }))

for (const { language, prefix } of locales)
  test.describe(`consent without a tool (${language})`, () => {
    const t = texts[language]
    test('nothing is asked, and the privacy page says so', async ({ page }) => {
      // Left over from a tool that was removed.
      await page.context().addCookies([{ name: 'puente_first', value: '%7B%7D', url: site }])
      await page.goto(localePath(prefix, '/privacy-policy'))
      await expect(page.getByRole('main')).toContainText(t.privacy.none)
      await expect(page.getByRole('button', { name: t.settings })).toHaveCount(0)
      await expect(page.getByRole('region', { name: t.region })).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
    })
  })

test('a tool without all of its settings is not used', async () => {
  await useTool({ tool: 'plausible', domain: 'puente.example' })
  const html = await (await (await visitor()).get('/contact')).text()
  expect(html).not.toContain('plausible')
})
