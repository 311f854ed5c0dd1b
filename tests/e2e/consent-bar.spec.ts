import { requestsElsewhere, startPlausible, useTool } from '../support/analytics'
import { firstTouch, onConsent, storedAnswer, visits, words } from '../support/consent'
import { address, expect, expectAccessible, faces, leadOf, openPage, test } from '../support/e2e'
import { site, visitor } from '../support/http'

/** The settings are one for all: these tests run by themselves, one after the other (playwright.config.ts). */

let plausible: Awaited<ReturnType<typeof startPlausible>>
test.beforeAll(async () => {
  plausible = await startPlausible()
  await useTool(plausible.settings)
})
test.afterAll(async () => {
  await useTool({ tool: 'none' })
  await plausible.stop()
})
test.beforeEach(() => plausible.reset())

for (const { body, use, face } of visits)
  test.describe(`the question (${face.language}, ${body})`, () => {
    test.use(use)
    const { path, prefix, t, bar, decide, settings, send } = onConsent(face)

    test('asks without pressing, and until the answer nothing is loaded, sent or kept', async ({ page }) => {
      const elsewhere = requestsElsewhere(page)
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
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
      const [accept, decline] = await Promise.all(
        [t.accept, t.decline].map((name) =>
          bar(page)
            .getByRole('button', { name })
            .evaluate((button: HTMLElement) => ({
              class: button.className,
              width: Math.round(button.offsetWidth),
            })),
        ),
      )
      expect(accept).toEqual(decline)
      await expectAccessible(page)
      const data = await send(page)
      expect(elsewhere).toEqual([])
      expect(plausible.served.count).toBe(0)
      expect(await firstTouch(page)).toBeUndefined()
      expect(await storedAnswer(page)).toBeNull()
      expect(await leadOf(data.email)).toMatchObject({ utm_source: 'boletin', first_touch_at: null })
    })

    // A phone has no Escape key.
    test.describe('by keyboard', () => {
      if (body === 'phone') return

      test('is left as it was by Escape', async ({ page }) => {
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

    test('asks again after six months, and when the yes was said to another tool', async ({ page }) => {
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
        // No yes to this tool: what another remembered goes.
        await expect.poll(() => firstTouch(page)).toBeUndefined()
      }
      expect(plausible.served.count).toBe(0)
    })

    test('a second press on what opened it again, however late, is no answer', async ({ page }) => {
      await openPage(page, path)
      await decide(page, 'decline')
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const { x = 0, y = 0 } = (await settings(page).boundingBox()) ?? {}
      const press = () => page.mouse.click(x + 20, y + 20)
      await press()
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      const edge = await bar(page).boundingBox()
      expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBeLessThanOrEqual(y)
      // A click of its own, not the second half of a double one.
      await press()
      await expect(bar(page)).toBeVisible()
      expect(await storedAnswer(page)).toContain('"no"')
    })

    test('after the first answer the keyboard goes on where it was, and nothing is scrolled', async ({
      page,
    }) => {
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

    test('takes a small part of the window', async ({ page }) => {
      await page.setViewportSize({ width: use.viewport.width, height: 720 })
      await openPage(page, path)
      const { height = 720 } = (await bar(page).boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(720 / 4)
      for (const name of [t.accept, t.decline]) {
        const button = await bar(page).getByRole('button', { name }).boundingBox()
        expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    })

    test('what stands in the way of nothing can be reached', async ({ page }) => {
      await openPage(page, path)
      await expect(bar(page)).toBeVisible()
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const [edge, last] = await Promise.all([bar(page).boundingBox(), settings(page).boundingBox()])
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
      // Half the size, as at 200 % zoom (and the narrowest that pages are for).
      const size = { width: Math.max(320, use.viewport.width / 2), height: use.viewport.height / 2 }
      await page.setViewportSize(size)
      const { height = 0 } = (await bar(page).boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(size.height * 0.6 + 1)
      await bar(page).getByRole('button', { name: t.accept }).scrollIntoViewIfNeeded()
      await expect(bar(page).getByRole('button', { name: t.accept })).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    })

    test.describe('with Global Privacy Control', () => {
      test('nothing is asked or counted, and the footer says why', async ({ page }) => {
        await page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        )
        const elsewhere = requestsElsewhere(page)
        await openPage(page, path)
        await expect(page.getByRole('contentinfo')).toContainText(t.signal)
        await expect(settings(page)).toHaveCount(0)
        await send(page)
        await expect(bar(page)).toHaveCount(0)
        expect(elsewhere).toEqual([])
        expect(await firstTouch(page)).toBeUndefined()
        await expectAccessible(page)
      })
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('there is nothing to see and nothing to load', async ({ page }) => {
        const elsewhere = requestsElsewhere(page)
        await page.goto(path)
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(bar(page)).toHaveCount(0)
        await expect(settings(page)).toBeHidden()
        expect(elsewhere).toEqual([])
      })
    })

    test('the privacy page names the tool', async ({ page }) => {
      await page.goto(address(prefix, '/privacy-policy'))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: t.privacy.title })).toBeVisible()
      await expect(main).toContainText(t.privacy.plausible)
      await expect(main).toContainText('puente_first')
      await expect(main).not.toContainText('_ga')
      await expectAccessible(page)
    })
  })

for (const { language, prefix } of faces)
  test.describe(`consent without a tool (${language})`, () => {
    const t = words[language]
    test.beforeAll(() => useTool({ tool: 'none' }))
    test.afterAll(() => useTool(plausible.settings))

    test('nothing is asked, and the privacy page says that there is none', async ({ page }) => {
      // Of the tool that was there before, and the yes that was said to it.
      await page.context().addCookies([{ name: 'puente_first', value: '%7B%7D', url: site }])
      await page.goto(address(prefix, '/privacy-policy'))
      await expect(page.getByRole('main')).toContainText(t.privacy.none)
      await expect(page.getByRole('button', { name: t.settings })).toHaveCount(0)
      await expect(page.getByRole('region', { name: t.region })).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
    })
  })

test('half a tool is none', async () => {
  await useTool({ tool: 'none' })
  await useTool({ tool: 'plausible', domain: 'puente.example' })
  const html = await (await (await visitor()).get('/contact')).text()
  expect(html).not.toContain('plausible')
})
