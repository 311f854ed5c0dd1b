import type { Page } from '@playwright/test'

import { contactField } from '../support/contact-form'
import { expect, expectAccessible, localePath, locales, openPage, test } from '../support/e2e'

for (const { language, prefix, layout } of locales)
  test.describe(`the call bar of phones (${language})`, { tag: '@phone' }, () => {
    const bar = (page: Page) => page.getByRole('complementary', { name: layout.callBar })
    const scrollTo = (page: Page, selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((place) => place.scrollIntoView({ behavior: 'instant' }))

    test('comes after the first screen and leaves at the final call and the footer', async ({ page }) => {
      await openPage(page, localePath(prefix, '/'))
      await expect(bar(page)).toBeHidden()
      await scrollTo(page, '#steps')
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await scrollTo(page, '#final')
      await expect(bar(page)).toBeHidden()
      await scrollTo(page, 'footer')
      await expect(bar(page)).toBeHidden()
    })

    test('carries the service of the page', async ({ page }) => {
      await openPage(page, localePath(prefix, '/services/email-marketing'))
      await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .nth(1)
        .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
      await bar(page).getByRole('link').click()
      await expect(page).toHaveURL(localePath(prefix, '/contact'))
      await expect(contactField(page, 'service_interest')).toHaveValue('email')
      await expect(bar(page)).toHaveCount(0)
    })
  })

test('wider windows have no call bar', { tag: '@once' }, async ({ page }) => {
  await openPage(page, '/')
  await page.locator('#steps').evaluate((place) => place.scrollIntoView({ behavior: 'instant' }))
  await expect(page.getByRole('complementary', { name: 'Free strategy call' })).toHaveCount(0)
})
