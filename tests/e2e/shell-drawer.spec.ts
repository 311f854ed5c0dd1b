import type { Page } from '@playwright/test'

import { address, expect, expectAccessible, faces, openPage, test } from '../support/e2e'

for (const { language, prefix, shell } of faces)
  test.describe(`the phone menu (${language})`, () => {
    const path = address(prefix, '/contact')
    const burger = (page: Page) => page.getByRole('button', { name: shell.openMenu })
    const drawer = (page: Page) => page.getByRole('dialog', { name: shell.menu })

    test('has the same links, the services folded', async ({ page }) => {
      await openPage(page, path)
      await burger(page).click()
      const links = drawer(page).getByRole('link')
      for (const [name, target] of [
        [shell.home, '/'],
        [shell.about, '/about'],
        [shell.contact, '/contact'],
        [shell.consultation, '/contact'],
      ] as const)
        await expect(drawer(page).getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          address(prefix, target),
        )
      await expect(links.filter({ hasText: shell.contact }).first()).toHaveAttribute('aria-current', 'page')
      await expect(drawer(page).getByRole('link', { name: shell.viewAll })).toBeHidden()
      await drawer(page).locator('summary').click()
      for (const [slug, { title }] of Object.entries(shell.serviceNames))
        await expect(drawer(page).getByRole('link', { name: title })).toHaveAttribute(
          'href',
          address(prefix, `/services/${slug}`),
        )
      await expect(drawer(page).getByRole('link', { name: shell.viewAll })).toBeVisible()
      await expectAccessible(page)
    })

    test('keeps the focus inside, and gives it back', async ({ page }) => {
      await openPage(page, path)
      await burger(page).click()
      await expect(drawer(page)).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('dialog')?.id))
        .toBe('drawer')
      await page.locator('[name=email]').evaluate((field: HTMLElement) => field.focus())
      await expect(page.locator('[name=email]')).not.toBeFocused()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(burger(page)).toBeFocused()
    })

    test('the page below stays where it is', async ({ page }) => {
      await openPage(page, path)
      await burger(page).click()
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await drawer(page).getByRole('button', { name: shell.closeMenu }).click()
      await expect(drawer(page)).toBeHidden()
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    })

    test('closes when a link is followed', async ({ page }) => {
      await openPage(page, path)
      await burger(page).click()
      await drawer(page).getByRole('link', { name: shell.home, exact: true }).click()
      await expect(page).toHaveURL(address(prefix, '/'))
      await expect(drawer(page)).toBeHidden()
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('opens and closes all the same', async ({ page }) => {
        await page.goto(path)
        await burger(page).click()
        await expect(drawer(page).getByRole('link', { name: shell.about })).toBeVisible()
        await drawer(page).getByRole('button', { name: shell.closeMenu }).click()
        await expect(drawer(page)).toBeHidden()
      })
    })
  })
