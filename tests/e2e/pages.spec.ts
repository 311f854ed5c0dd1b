import { type Page } from '@playwright/test'

import pagesEn from '@/messages/en/pages.json' with { type: 'json' }
import pagesEs from '@/messages/es/pages.json' with { type: 'json' }
import { contactField } from '../support/contact-form'
import { expectPictures } from '../support/document'
import { expect, localePath, locales, openPage, test } from '../support/e2e'
import { expectPageQuality } from '../support/page-quality'
import { metaOf } from '../support/seo-markup'
import { layoutTag, pagePaths } from '../support/page-paths'

const texts = { en: pagesEn, es: pagesEs }
/** The demo has cases and industries, but no opening. */
const isSoon = (path: string) => path === '/careers'
/** Legal pages and those still to come have no link to the contact page at their end. */
const endsWithContact = (path: string) => !/policy|terms/.test(path) && !isSoon(path)

/** The path of the last link to a page of the site. An address or a phone number may follow it. */
async function lastOwnLink(page: Page): Promise<string | undefined> {
  const links = page.getByRole('main').getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  return hrefs.findLast((href) => href?.startsWith('/'))?.replace(/#service-\w+$/, '')
}

for (const { language, prefix, tag, layout } of locales) {
  const t = texts[language]
  const at = (path: string) => localePath(prefix, path)

  test.describe(`every page (${language})`, { tag }, () => {
    for (const path of pagePaths)
      test(
        `${path}: status, metadata, accessibility and layout`,
        { tag: layoutTag(path) },
        async ({ page }) => {
          const response = await openPage(page, at(path))
          expect(response?.status()).toBe(200)
          await expect(page).toHaveTitle(/^.{5,} - Puente$/)
          expect(metaOf(await page.content(), 'description')).toMatch(/^.{60,}$/)
          await expectPictures(page.getByRole('main'))
          // Industries end with 'Write to Us'.
          const end = path === '/industries' ? '/contact' : '/contact/call'
          if (endsWithContact(path)) expect(await lastOwnLink(page)).toBe(at(end))
          await expectPageQuality(page, language)
        },
      )
  })

  test.describe(`pages (${language})`, { tag }, () => {
    /** The parts of a legal page are below its title and its table of contents. */
    const parts = (page: Page) =>
      page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasNotText: t.legal.contents })
    const contents = (page: Page) => page.getByRole('navigation', { name: t.legal.contents })

    test(
      'a page that is still to come asks one question and has two ways on',
      { tag: '@phone' },
      async ({ page }) => {
        const { sheet, question, ways } = t.soon.careers
        await openPage(page, at('/careers'))
        const main = page.getByRole('main')
        await expect(main.getByRole('region', { name: sheet.title }).getByRole('term')).toHaveCount(5)
        for (const { title } of Object.values(ways))
          await expect(main.getByRole('link', { name: title })).toBeVisible()
        const doors = main.getByRole('region', { name: question.title }).getByRole('link')
        await expect(doors).toHaveCount(4)
        await doors.nth(1).click()
        await expect(page).toHaveURL(at('/contact'))
        await expect(contactField(page, 'message')).toHaveValue(question.answers[2].message)
      },
    )

    test('an answer never replaces what a visitor wrote', { tag: '@once' }, async ({ page }) => {
      await openPage(page, at('/contact'))
      await contactField(page, 'message').fill('Vendo pan.')
      await page.goto(at('/careers'))
      const { question } = t.soon.careers
      await page.getByRole('region', { name: question.title }).getByRole('link').first().click()
      await expect(contactField(page, 'message')).toHaveValue('Vendo pan.')
    })

    test('leads from the services to one of them and back', { tag: '@once' }, async ({ page }) => {
      await openPage(page, at('/services'))
      const main = page.getByRole('main')
      const { title } = layout.serviceNames['seo-optimization']
      await main.getByRole('link', { name: new RegExp(`^${t.services.more} ?: ${title}`) }).click()
      await expect(page).toHaveURL(at('/services/seo-optimization'))
      await main.getByRole('link', { name: layout.viewAll }).click()
      await expect(page).toHaveURL(at('/services'))
    })

    test('the table of contents of a legal page links to its parts', { tag: '@phone' }, async ({ page }) => {
      await openPage(page, at('/privacy-policy'))
      const links = contents(page).getByRole('link')
      const ids = await parts(page).evaluateAll((all) => all.map(({ id }) => `#${id}`))
      const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash))
      expect(hrefs).toEqual(ids)
      await links.nth(3).click()
      await expect(parts(page).nth(3)).toBeInViewport()
    })

    test('a legal page shows its date, and prints without navigation', async ({ page }) => {
      await openPage(page, at('/terms-of-service'))
      const date =
        language === 'en'
          ? 'Last updated: November 22, 2026'
          : 'Última actualización: 22 de noviembre de 2026'
      await expect(page.getByText(date)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(contents(page)).toHaveCount(0)
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(parts(page).first()).toBeVisible()
    })
  })
}

for (const prefix of ['', '/es'])
  test(`${prefix}/blog redirects permanently to the list of posts`, { tag: '@once' }, async ({ request }) => {
    const response = await request.get(`${prefix}/blog`, { maxRedirects: 0 })
    expect([301, 308]).toContain(response.status())
    expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe(`${prefix}/resources`)
  })
