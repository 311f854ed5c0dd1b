import type { Page } from '@playwright/test'

import { expect, expectAccessible, localePath, locales, openPage, test } from '../support/e2e'

/** Opens a page with a clock that only the test advances. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

/** Whether the browser tells screen readers that the menu is open: its button has no attribute for that. */
async function isExpanded(page: Page): Promise<unknown> {
  const devTools = await page.context().newCDPSession(page)
  const { root } = await devTools.send('DOM.getDocument')
  const selector = '[popovertarget="services-menu"]'
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { nodes } = await devTools.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
  await devTools.detach()
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

for (const { language, prefix, tag, layout } of locales)
  test.describe(`the services menu (${language})`, () => {
    const path = localePath(prefix, '/contact')
    const trigger = (page: Page) => page.getByRole('button', { name: layout.services })
    /** The list of services. Hidden, its role is not exposed. */
    const panel = (page: Page) =>
      page
        .getByRole('banner')
        .getByRole('list')
        .filter({ has: page.getByRole('link', { name: first }) })
    const first = layout.serviceNames['marketing-automation'].title

    test('lists the six services with a sentence each, and the page of all', async ({ page }) => {
      await openPage(page, path)
      expect(await isExpanded(page)).toBe(false)
      await trigger(page).click()
      expect(await isExpanded(page)).toBe(true)
      for (const [slug, { title, text }] of Object.entries(layout.serviceNames)) {
        const link = panel(page).getByRole('link', { name: title })
        await expect(link).toHaveAttribute('href', localePath(prefix, `/services/${slug}`))
        await expect(link).toContainText(text)
      }
      await expect(panel(page).getByRole('link')).toHaveCount(6)
      await expect(page.getByRole('banner').getByRole('link', { name: layout.viewAll })).toHaveAttribute(
        'href',
        localePath(prefix, '/services'),
      )
      await expectAccessible(page)
      await trigger(page).click()
      await expect(panel(page)).toBeHidden()
    })

    // How it opens and closes does not depend on the language: in English only.
    test.describe('opening and closing', { tag }, () => {
      test('opens 200 ms after the mouse enters and closes 150 ms after it leaves', async ({ page }) => {
        await openWithClock(page, path)
        await trigger(page).hover()
        await page.clock.runFor(199)
        await expect(panel(page)).toBeHidden()
        await page.clock.runFor(1)
        await expect(panel(page)).toBeVisible()
        await panel(page).getByRole('link').first().hover()
        await page.clock.runFor(1_000)
        await expect(panel(page)).toBeVisible()
        await page.getByRole('contentinfo').hover({ force: true })
        await page.clock.runFor(149)
        await expect(panel(page)).toBeVisible()
        await page.clock.runFor(1)
        await expect(panel(page)).toBeHidden()
      })

      test('opens at once when the mouse returns within 300 ms', async ({ page }) => {
        await openWithClock(page, path)
        const other = page.getByRole('link', { name: layout.about }).first()
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

      test('stays closed when the mouse passes by, and open when clicked after hovering', async ({
        page,
      }) => {
        await openWithClock(page, path)
        await trigger(page).hover()
        await page.clock.runFor(100)
        await page.getByRole('link', { name: layout.about }).first().hover()
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

      test('opens with Enter, Space and the arrow key', { tag: '@keyboard' }, async ({ page }) => {
        await openPage(page, path)
        for (const key of ['Enter', 'Space', 'ArrowDown']) {
          await trigger(page).focus()
          await page.keyboard.press(key)
          await expect(panel(page)).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(panel(page)).toBeHidden()
        }
      })

      test(
        'moves with the arrow keys, and closes with Escape and Tab',
        { tag: '@keyboard' },
        async ({ page }) => {
          await openPage(page, path)
          const links = panel(page).getByRole('link')
          const last = page.getByRole('banner').getByRole('link', { name: layout.viewAll })
          await trigger(page).focus()
          await page.keyboard.press('ArrowDown')
          await expect(links.first()).toBeFocused()
          await page.keyboard.press('ArrowDown')
          await expect(links.nth(1)).toBeFocused()
          await page.keyboard.press('End')
          await expect(last).toBeFocused()
          await page.keyboard.press('ArrowDown')
          await expect(last).toBeFocused()
          await page.keyboard.press('Home')
          await expect(links.first()).toBeFocused()
          await page.keyboard.press('ArrowUp')
          await expect(trigger(page)).toBeFocused()
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('Escape')
          await expect(panel(page)).toBeHidden()
          await expect(trigger(page)).toBeFocused()

          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('End')
          await page.keyboard.press('Tab')
          await expect(panel(page)).toBeHidden()
          await expect(page.getByRole('link', { name: layout.resources }).first()).toBeFocused()
        },
      )

      test('closes on a click outside and on a link', async ({ page }) => {
        await openPage(page, path)
        await trigger(page).click()
        await page.getByRole('heading', { level: 1 }).click({ force: true, position: { x: 5, y: 5 } })
        await expect(panel(page)).toBeHidden()
        await trigger(page).click()
        await panel(page).getByRole('link', { name: first }).click()
        await expect(page).toHaveURL(localePath(prefix, '/services/marketing-automation'))
        await expect(panel(page)).toBeHidden()
        await expect(trigger(page)).toHaveAttribute('aria-current', 'true')
      })

      test.describe('by touch', () => {
        test.use({ hasTouch: true })

        test('opens and closes on tap', async ({ page }) => {
          await openPage(page, path)
          await trigger(page).tap()
          await expect(panel(page)).toBeVisible()
          await trigger(page).tap()
          await expect(panel(page)).toBeHidden()
        })
      })

      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false })

        test('opens', async ({ page }) => {
          await page.goto(path)
          await trigger(page).click()
          await expect(panel(page).getByRole('link', { name: first })).toBeVisible()
        })
      })
    })

    test('the link to the blog opens a new tab and says so', async ({ page }) => {
      await openPage(page, path)
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: `${layout.resources} (${layout.newTab})` })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(link).toHaveAttribute('href', localePath(prefix, '/resources'))
    })
  })

test.describe('the current page', () => {
  // Some of these answer 404 and are marked as well.
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
      test(
        `is marked in the header: ${prefix}${path}`,
        { tag: prefix && path !== '/' ? '@long' : [] },
        async ({ page }) => {
          const es =
            { Home: 'Inicio', Contact: 'Contacto' }[english as string] ?? 'Recursos (se abre en otra pestaña)'
          await page.goto(localePath(prefix, path))
          const nav = page.getByRole('banner').getByRole('navigation').first()
          const marked = nav
            .getByRole('link')
            .evaluateAll((all) => all.filter((link) => link.ariaCurrent).length)
          expect(await marked).toBe(1)
          await expect(nav.getByRole('link', { name: prefix ? es : english, exact: true })).toHaveAttribute(
            'aria-current',
            current,
          )
        },
      )
})
