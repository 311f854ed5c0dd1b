import { plausibleSettings, fakePlausible, thirdPartyRequests, useTool } from '../support/analytics'
import { consentPage, firstTouch, storedAnswer, visits } from '../support/consent'
import { leadOf } from '../support/contact-form'
import { expect, expectAccessible, localePath, openPage, test } from '../support/e2e'

// All tests of this file and of consent.spec.ts need the same settings (playwright.config.ts).
test.beforeAll(() => useTool(plausibleSettings))

for (const { device, use, locale } of visits)
  // Only the room that the bar takes differs between the two, and a phone has less.
  test.describe(
    `the consent bar (${locale.language}, ${device})`,
    { tag: device === 'desktop' ? '@long' : [] },
    () => {
      test.use(use)
      const { path, prefix, t, bar, decide, settings, send } = consentPage(locale)

      test.describe('while the fonts are missing', () => {
        test.use({ expectedError: /woff2/ })

        test('asks without taking the focus, and loads, sends and stores nothing before the answer', async ({
          page,
          context,
        }) => {
          const { served } = await fakePlausible(context)
          const requests = thirdPartyRequests(page)
          // Without the fonts, whose swap under load moves the menu: only the page and the bar could move anything.
          await page.route('**/*.woff2', (route) => route.abort())
          await page.addInitScript(() => {
            Object.assign(globalThis, { shifts: [] })
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                (globalThis as unknown as { shifts: number[] }).shifts.push(
                  (entry as never as { value: number }).value,
                )
            }).observe({ type: 'layout-shift', buffered: true })
          })
          await openPage(page, `${path}?utm_source=boletin`)
          await expect(bar(page)).toBeVisible()
          expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
          expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual(
            [],
          )
          const [accept, decline] = await Promise.all(
            [t.accept, t.decline].map((name) =>
              bar(page)
                .getByRole('button', { name })
                .evaluate((button: HTMLElement) => {
                  const { color, backgroundColor, borderColor, fontSize, fontWeight } =
                    getComputedStyle(button)
                  const { offsetWidth: width, offsetHeight: height } = button
                  return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
                }),
            ),
          )
          expect(accept).toEqual(decline)
          await expectAccessible(page)
          const data = await send(page)
          expect(requests).toEqual([])
          expect(served.count).toBe(0)
          expect(await firstTouch(page)).toBeUndefined()
          expect(await storedAnswer(page)).toBeNull()
          expect(await leadOf(data.email)).toMatchObject({ utm_source: 'boletin', first_touch_at: null })
        })
      })

      // A phone has no Escape key.
      test.describe('with the keyboard', () => {
        if (device === 'phone') return

        test('closes with Escape and keeps the answer', async ({ page }) => {
          await openPage(page, path)
          await decide(page, 'decline')
          await settings(page).focus()
          await page.keyboard.press('Enter')
          await expect(bar(page)).toBeFocused()
          await page.keyboard.press('Tab')
          await expect(bar(page).getByRole('link')).toBeFocused()
          await page.keyboard.press('Escape')
          await expect(bar(page)).toBeHidden()
          await expect(settings(page)).toBeFocused()
          expect(await storedAnswer(page)).toContain('"no"')
        })
      })

      test('asks again after six months, and when consent was given to another tool', async ({
        page,
        context,
      }) => {
        const { served } = await fakePlausible(context)
        const answered = (value: object) =>
          page.evaluate((kept) => {
            localStorage.setItem('puente_consent', kept)
            document.cookie = 'puente_first=%7B%7D; Path=/'
          }, JSON.stringify(value))
        await openPage(page, path)
        const day = 86_400_000
        for (const [kept, asks] of [
          [{ answer: 'yes', tool: 'plausible', at: Date.now() - 181 * day }, true],
          [{ answer: 'no', tool: 'plausible', at: Date.now() - 181 * day }, true],
          [{ answer: 'yes', tool: 'ga4', at: Date.now() }, true],
          ['garbage', true],
          [{ answer: 'no', tool: 'ga4', at: Date.now() }, false],
        ] as const) {
          await answered(kept as object)
          await page.reload()
          await expect(settings(page)).toBeVisible()
          if (asks) await expect(bar(page)).toBeVisible()
          else await expect(bar(page)).toHaveCount(0)
          // Without consent to this tool, what another one stored is removed.
          await expect.poll(() => firstTouch(page)).toBeUndefined()
        }
        expect(served.count).toBe(0)
      })

      test('does not take a second click on the settings button for an answer', async ({ page }) => {
        await openPage(page, path)
        await decide(page, 'decline')
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        const { x = 0, y = 0 } = (await settings(page).boundingBox()) ?? {}
        const click = () => page.mouse.click(x + 20, y + 20)
        await click()
        await expect(bar(page)).toBeInViewport({ ratio: 1 })
        const edge = await bar(page).boundingBox()
        expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBeLessThanOrEqual(y)
        // A separate click, not the second half of a double click.
        await click()
        await expect(bar(page)).toBeVisible()
        expect(await storedAnswer(page)).toContain('"no"')
      })

      test('restores the focus after the first answer, without scrolling', async ({ page, context }) => {
        await fakePlausible(context)
        const focused = () =>
          page.evaluate(() => document.activeElement?.id || document.activeElement?.nodeName)
        await openPage(page, path)
        await decide(page, 'decline')
        await expect(bar(page)).toBeHidden()
        expect(await focused()).toBe('content')
        expect(await page.evaluate(() => scrollY)).toBe(0)
        await page.evaluate(() => localStorage.clear())
        await page.reload()
        await expect(bar(page)).toBeVisible()
        const home = page.getByRole('banner').getByRole('link').first()
        await home.focus()
        await bar(page).getByRole('button', { name: t.accept }).press('Enter')
        await expect(bar(page)).toBeHidden()
        await expect(home).toBeFocused()
      })

      test('covers a small part of the window', async ({ page }) => {
        await page.setViewportSize({ width: use.viewport.width, height: 720 })
        await openPage(page, path)
        const { height = 720 } = (await bar(page).boundingBox()) ?? {}
        expect(height).toBeLessThanOrEqual(720 / 4)
        for (const name of [t.accept, t.decline]) {
          const button = await bar(page).getByRole('button', { name }).boundingBox()
          expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
        }
      })

      test('hides nothing, and can be used at 200 % zoom', async ({ page }) => {
        await openPage(page, path)
        await expect(bar(page)).toBeVisible()
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        const [edge, last] = await Promise.all([bar(page).boundingBox(), settings(page).boundingBox()])
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
        // Half the size, as at 200 % zoom, but not narrower than the narrowest supported screen.
        const size = { width: Math.max(320, use.viewport.width / 2), height: use.viewport.height / 2 }
        await page.setViewportSize(size)
        const { height = 0 } = (await bar(page).boundingBox()) ?? {}
        expect(height).toBeLessThanOrEqual(size.height * 0.6 + 1)
        await bar(page).getByRole('button', { name: t.accept }).scrollIntoViewIfNeeded()
        await expect(bar(page).getByRole('button', { name: t.accept })).toBeInViewport()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          size.width,
        )
      })

      test.describe('with Global Privacy Control', () => {
        test('asks and counts nothing, and explains why in the footer', async ({ page }) => {
          await page.addInitScript(() =>
            Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
          )
          const requests = thirdPartyRequests(page)
          await openPage(page, path)
          await expect(page.getByRole('contentinfo')).toContainText(t.signal)
          await expect(settings(page)).toHaveCount(0)
          await send(page)
          await expect(bar(page)).toHaveCount(0)
          expect(requests).toEqual([])
          expect(await firstTouch(page)).toBeUndefined()
          await expectAccessible(page)
        })
      })

      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false })

        test('shows and loads nothing', async ({ page }) => {
          const requests = thirdPartyRequests(page)
          await page.goto(path)
          await expect(page.getByRole('contentinfo')).toBeVisible()
          await expect(bar(page)).toHaveCount(0)
          await expect(settings(page)).toBeHidden()
          expect(requests).toEqual([])
        })
      })

      test('the privacy page names the tool', async ({ page }) => {
        await page.goto(localePath(prefix, '/privacy-policy'))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { name: t.privacy.title })).toBeVisible()
        await expect(main).toContainText(t.privacy.plausible)
        await expect(main).toContainText('puente_first')
        await expect(main).not.toContainText('_ga')
        await expectAccessible(page)
      })
    },
  )
