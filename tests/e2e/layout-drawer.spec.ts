import type { Page } from '@playwright/test'

import { contactField } from '../support/contact-form'
import { expect, expectAccessible, localePath, locales, openPage, test } from '../support/e2e'

for (const { language, prefix, tag, layout } of locales)
  test.describe(`the menu of phones (${language})`, () => {
    const path = localePath(prefix, '/contact')
    const burger = (page: Page) => page.getByRole('button', { name: layout.openMenu })
    const drawer = (page: Page) => page.getByRole('dialog', { name: layout.menu })

    test('has the links of the header, with the services unfolded', async ({ page }) => {
      await openPage(page, path)
      await burger(page).click()
      const links = drawer(page).getByRole('link')
      for (const [name, target] of [
        [layout.home, '/'],
        [layout.about, '/about'],
        [layout.contact, '/contact'],
        [layout.consultation, '/contact/call'],
      ] as const)
        await expect(drawer(page).getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          localePath(prefix, target),
        )
      await expect(links.filter({ hasText: layout.contact }).first()).toHaveAttribute('aria-current', 'page')
      for (const [slug, { title }] of Object.entries(layout.serviceNames))
        await expect(drawer(page).getByRole('link', { name: title })).toHaveAttribute(
          'href',
          localePath(prefix, `/services/${slug}`),
        )
      const all = drawer(page).getByRole('link', { name: layout.viewAll })
      await expect(all).toBeVisible()
      await expectAccessible(page)
      await drawer(page).getByText(layout.services, { exact: true }).click()
      await expect(all).toBeHidden()
    })

    test('keeps its button in the window', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 480 })
      await openPage(page, path)
      await burger(page).click()
      const button = drawer(page).getByRole('link', { name: layout.consultation })
      await expect(button).toBeInViewport({ ratio: 1 })
      await drawer(page).getByRole('link', { name: layout.contact, exact: true }).scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 1 })
    })

    // How it opens and closes does not depend on the language: in Spanish only.
    test.describe('opening and closing', { tag }, () => {
      test('traps the focus and restores it', async ({ page }) => {
        await openPage(page, path)
        await burger(page).click()
        await expect(drawer(page)).toBeVisible()
        const hasFocus = () => drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))
        await expect.poll(hasFocus).toBe(true)
        await contactField(page, 'email').evaluate((field: HTMLElement) => field.focus())
        expect(await hasFocus()).toBe(true)
        await page.keyboard.press('Escape')
        await expect(drawer(page)).toBeHidden()
        await expect(burger(page)).toBeFocused()
      })

      test('locks the scrolling of the page', async ({ page }) => {
        await openPage(page, path)
        await burger(page).click()
        const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
        await expect.poll(overflow).toBe('hidden')
        await drawer(page).getByRole('button', { name: layout.closeMenu }).click()
        await expect(drawer(page)).toBeHidden()
        await expect.poll(overflow).not.toBe('hidden')
      })

      test('closes when a link is followed', async ({ page }) => {
        await openPage(page, path)
        await burger(page).click()
        await drawer(page).getByRole('link', { name: layout.home, exact: true }).click()
        await expect(page).toHaveURL(localePath(prefix, '/'))
        await expect(drawer(page)).toBeHidden()
      })

      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false })

        test('opens and closes', async ({ page }) => {
          await page.goto(path)
          await burger(page).click()
          await expect(drawer(page).getByRole('link', { name: layout.about })).toBeVisible()
          await drawer(page).getByRole('button', { name: layout.closeMenu }).click()
          await expect(drawer(page)).toBeHidden()
        })
      })
    })
  })
