import type { Page } from '@playwright/test'

import { address, expect, expectAccessible, faces, openPage, test } from '../support/e2e'

/** Time stands still until a test moves it. */
async function openFrozen(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

for (const { language, prefix, shell } of faces)
  test.describe(`the services menu (${language})`, () => {
    const path = address(prefix, '/contact')
    const trigger = (page: Page) => page.getByRole('button', { name: shell.services })
    const panel = (page: Page) => page.locator('#services-menu')
    const first = shell.serviceNames['marketing-automation'].title

    test('lists the six services, each with a sentence, and the page of all', async ({ page }) => {
      await openPage(page, path)
      await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(trigger(page)).toHaveAttribute('aria-controls', 'services-menu')
      await trigger(page).click()
      await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
      for (const [slug, { title, text }] of Object.entries(shell.serviceNames)) {
        const link = panel(page).getByRole('link', { name: title })
        await expect(link).toHaveAttribute('href', address(prefix, `/services/${slug}`))
        await expect(link).toContainText(text)
      }
      await expect(panel(page).getByRole('link')).toHaveCount(7)
      await expect(panel(page).getByRole('link', { name: shell.viewAll })).toHaveAttribute(
        'href',
        address(prefix, '/services'),
      )
      await expectAccessible(page)
      await trigger(page).click()
      await expect(panel(page)).toBeHidden()
    })

    test('opens 200 ms after the mouse comes and closes 150 ms after it goes', async ({ page }) => {
      await openFrozen(page, path)
      await trigger(page).hover()
      await page.clock.runFor(199)
      await expect(panel(page)).toBeHidden()
      await page.clock.runFor(1)
      await expect(panel(page)).toBeVisible()
      await panel(page).getByRole('link').first().hover()
      await page.clock.runFor(1_000)
      await expect(panel(page)).toBeVisible()
      await page.locator('footer').hover({ force: true })
      await page.clock.runFor(149)
      await expect(panel(page)).toBeVisible()
      await page.clock.runFor(1)
      await expect(panel(page)).toBeHidden()
    })

    test('opens at once for who has just left it, and not for who has been away', async ({ page }) => {
      await openFrozen(page, path)
      const other = page.getByRole('link', { name: shell.about }).first()
      await trigger(page).hover()
      await page.clock.runFor(200)
      await expect(panel(page)).toBeVisible()
      await other.hover()
      await page.clock.runFor(150)
      await expect(panel(page)).toBeHidden()
      await page.clock.runFor(299)
      await trigger(page).hover()
      await page.clock.runFor(1)
      await expect(panel(page)).toBeVisible()
      await other.hover()
      await page.clock.runFor(150)
      await expect(panel(page)).toBeHidden()
      await page.clock.runFor(300)
      await trigger(page).hover()
      await page.clock.runFor(199)
      await expect(panel(page)).toBeHidden()
    })

    test('a mouse that passes by opens nothing; a click on what it has opened keeps it', async ({ page }) => {
      await openFrozen(page, path)
      await trigger(page).hover()
      await page.clock.runFor(100)
      await page.getByRole('link', { name: shell.about }).first().hover()
      await page.clock.runFor(1_000)
      await expect(panel(page)).toBeHidden()
      await trigger(page).hover()
      await page.clock.runFor(200)
      await expect(panel(page)).toBeVisible()
      await trigger(page).click()
      await expect(panel(page)).toBeVisible()
      await trigger(page).click()
      await expect(panel(page)).toBeHidden()
    })

    for (const key of ['Enter', 'Space', 'ArrowDown'])
      test(`opens with ${key} @keyboard`, async ({ page }) => {
        await openPage(page, path)
        await trigger(page).focus()
        await page.keyboard.press(key)
        await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
        await expect(panel(page)).toBeVisible()
      })

    test('is walked by arrows and left by Escape and Tab @keyboard', async ({ page }) => {
      await openPage(page, path)
      const links = panel(page).getByRole('link')
      await trigger(page).focus()
      await page.keyboard.press('ArrowDown')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(links.nth(1)).toBeFocused()
      await page.keyboard.press('End')
      await expect(links.last()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(links.last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(trigger(page)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(trigger(page)).toBeFocused()
      await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false')

      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('End')
      await page.keyboard.press('Tab')
      await expect(panel(page)).toBeHidden()
      await expect(page.getByRole('link', { name: shell.resources }).first()).toBeFocused()
    })

    test('a click beside it closes it, a link of it too', async ({ page }) => {
      await openPage(page, path)
      await trigger(page).click()
      await page.locator('h1').click({ force: true, position: { x: 5, y: 5 } })
      await expect(panel(page)).toBeHidden()
      await trigger(page).click()
      await panel(page).getByRole('link', { name: first }).click()
      await expect(page).toHaveURL(address(prefix, '/services/marketing-automation'))
      await expect(panel(page)).toBeHidden()
      await expect(trigger(page)).toHaveAttribute('aria-current', 'true')
    })

    test.describe('by touch', () => {
      test.use({ hasTouch: true })

      test('opens and closes with a finger', async ({ page }) => {
        await openPage(page, path)
        await trigger(page).tap()
        await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
        await expect(panel(page)).toBeVisible()
        await trigger(page).tap()
        await expect(panel(page)).toBeHidden()
      })
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('opens all the same', async ({ page }) => {
        await page.goto(path)
        await trigger(page).click()
        await expect(panel(page).getByRole('link', { name: first })).toBeVisible()
      })
    })

    test('the blog opens in a new tab, and the link says so', async ({ page }) => {
      await openPage(page, path)
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: `${shell.resources} (${shell.newTab})` })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(link).toHaveAttribute('href', address(prefix, '/resources'))
    })
  })

test.describe('the page that is open', () => {
  // Some of these are answered with 404 and are marked all the same.
  test.use({ expectedError: /status of 404/ })

  const marks = [
    ['/', 'Home', 'page'],
    ['/contact', 'Contact', 'page'],
    ['/contact/thanks', 'Contact', 'true'],
    ['/blog/no-such-post', 'Resources (opens in a new tab)', 'true'],
    ['/category/no-such-category', 'Resources (opens in a new tab)', 'true'],
  ] as const
  for (const prefix of ['', '/es'])
    for (const [path, english, current] of marks)
      test(`is marked: ${prefix}${path}`, async ({ page }) => {
        const es =
          { Home: 'Inicio', Contact: 'Contacto' }[english as string] ?? 'Recursos (se abre en otra pestaña)'
        await page.goto(address(prefix, path))
        const nav = page.getByRole('banner').getByRole('navigation').first()
        await expect(nav.locator('[aria-current]')).toHaveCount(1)
        await expect(nav.getByRole('link', { name: prefix ? es : english, exact: true })).toHaveAttribute(
          'aria-current',
          current,
        )
      })
})
