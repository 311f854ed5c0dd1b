import type { Page } from '@playwright/test'

import en from '@/messages/en/blog.json' with { type: 'json' }
import es from '@/messages/es/blog.json' with { type: 'json' }
import { address, enlargeText, expect, expectAccessible, faces, test } from '../support/e2e'
import { site } from '../support/http'

const texts = { en, es }
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** What a page of the blog must always be: readable by everybody, in its frame. */
async function expectWhole(page: Page, language: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await wide(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}

for (const { language, prefix } of faces)
  test.describe(`the blog (${language})`, () => {
    const t = texts[language]
    const at = (path: string) => address(prefix, path)
    const cards = (page: Page) => page.locator('main article')
    /** Without those that other tests publish and delete meanwhile. */
    const seeded = (page: Page) => cards(page).filter({ hasNotText: /About q[0-9a-f]{12}/ })
    const titleLink = (page: Page) => seeded(page).first().getByRole('heading').getByRole('link')
    const topics = (page: Page) => page.getByRole('navigation', { name: t.topics })
    const paging = (page: Page) => page.getByRole('navigation', { name: t.paging })

    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(`by ${colorScheme}`, () => {
        test.use({ colorScheme })

        for (const path of [
          '/resources',
          '/resources/page/2',
          '/resources/search?q=web',
          '/resources/search',
        ])
          test(`${path} is whole`, async ({ page }) => {
            expect((await page.goto(at(path)))?.status()).toBe(200)
            await expectWhole(page, language)
          })

        test('a post and a category are whole', async ({ page }) => {
          await page.goto(at('/resources'))
          const post = await titleLink(page).getAttribute('href')
          const category = await topics(page).getByRole('link').nth(1).getAttribute('href')
          for (const path of [post, category]) {
            await page.goto(path ?? '')
            await expectWhole(page, language)
          }
        })
      })

    test('the list has twelve posts, newest first, and leads to older ones and back', async ({ page }) => {
      await page.goto(at('/resources'))
      await expect(cards(page)).toHaveCount(12)
      const dates = await cards(page)
        .locator('time')
        .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime))
      expect(dates).toEqual(dates.toSorted().reverse())
      await expect(topics(page).getByRole('link').first()).toHaveText(t.all)
      expect(await topics(page).getByRole('link').count()).toBeGreaterThanOrEqual(7)
      await paging(page).getByRole('link', { name: t.older }).click()
      await expect(page).toHaveURL(at('/resources/page/2'))
      await expect(paging(page).locator('[aria-current=page]')).toHaveText('2')
      expect(await cards(page).count()).toBeGreaterThan(0)
      await paging(page).getByRole('link', { name: t.newer }).click()
      await expect(page).toHaveURL(at('/resources'))
      await expect(paging(page).getByRole('link', { name: t.newer })).toHaveCount(0)
    })

    test('pictures keep their place, and neighbours differ', async ({ page }) => {
      await page.goto(at('/resources'))
      const covers = await page
        .locator('main article img')
        .evaluateAll((all) =>
          all.map((image) => /cover-\w+-(\w+)-/.exec((image as HTMLImageElement).src)?.[1] ?? ''),
        )
      expect(covers).toHaveLength(12)
      for (const [index, palette] of covers.entries())
        if (palette) expect(covers[index + 1]).not.toBe(palette)
      const boxes = await page
        .locator('.post-card-picture')
        .evaluateAll((all) => all.map((frame) => getComputedStyle(frame).aspectRatio))
      expect(boxes).not.toContain('auto')
    })

    test('a card leads to its post, its badge to the category, and each back', async ({ page }) => {
      await page.goto(at('/resources'))
      const title = (await seeded(page).nth(1).getByRole('heading').textContent()) ?? ''
      const badge = seeded(page).nth(1).locator('.badge')
      const name = (await badge.textContent()) ?? ''
      // All of the card, its picture too.
      await seeded(page).nth(1).locator('.post-card-picture').click({ force: true })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveURL(new RegExp(`${prefix}/blog/[a-z0-9-]+$`))
      const next = page.getByRole('region', { name: t.next })
      await expect(next.getByRole('article')).toHaveCount(2)
      await expect(next).not.toContainText(title)
      await expect(page.locator('.byline')).toContainText(/\d/)
      await page.locator('.post-head').getByRole('link', { name: name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/category/[a-z0-9-]+$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(`${name} - Blog - Puente`)
      await expect(topics(page).locator('[aria-current=page]')).toHaveText(name)
      await page.goBack()
      await page.getByRole('link', { name: t.back }).click()
      await expect(page).toHaveURL(at('/resources'))
    })

    test('who comes back after a slow way finds the page, not its placeholder', async ({ page }) => {
      await page.route(
        (url) => url.searchParams.has('_rsc'),
        async (route) => {
          await expect(page.locator('.transit')).toHaveCount(1)
          await route.continue()
        },
      )
      await page.goto(at('/resources'))
      // Before the page answers to its visitor, a link is a link.
      await page.waitForLoadState('networkidle')
      await titleLink(page).click()
      await expect(page.locator('article.post')).toBeVisible()
      await page.goBack()
      await expect(cards(page).first()).toBeVisible()
      await expect(page.locator('.transit')).toHaveCount(0)
    })

    test('the toggle leads to the translation of a post, or to the list', async ({ page }) => {
      const to = language === 'en' ? 'Español' : 'English'
      const home = language === 'en' ? '/es' : ''
      await page.goto(at('/resources'))
      const hrefs = await seeded(page)
        .locator('h2 a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
      await page.goto(at('/resources/page/2'))
      hrefs.push(
        ...(await seeded(page)
          .locator('h2 a')
          .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))),
      )
      const translated: string[] = []
      const alone: string[] = []
      for (const href of hrefs) {
        const body = await (await page.request.get(href)).text()
        ;(body.includes(`rel="alternate" hrefLang="${language === 'en' ? 'es' : 'en'}"`)
          ? translated
          : alone
        ).push(href)
      }
      expect(translated.length).toBeGreaterThanOrEqual(10)
      await page.goto(translated[0] ?? '')
      await page.getByRole('link', { name: to }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'es' : 'en')
      await expect(page).toHaveURL(new RegExp(`^${site}${home}/blog/[a-z0-9-]+$`))
      await expect(page.locator('article.post')).toBeVisible()
      await page.goto(alone[0] ?? '')
      await page.getByRole('link', { name: to }).first().click()
      await expect(page).toHaveURL(`${home}/resources`)
    })

    test('a search finds what is written with accents, and says how many', async ({ page }) => {
      await page.goto(at('/resources'))
      const [query, found] = language === 'en' ? ['DÉNTAL clinic', /dental clinic/i] : ['resena', /reseña/i]
      await page.getByRole('search').getByRole('searchbox').fill(query)
      await page.getByRole('search').getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(/\/resources\/search\?q=/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(query)
      await expect(cards(page).first()).toContainText(found)
      await expect(page.locator('.search-head .note')).toContainText(String(await cards(page).count()))
      await expect(page.getByRole('searchbox')).toHaveValue(query)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    })

    test('a search that finds nothing shows a way on', async ({ page }) => {
      await page.goto(at('/resources/search?q=xyzzyxyzzy'))
      await expect(page.getByText(t.search.none)).toBeVisible()
      await expectWhole(page, language)
      await page.getByRole('link', { name: t.search.ask }).click()
      await expect(page).toHaveURL(at('/contact'))
    })

    for (const [path, text] of [
      ['/resources/search', t.search.empty],
      ['/resources/search?q=%20', t.search.empty],
      [`/resources/search?q=${'a'.repeat(300)}`, t.search.tooLong.replace('{most}', '100')],
    ] as const)
      test(
        `a search says what is wrong with it: ${path.slice(0, 30)}`,
        { tag: '@once' },
        async ({ page }) => {
          await page.goto(at(path))
          await expect(page.getByText(text)).toBeVisible()
        },
      )

    test.describe('what is not there', { tag: '@once' }, () => {
      test.use({ expectedError: /status of 404/ })

      for (const [path, { title, text }] of [
        ['/blog/nope', t.postNotFound],
        ['/category/nope', t.category.notFound],
      ] as const)
        test(`${path} says so, and leads back`, async ({ page }) => {
          expect((await page.goto(at(path)))?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
          await expect(page.getByText(text)).toBeVisible()
          await expectWhole(page, language)
          await page.getByRole('link', { name: t.back }).click()
          await expect(page).toHaveURL(at('/resources'))
        })
    })

    test('only admins are shown the way to the workshop', { tag: '@once' }, async ({ page, context }) => {
      const manage = page.getByRole('link', { name: t.manage })
      for (const [role, count] of [
        ['', 0],
        ['client', 0],
        ['team', 0],
        ['admin', 1],
      ] as const) {
        if (role) await context.addCookies([{ name: 'puente_hint', value: role, url: site }])
        await page.goto(at('/resources'))
        await page.waitForLoadState('networkidle')
        await expect(manage).toHaveCount(count)
      }
      await expect(manage).toHaveAttribute('href', `${prefix}/dashboard?tab=blog`)
      await expectAccessible(page)
    })

    test('a post prints as its text alone', { tag: '@once' }, async ({ page }) => {
      await page.goto(at('/resources'))
      await page.goto((await titleLink(page).getAttribute('href')) ?? '')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.post-text p').first()).toBeVisible()
      for (const hidden of ['header.head', 'footer', '.read-next', '.final', '.post-cover', '.post-back'])
        await expect(page.locator(hidden)).toBeHidden()
    })

    test('a post reads at twice the size of text', async ({ page }) => {
      await page.goto(at('/resources'))
      await enlargeText(page)
      expect(await wide(page)).toBeLessThanOrEqual(0)
      await page.goto((await titleLink(page).getAttribute('href')) ?? '')
      await enlargeText(page)
      expect(await wide(page)).toBeLessThanOrEqual(0)
    })

    test.describe('without JavaScript', { tag: '@once' }, () => {
      test.use({ javaScriptEnabled: false })

      test('everything is read, found and turned', async ({ page }) => {
        await page.goto(at('/resources'))
        await expect(cards(page)).toHaveCount(12)
        await page.getByRole('search').getByRole('searchbox').fill('web')
        await page.getByRole('search').getByRole('button', { name: t.search.button }).click()
        await expect(page).toHaveURL(/q=web/)
        await expect(cards(page).first()).toBeVisible()
        await titleLink(page).click()
        await expect(page.locator('.post-text p').first()).toBeVisible()
        await page.getByRole('link', { name: t.back }).click()
        await paging(page).getByRole('link', { name: t.older }).click()
        await expect(page).toHaveURL(at('/resources/page/2'))
      })
    })

    test('a card is one stop of the keyboard besides its badge @keyboard', async ({ page }) => {
      await page.goto(at('/resources'))
      await cards(page).first().locator('.badge').focus()
      await page.keyboard.press('Tab')
      const title = cards(page).first().getByRole('heading').getByRole('link')
      await expect(title).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(cards(page).nth(1).locator('.badge')).toBeFocused()
    })
  })
