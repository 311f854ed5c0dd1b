import type { Locator, Page } from '@playwright/test'

import { expect, expectAccessible, localePath, locales, openPage, test } from '../support/e2e'
import { widths } from '../support/widths'

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

const scrollTo = (place: Locator) =>
  place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))

for (const { language, prefix, layout } of locales)
  test.describe(`the call bar of phones (${language})`, { tag: '@phone' }, () => {
    const bar = (page: Page) => page.getByRole('complementary', { name: layout.callBar })

    test('comes after the first screen and leaves at the final call and the footer', async ({ page }) => {
      await openPage(page, localePath(prefix, '/'))
      await expect(bar(page)).toBeHidden()
      await scrollTo(headings(page).nth(1))
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await scrollTo(headings(page).last())
      await expect(bar(page)).toBeHidden()
      await scrollTo(page.getByRole('contentinfo'))
      await expect(bar(page)).toBeHidden()
    })

    test('carries the service of the page', async ({ page }) => {
      await openPage(page, localePath(prefix, '/services/email-marketing'))
      await scrollTo(headings(page).nth(1))
      await bar(page).getByRole('link').click()
      await expect(page).toHaveURL(localePath(prefix, '/contact/call?service=email-marketing'))
      await expect(page.locator('form[method=post] input[name=service]')).toHaveValue('email-marketing')
      await expect(bar(page)).toHaveCount(0)
    })
  })

test(
  'in the middle of a page a way to contact is on the screen, at every width',
  { tag: '@once' },
  async ({ page }) => {
    await openPage(page, '/')
    for (const width of [...widths, 679, 680, 1079, 1080]) {
      await page.setViewportSize({ width, height: 900 })
      await scrollTo(headings(page).nth(1))
      const ways = page
        .getByRole('banner')
        .getByRole('link', { name: 'Free consultation' })
        .or(page.getByRole('complementary', { name: 'Free Strategy Call' }).getByRole('link'))
        .filter({ visible: true })
      await expect(ways, `at ${width}`).toHaveCount(1)
      await expect(ways, `at ${width}`).toBeInViewport({ ratio: 1 })
    }
  },
)
