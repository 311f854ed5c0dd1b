import type { Page } from '@playwright/test'

import { address, expect, faces, openPage, test } from '../support/e2e'

/** Holds what the router asks for until it is let go. */
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

for (const { language, prefix, shell } of faces)
  test.describe(`a page on its way (${language})`, () => {
    const footer = (page: Page) => page.getByRole('contentinfo')
    const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

    const ways = [
      { link: shell.resources, from: '/contact', text: shell.loading.page, pictures: 6 },
      { link: shell.home, from: '/contact', text: shell.loading.testimonials, pictures: 0 },
      { link: shell.contact, from: '/', text: shell.loading.page, pictures: 0 },
    ]
    for (const { link, from, text, pictures } of ways)
      test(`shows its placeholder until it is there: ${link}`, async ({ page }) => {
        await openPage(page, address(prefix, from))
        const release = await hold(page)
        await footer(page).getByRole('link', { name: link, exact: true }).click()
        await expect(status(page, text)).toHaveCount(1)
        await expect(page.locator('#content')).toBeHidden()
        await expect(page.locator('.transit .skeleton-picture')).toHaveCount(pictures)
        release()
        await expect(page.locator('#content')).toBeVisible()
        await expect(page.locator('.transit')).toHaveCount(0)
      })

    test('a search shows six placeholders until its answer comes', async ({ page }) => {
      await page.goto(address(prefix, '/resources'))
      // The answer that never comes.
      await page.route('**/resources/search?**', (route) => route.fulfill({ status: 204 }))
      const search = page.getByRole('search').first()
      await search.getByRole('searchbox').fill('web')
      await expect(async () => {
        await search.getByRole('searchbox').press('Enter')
        await expect(status(page, shell.loading.page)).toHaveCount(1, { timeout: 1_000 })
      }).toPass()
      await expect(page.locator('.transit .skeleton-picture')).toHaveCount(6)
    })

    test('shows nothing between when the answer is quick', async ({ page }) => {
      await page.clock.install()
      await openPage(page, address(prefix, '/contact'))
      await page.clock.pauseAt(new Date(Date.now() + 60_000))
      const release = await hold(page)
      await footer(page).getByRole('link', { name: shell.home, exact: true }).click()
      await page.clock.runFor(149)
      await expect(page.locator('.transit')).toHaveCount(0)
      await expect(page.locator('#content')).toBeVisible()
      await page.clock.runFor(1)
      await expect(page.locator('.transit')).toBeVisible()
      // One that never comes gives the page back.
      await page.clock.runFor(15_000)
      await expect(page.locator('.transit')).toHaveCount(0)
      await expect(page.locator('#content')).toBeVisible()
      release()
    })
  })

test.describe('the place in a page', () => {
  const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
  const scroll = (page: Page, top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

  for (const top of [40, 900])
    test(
      `each page opens at its top, and going back finds the old place (${top})`,
      { tag: '@once' },
      async ({ page }) => {
        await openPage(page, '/contact')
        await scroll(page, top)
        await page.getByRole('banner').getByRole('link', { name: 'Puente' }).first().click()
        await expect(page).toHaveURL('/')
        await expect.poll(() => place(page)).toBe(0)
        await page.goBack()
        await expect(page).toHaveURL('/contact')
        await expect.poll(() => place(page)).toBe(top)
      },
    )

  test('the toggle keeps place and query', async ({ page }) => {
    await openPage(page, '/contact?utm_campaign=spring')
    await scroll(page, 600)
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click()
    await expect(page).toHaveURL('/es/contact?utm_campaign=spring')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(await place(page)).toBe(600)
  })

  test('the toggle keeps the keyboard @keyboard', async ({ page }) => {
    await openPage(page, '/contact')
    const toggle = page.getByRole('contentinfo').getByRole('group')
    await toggle.getByRole('link', { name: 'Español' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/es/contact')
    await expect(toggle.getByRole('link', { name: 'Español' })).toBeFocused()
  })

  test('the toggle goes where the page says it stands', async ({ page }) => {
    await openPage(page, '/contact?a=1')
    await page
      .locator('link[hreflang=es]')
      .evaluate((link: HTMLLinkElement) => (link.href = '/es/contact/thanks'))
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click()
    await expect(page).toHaveURL('/es/contact/thanks?a=1')
  })

  test('the toggle goes to the list for a page without translation', async ({ page }) => {
    await openPage(page, '/contact')
    await page.evaluate(() => {
      document.querySelector('link[hreflang=es]')?.setAttribute('hreflang', 'qu')
      document.querySelector('main')?.setAttribute('data-translation', '/contact/thanks')
    })
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click()
    await expect(page).toHaveURL('/es/contact/thanks')
  })
})
