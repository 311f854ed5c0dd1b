import type { Locator, Page } from '@playwright/test'

import blogEn from '@/messages/en/blog.json' with { type: 'json' }
import blogEs from '@/messages/es/blog.json' with { type: 'json' }
import { expect, languageOf, localePath, locales, openPage, test } from '../support/e2e'

const blog = { en: blogEn, es: blogEs }

/** Delays what the router requests until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await held.promise
      await route.continue().catch(() => undefined)
    },
  )
  return () => held.resolve(undefined)
}

/** Expects that a text is on the screen, and that the band around it takes less than half of the window. */
async function expectInPartOfWindow(text: Locator): Promise<void> {
  await expect(text).toBeInViewport()
  const share = await text.evaluate((element) => {
    const box = element.closest('section')?.getBoundingClientRect()
    return box && box.height / innerHeight
  })
  expect(share).toBeLessThan(0.5)
}

for (const { language, prefix, tag, layout } of locales)
  test.describe(`a slow navigation (${language})`, { tag }, () => {
    const footer = (page: Page) => page.getByRole('contentinfo')
    const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

    const content = (page: Page) => page.getByRole('main')

    for (const { link, from, section } of [
      { link: layout.resources, from: '/contact' },
      // The testimonials load in their section; the rest of the page is a skeleton.
      { link: layout.home, from: '/contact', section: layout.loading.testimonials },
      { link: layout.contact, from: '/' },
    ])
      test(`shows a placeholder until the page arrives: ${link}`, { tag: '@phone' }, async ({ page }) => {
        await openPage(page, localePath(prefix, from))
        const release = await hold(page)
        await footer(page).getByRole('link', { name: link, exact: true }).click()
        await expect(status(page, layout.loading.page)).toHaveCount(1)
        await expect(content(page)).toHaveCount(0)
        if (section) await expectInPartOfWindow(page.getByText(section))
        release()
        await expect(content(page)).toBeVisible()
        await expect(status(page, layout.loading.page)).toHaveCount(0)
      })

    test(
      'keeps the head and the topics of a list while another page of it loads',
      { tag: '@once' },
      async ({ page }) => {
        await page.goto(localePath(prefix, '/resources'))
        await page.waitForLoadState('networkidle')
        const release = await hold(page)
        await content(page).getByRole('link', { name: blog[language].older }).click()
        await expect(status(page, layout.loading.page)).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        await expect(page.getByRole('navigation', { name: blog[language].topics })).toBeInViewport()
        release()
        await expect(page).toHaveURL(localePath(prefix, '/resources/page/2'))
        await expect(status(page, layout.loading.page)).toHaveCount(0)
      },
    )

    test('shows a placeholder during a search', { tag: '@phone' }, async ({ page }) => {
      await page.goto(localePath(prefix, '/resources'))
      // An answer that never arrives.
      await page.route('**/resources/search?**', (route) => route.fulfill({ status: 204 }))
      const search = page.getByRole('search').first()
      await search.getByRole('searchbox').fill('web')
      await expect(async () => {
        await search.getByRole('searchbox').press('Enter')
        await expect(status(page, layout.loading.page)).toHaveCount(1, { timeout: 1_000 })
      }).toPass()
      await expect(content(page)).toHaveCount(0)
    })

    test(
      'shows no placeholder for a quick answer, and gives up after 15 seconds',
      { tag: '@once' },
      async ({ page }) => {
        await page.clock.install()
        await openPage(page, localePath(prefix, '/contact'))
        await page.clock.pauseAt(new Date(Date.now() + 60_000))
        const release = await hold(page)
        await footer(page).getByRole('link', { name: layout.home, exact: true }).click()
        await page.clock.runFor(149)
        await expect(content(page)).toBeVisible()
        await page.clock.runFor(1)
        await expect(content(page)).toHaveCount(0)
        await page.clock.runFor(15_000)
        await expect(content(page)).toBeVisible()
        release()
      },
    )
  })

test.describe('the scroll position', () => {
  const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
  const scroll = (page: Page, top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

  for (const top of [40, 900])
    test(
      `starts at the top of a new page and is restored on going back (${top})`,
      { tag: '@once' },
      async ({ page }) => {
        await openPage(page, '/contact')
        await scroll(page, top)
        await page.getByRole('banner').getByRole('link', { name: 'Puente' }).first().click()
        await expect(page).toHaveURL('/')
        await expect.poll(() => scrolled(page)).toBe(0)
        await page.goBack()
        await expect(page).toHaveURL('/contact')
        await expect.poll(() => scrolled(page)).toBe(top)
      },
    )

  for (const width of [375, 768, 1440, 1920])
    test(
      `what is read stays in place when the language changes (${width})`,
      { tag: width === 375 || width === 1440 ? '@en' : ['@en', '@long'] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await openPage(page, '/?utm_campaign=spring#steps')
        /** How far below the top of the window the n-th section begins. */
        const topOf = (index: number) =>
          page
            .getByRole('main')
            .evaluate((main, nth) => main.children[nth]?.getBoundingClientRect().top, index)
        const steps = 'main > #steps'
        const index = await page
          .locator(steps)
          .evaluate((section) => [...(section.parentElement?.children ?? [])].indexOf(section))
        await page.locator(steps).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
        const before = (await topOf(index)) ?? NaN
        await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click()
        await expect(page).toHaveURL('/es?utm_campaign=spring#steps')
        await expect.poll(() => languageOf(page)).toBe('es')
        expect(Math.abs(((await topOf(index)) ?? NaN) - before)).toBeLessThan(20)
        // In the footer, the toggle itself stays where it is.
        const toggle = page.getByRole('contentinfo').getByRole('link', { name: 'English' })
        await toggle.scrollIntoViewIfNeeded()
        const at = (await toggle.boundingBox())?.y ?? NaN
        await toggle.click()
        await expect.poll(() => languageOf(page)).toBe('en')
        const now = (await toggle.boundingBox())?.y ?? NaN
        expect(Math.abs(now - at)).toBeLessThan(4)
      },
    )

  test('Back after a change of language returns to the page before', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/about')
    await openPage(page, '/contact')
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click()
    await expect(page).toHaveURL('/es/contact')
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect.poll(() => languageOf(page)).toBe('en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('the language toggle keeps the focus', { tag: '@keyboard' }, async ({ page }) => {
    await openPage(page, '/contact')
    const toggle = page.getByRole('contentinfo').getByRole('group')
    await toggle.getByRole('link', { name: 'Español' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/es/contact')
    await expect(toggle.getByRole('link', { name: 'Español' })).toBeFocused()
  })

  test('the language toggle follows the alternate link of the page', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/contact?a=1')
    await page.evaluate(() =>
      document.querySelector('link[hreflang=es]')?.setAttribute('href', '/es/contact/thanks'),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click()
    await expect(page).toHaveURL('/es/contact/thanks?a=1')
  })

  test(
    'the language toggle leads to the list for a page without a translation',
    { tag: '@once' },
    async ({ page }) => {
      await openPage(page, '/contact')
      await page.evaluate(() => {
        document.querySelector('link[hreflang=es]')?.setAttribute('hreflang', 'qu')
        document.querySelector('main')?.setAttribute('data-translation', '/contact/thanks')
      })
      await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click()
      await expect(page).toHaveURL('/es/contact/thanks')
    },
  )
})
