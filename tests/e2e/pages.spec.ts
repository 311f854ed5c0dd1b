import { type Page } from '@playwright/test'

import { address, enlargeText, expect, expectAccessible, faces, openPage, test } from '../support/e2e'
import { pagePaths } from '../support/page-paths'

/** Every picture of the page arrives when it comes into view. */
async function expectPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const { language, prefix, errors } of faces)
  test.describe(`the pages (${language})`, () => {
    for (const path of pagePaths)
      test(`${path} is whole`, async ({ page }) => {
        const response = await openPage(page, address(prefix, path))
        expect(response?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/^.{5,} - Puente$/)
        expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/^.{60,}$/)
        await expectPictures(page)
        await expectAccessible(page)
        expect(await sideways(page)).toBeLessThanOrEqual(0)
      })

    test.describe('by night', () => {
      test.use({ colorScheme: 'dark' })

      for (const path of pagePaths)
        test(`${path} can be read`, async ({ page }) => {
          await openPage(page, address(prefix, path))
          await expectAccessible(page)
        })
    })

    for (const path of [
      '/about',
      '/services',
      '/services/marketing-automation',
      '/careers',
      '/privacy-policy',
    ])
      test(`${path} reads at twice the size of text`, async ({ page }) => {
        await openPage(page, address(prefix, path))
        await enlargeText(page)
        expect(await sideways(page)).toBeLessThanOrEqual(0)
      })

    for (const slug of [
      'nope',
      'seo',
      'SEO-optimization',
      'seo-optimization/more',
      '__proto__',
      'constructor',
    ])
      test.describe(`/services/${slug}`, { tag: '@once' }, () => {
        test.use({ expectedError: /status of 404/ })

        test('is a full page that says it was not found', async ({ page }) => {
          const response = await page.goto(address(prefix, `/services/${slug}`))
          expect(response?.status()).toBe(404)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.notFound.title)
          await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
        })
      })

    test('each page but the legal ones leads to the contact page', { tag: '@once' }, async ({ page }) => {
      for (const path of pagePaths.filter((path) => !/policy|terms/.test(path))) {
        await page.goto(address(prefix, path))
        const call = page.locator('main').getByRole('link').and(page.locator('.button')).last()
        await expect(call).toHaveAttribute('href', address(prefix, '/contact'))
      }
    })

    test('from the services to one of them and back', async ({ page }) => {
      await openPage(page, address(prefix, '/services'))
      await page.locator(`main a[href="${address(prefix, '/services/seo-optimization')}"].more`).click()
      await expect(page).toHaveURL(address(prefix, '/services/seo-optimization'))
      await page.locator('main a.more').click()
      await expect(page).toHaveURL(address(prefix, '/services'))
    })

    test('the table of contents of a legal page leads to its parts', async ({ page }) => {
      await openPage(page, address(prefix, '/privacy-policy'))
      const links = page.locator('nav[aria-labelledby=contents] a')
      await expect(links).toHaveCount(await page.locator('.legal-body h2').count())
      for (const id of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash)))
        await expect(page.locator(`.legal-body h2${id}`)).toHaveCount(1)
      await links.nth(3).click()
      await expect(page.locator('.legal-body h2').nth(3)).toBeInViewport()
    })

    test('a legal page is dated by itself, and prints plain', { tag: '@once' }, async ({ page }) => {
      await openPage(page, address(prefix, '/terms-of-service'))
      await expect(page.locator('.legal header')).toContainText(
        language === 'en' ? 'Last updated: October 1, 2026' : 'Última actualización: 1 de octubre de 2026',
      )
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('nav[aria-labelledby=contents]')).toBeHidden()
      await expect(page.locator('.head')).toBeHidden()
      await expect(page.locator('.legal-body')).toBeVisible()
    })
  })

for (const prefix of ['', '/es'])
  test(`${prefix}/blog leads to the list of posts for good`, { tag: '@once' }, async ({ request }) => {
    const response = await request.get(`${prefix}/blog`, { maxRedirects: 0 })
    expect([301, 308]).toContain(response.status())
    expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe(`${prefix}/resources`)
  })
