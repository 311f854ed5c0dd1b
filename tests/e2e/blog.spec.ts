import type { Locator, Page } from '@playwright/test'

import en from '@/messages/en/blog.json' with { type: 'json' }
import toastsEn from '@/messages/en/toasts.json' with { type: 'json' }
import es from '@/messages/es/blog.json' with { type: 'json' }
import toastsEs from '@/messages/es/toasts.json' with { type: 'json' }
import { contactField } from '../support/contact-form'
import { expect, expectAccessible, languageOf, localePath, locales, test } from '../support/e2e'
import { expectPageQuality } from '../support/page-quality'
import { site } from '../support/http'
import { seededPost } from '../support/seeded-post'
import { metaOf } from '../support/seo-markup'

const texts = { en, es }
const toasts = { en: toastsEn, es: toastsEs }

/** A number with the words of a plural message, such as '3 posts found' or '5-minute read'. */
const counted = (message: string, count = String.raw`\d+`) =>
  new RegExp(`${count}(${[...message.matchAll(/\{#([^}]+)\}/g)].map(([, words]) => words).join('|')})`)

for (const { language, prefix, tag, layout } of locales) {
  const t = texts[language]
  const at = (path: string) => localePath(prefix, path)
  const cards = (page: Page) => page.getByRole('main').getByRole('article')
  /** Without the posts that other tests publish and delete meanwhile. */
  const seeded = (page: Page) => cards(page).filter({ hasNotText: /About q[0-9a-f]{12}/ })
  const titleOf = (card: Locator) => card.getByRole('heading').getByRole('link')
  /** The link to the category comes before the title. */
  const badgeOf = (card: Locator) => card.getByRole('link').first()
  const topics = (page: Page) => page.getByRole('navigation', { name: t.topics })
  const paging = (page: Page) => page.getByRole('navigation', { name: t.paging })
  const searchBox = (page: Page) => page.getByRole('search').getByRole('searchbox')
  const openFirstPost = async (page: Page) => {
    await page.goto(at('/resources'))
    await page.goto((await titleOf(seeded(page).first()).getAttribute('href')) ?? '')
  }

  test.describe(`the blog (${language})`, { tag }, () => {
    for (const [path, ...more] of [
      ['/resources'],
      ['/resources/page/2', '@long'],
      ['/resources/search?q=web'],
      ['/resources/search', '@long'],
      ['/resources/search?q=xyzzyxyzzy', '@long'],
    ] as const)
      test(`${path}: status, metadata, accessibility and layout`, { tag: [...more] }, async ({ page }) => {
        expect((await page.goto(at(path)))?.status()).toBe(200)
        await expectPageQuality(page, language)
      })

    test('a post and a category: accessibility and layout', async ({ page }) => {
      await page.goto(at('/resources'))
      const post = await titleOf(seeded(page).first()).getAttribute('href')
      const category = await topics(page).getByRole('link').nth(1).getAttribute('href')
      for (const path of [post, category]) {
        await page.goto(path ?? '')
        await expectPageQuality(page, language)
      }
    })
  })

  test.describe(`reading the blog (${language})`, { tag }, () => {
    test(
      'lists twelve posts, newest first, and pages to older ones and back',
      { tag: '@once' },
      async ({ page }) => {
        await page.goto(at('/resources'))
        await expect(cards(page)).toHaveCount(12)
        const dates = await cards(page)
          .getByRole('time')
          .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime))
        expect(dates).toHaveLength(12)
        expect(dates).toEqual(dates.toSorted().reverse())
        await expect(topics(page).getByRole('link').first()).toHaveText(t.all)
        expect(await topics(page).getByRole('link').count()).toBeGreaterThanOrEqual(7)
        await paging(page).getByRole('link', { name: t.older }).click()
        await expect(page).toHaveURL(at('/resources/page/2'))
        const second = paging(page).getByRole('link', { name: t.page.replace('{page}', '2') })
        await expect(second).toHaveAttribute('aria-current', 'page')
        expect(await cards(page).count()).toBeGreaterThan(0)
        await paging(page).getByRole('link', { name: t.newer }).click()
        await expect(page).toHaveURL(at('/resources'))
        await expect(paging(page).getByRole('link', { name: t.newer })).toHaveCount(0)
      },
    )

    test('reserves the space of pictures', { tag: '@once' }, async ({ page }) => {
      const heights = async () =>
        new Map(
          await cards(page).evaluateAll((all) =>
            all.map(
              (card) =>
                [
                  card.querySelector('h2, h3')?.textContent,
                  Math.round(card.getBoundingClientRect().height),
                ] as const,
            ),
          ),
        )
      await page.goto(at('/resources'))
      const shown = await heights()
      await page.route(
        () => true,
        (route) =>
          route.request().resourceType() === 'image' ? route.fulfill({ status: 204 }) : route.continue(),
      )
      await page.goto(at('/resources'))
      // Other tests publish and delete posts meanwhile.
      const kept = [...(await heights())].filter(([title]) => shown.has(title))
      expect(kept.length).toBeGreaterThan(5)
      expect(kept).toEqual(kept.map(([title]) => [title, shown.get(title)]))
    })

    test(
      'a card links to its post, its badge to the category, and both lead back',
      { tag: '@once' },
      async ({ page }) => {
        await page.goto(at('/resources'))
        const card = seeded(page).nth(1)
        const title = (await titleOf(card).textContent()) ?? ''
        const category = (await badgeOf(card).textContent()) ?? ''
        // The whole card is a link, its picture too.
        await card.click({ position: { x: 20, y: 20 } })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveURL(new RegExp(`${prefix}/blog/[a-z0-9-]+$`))
        const next = page.getByRole('region', { name: t.next })
        await expect(next.getByRole('article')).toHaveCount(2)
        await expect(next).not.toContainText(title)
        await expect(page.getByText(counted(t.minutes))).toBeVisible()
        await cards(page).first().getByRole('link', { name: category, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`${prefix}/category/[a-z0-9-]+$`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
        await expect(page).toHaveTitle(`${category} - Blog - Puente`)
        const topic = topics(page).getByRole('link', { name: category, exact: true })
        await expect(topic).toHaveAttribute('aria-current', 'page')
        await page.goBack()
        await page.getByRole('link', { name: t.back }).click()
        await expect(page).toHaveURL(at('/resources'))
      },
    )

    test(
      'going back after a slow navigation shows the page, not its placeholder',
      { tag: '@once' },
      async ({ page }) => {
        const placeholder = page.getByRole('status').filter({ hasText: layout.loading.page })
        await page.route(
          (url) => url.searchParams.has('_rsc'),
          async (route) => {
            await expect(placeholder).toHaveCount(1)
            await route.continue()
          },
        )
        await page.goto(at('/resources'))
        // Before hydration a link loads the whole page.
        await page.waitForLoadState('networkidle')
        const title = (await titleOf(seeded(page).first()).textContent()) ?? ''
        await titleOf(seeded(page).first()).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await page.goBack()
        await expect(cards(page)).toHaveCount(12)
        await expect(cards(page).first()).toBeVisible()
        await expect(placeholder).toHaveCount(0)
      },
    )

    test('the language toggle leads to the translation of a post, or to the list', async ({ page }) => {
      const other = language === 'en' ? 'es' : 'en'
      const toggle = page.getByRole('link', { name: language === 'en' ? 'Español' : 'English' }).first()
      const home = language === 'en' ? '/es' : ''
      await page.goto(at(`/blog/${await seededPost(language, { isTranslated: true })}`))
      await toggle.click()
      await expect.poll(() => languageOf(page)).toBe(other)
      await expect(page).toHaveURL(new RegExp(`^${site}${home}/blog/[a-z0-9-]+$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(at(`/blog/${await seededPost(language, { isTranslated: false })}`))
      await toggle.click()
      await expect(
        page.getByRole('status').filter({ hasText: toasts[other].not_translated.text }),
      ).toBeVisible()
      await expect(page).toHaveURL(`${home}/resources`)
    })

    test('a search ignores accents and shows how many posts it found', async ({ page }) => {
      await page.goto(at('/resources'))
      const [query, found] = language === 'en' ? ['DÉNTAL clinic', /dental clinic/i] : ['resena', /reseña/i]
      await searchBox(page).fill(query)
      await searchBox(page).press('Enter')
      await expect(page).toHaveURL(/\/resources\/search\?q=/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(query)
      await expect(cards(page).first()).toContainText(found)
      const count = String(await cards(page).count())
      await expect(page.getByText(counted(t.search.count, count))).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue(query)
      expect(metaOf(await page.content(), 'robots')).toContain('noindex')
    })

    test('a search without results offers to ask', { tag: '@once' }, async ({ page }) => {
      await page.goto(at('/resources/search?q=xyzzyxyzzy'))
      await expect(page.getByText(t.search.none)).toBeVisible()
      await expect(topics(page).getByRole('link').first()).toBeVisible()
      const newest = page.getByRole('region', { name: t.search.newest })
      await expect(newest.getByRole('article')).toHaveCount(3)
      const words = page.getByRole('navigation', { name: t.search.words }).getByRole('link')
      await expect(words.first()).toBeVisible()
      await page.getByRole('link', { name: t.search.ask, exact: true }).click()
      await expect(page).toHaveURL(at('/contact'))
      await expect(contactField(page, 'message')).toHaveValue(/xyzzyxyzzy/)
    })

    test('each word that a search suggests leads to posts', { tag: '@long' }, async ({ page }) => {
      await page.goto(at('/resources/search'))
      const words = page.getByRole('navigation', { name: t.search.words }).getByRole('link')
      const hrefs = await words.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
      expect(hrefs.length).toBeGreaterThan(3)
      for (const href of hrefs) {
        await page.goto(href)
        await expect(cards(page).first()).toBeVisible()
        await expect(words).toHaveCount(0)
      }
    })

    test('a search without results offers those of the other language', async ({ page }) => {
      // A word that only posts of the other language have.
      const [query, other] = language === 'en' ? ['clientes', 'es'] : ['neighbors', 'en']
      await page.goto(at(`/resources/search?q=${encodeURIComponent(query)}`))
      await page.getByRole('link', { name: counted(t.search.elsewhere) }).click()
      await expect.poll(() => languageOf(page)).toBe(other)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(query)
      await expect(cards(page).first()).toBeVisible()
    })

    test('an invalid search says what is wrong', async ({ page }) => {
      for (const [path, text] of [
        ['/resources/search', t.search.empty],
        ['/resources/search?q=%20', t.search.empty],
        [`/resources/search?q=${'a'.repeat(300)}`, t.search.tooLong.replace('{most}', '100')],
      ] as const) {
        await page.goto(at(path))
        await expect(page.getByText(text)).toBeVisible()
      }
    })

    test.describe('with an unknown address', () => {
      test.use({ expectedError: /status of 404/ })

      for (const [path, { title, text }] of [
        ['/blog/nope', t.postNotFound],
        ['/category/nope', t.category.notFound],
      ] as const)
        test(`${path} is not found and leads back`, async ({ page }) => {
          expect((await page.goto(at(path)))?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
          await expect(page.getByText(text)).toBeVisible()
          await expectPageQuality(page, language)
          await page.getByRole('link', { name: t.back }).click()
          await expect(page).toHaveURL(at('/resources'))
        })
    })

    test('shows the link to manage the blog to admins only', async ({ page, context }) => {
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

    test('prints the text of a post alone', { tag: '@once' }, async ({ page }) => {
      await openFirstPost(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('article').getByRole('paragraph').last()).toBeVisible()
      // The header, the footer, what to read next and the last call.
      for (const role of ['banner', 'contentinfo', 'region', 'img'] as const)
        await expect(page.getByRole(role)).toHaveCount(0)
      await expect(page.getByRole('link', { name: t.back })).toHaveCount(0)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('reads, searches and pages', async ({ page }) => {
        await page.goto(at('/resources'))
        await expect(cards(page)).toHaveCount(12)
        await searchBox(page).fill('web')
        await page.getByRole('search').getByRole('button', { name: t.search.button }).click()
        await expect(page).toHaveURL(/q=web/)
        await expect(cards(page).first()).toBeVisible()
        await titleOf(seeded(page).first()).click()
        await expect(cards(page).first().getByRole('paragraph').last()).toBeVisible()
        await page.getByRole('link', { name: t.back }).click()
        await paging(page).getByRole('link', { name: t.older }).click()
        await expect(page).toHaveURL(at('/resources/page/2'))
      })
    })

    test(
      'the Tab key stops at the badge and the title of each card',
      { tag: '@keyboard' },
      async ({ page }) => {
        await page.goto(at('/resources'))
        // Other tests publish posts without a category meanwhile; their cards have no badge.
        const index = await cards(page).evaluateAll((all) =>
          all.findIndex((card) => card.querySelectorAll('a').length > 1),
        )
        const card = cards(page).nth(index)
        await badgeOf(card).focus()
        await page.keyboard.press('Tab')
        await expect(titleOf(card)).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(
          cards(page)
            .nth(index + 1)
            .getByRole('link')
            .first(),
        ).toBeFocused()
      },
    )
  })
}
