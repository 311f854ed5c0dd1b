import type { Locator, Page } from '@playwright/test'

import homeEn from '@/messages/en/home.json' with { type: 'json' }
import homeEs from '@/messages/es/home.json' with { type: 'json' }
import { home } from '../../scripts/seed/words/pages/home'
import { testimonials } from '../../scripts/seed/words/testimonials'
import { expect, expectAccessible, localePath, locales, test } from '../support/e2e'

const texts = { en: homeEn.testimonials, es: homeEs.testimonials }
const count = testimonials.length

const INTERVAL_MS = 5_000

for (const { language, prefix, tag } of locales)
  test.describe(`testimonials (${language})`, { tag }, () => {
    const t = texts[language]
    const worded = (text: string, position: number, name = '') =>
      text.replace('{position}', String(position)).replace('{count}', String(count)).replace('{name}', name)
    const carouselOf = (page: Page) =>
      page.getByRole('group', { name: home[language].testimonials.title, exact: true })

    const slidesOf = (carousel: Locator) =>
      carousel.getByRole('group', {
        name: new RegExp(`^${worded(t.position, 0).replace('0', String.raw`\d+`)}$`),
      })
    const dotsOf = (carousel: Locator) => carousel.getByRole('group', { name: t.choose }).getByRole('button')
    /** The slides that can be read. Playwright counts inert ones as readable; browsers do not. */
    const readable = (carousel: Locator) =>
      slidesOf(carousel).evaluateAll((all) =>
        all.filter((slide) => !(slide as HTMLElement).inert).map((slide) => slide.ariaLabel),
      )

    /** Opens the page at its testimonials, with a clock that runs only when it is told to. */
    async function open(page: Page, motion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Locator> {
      await page.emulateMedia({ reducedMotion: motion })
      await page.clock.install({ time: '2026-03-02T09:00:00Z' })
      await page.goto(localePath(prefix, '/'))
      const carousel = carouselOf(page)
      await carousel.scrollIntoViewIfNeeded()
      await expect.poll(() => readable(carousel)).toHaveLength(1)
      await page.clock.pauseAt('2026-03-02T10:00:00Z')
      // Hovering and leaving restarts the interval.
      await carousel.hover()
      await page.mouse.move(0, 0)
      await button(carousel, worded(t.goTo, 1)).evaluate((dot: HTMLButtonElement) => dot.click())
      await expectSlide(carousel, 1)
      return carousel
    }

    /** Expects that this slide is the only one that can be read, and that its dot is marked. */
    async function expectSlide(carousel: Locator, position: number) {
      await expect.poll(() => readable(carousel)).toEqual([worded(t.position, position)])
      await expect(slidesOf(carousel).nth(position - 1)).toContainText(testimonials[position - 1]?.name ?? '')
      await expect(button(carousel, worded(t.goTo, position))).toHaveAttribute('aria-current', 'true')
      const marked = await dotsOf(carousel).evaluateAll((all) => all.filter((dot) => dot.ariaCurrent).length)
      expect(marked).toBe(1)
    }

    const button = (carousel: Locator, name: string) => carousel.getByRole('button', { name, exact: true })

    test('advance every five seconds and wrap around, unannounced', async ({ page }) => {
      const carousel = await open(page)
      await expect(carousel).toHaveAttribute('aria-roledescription', t.carousel)
      const announced = carousel.getByRole('status')
      const before = await announced.textContent()
      await page.clock.runFor(INTERVAL_MS - 1)
      await expectSlide(carousel, 1)
      await page.clock.runFor(1)
      await expectSlide(carousel, 2)
      for (let position = 3; position <= count; position++) {
        await page.clock.runFor(INTERVAL_MS)
        await expectSlide(carousel, position)
      }
      await page.clock.runFor(INTERVAL_MS)
      await expectSlide(carousel, 1)
      expect(await announced.textContent()).toBe(before)
    })

    test('follow the buttons and the dots, and announce the change', { tag: '@once' }, async ({ page }) => {
      const carousel = await open(page)
      const announced = carousel.getByRole('status')
      await button(carousel, t.previous).click()
      await expectSlide(carousel, count)
      await expect(announced).toHaveText(worded(t.shown, count, testimonials.at(-1)?.name))
      await button(carousel, t.next).click()
      await expectSlide(carousel, 1)
      await expect(announced).toHaveText(worded(t.shown, 1, testimonials[0]?.name))
      await button(carousel, worded(t.goTo, 4)).click()
      await expectSlide(carousel, 4)
      await expect(announced).toHaveText(worded(t.shown, 4, testimonials[3]?.name))
    })

    test('pause while the mouse is over them', { tag: '@once' }, async ({ page }) => {
      const carousel = await open(page)
      await carousel.hover()
      await page.clock.runFor(3 * INTERVAL_MS)
      await expectSlide(carousel, 1)
      await page.mouse.move(0, 0)
      await page.clock.runFor(INTERVAL_MS)
      await expectSlide(carousel, 2)
    })

    test('pause while the focus is inside', { tag: '@once' }, async ({ page }) => {
      const carousel = await open(page)
      await button(carousel, t.next).focus()
      await page.clock.runFor(3 * INTERVAL_MS)
      await expectSlide(carousel, 1)
      await button(carousel, t.next).blur()
      await page.clock.runFor(INTERVAL_MS)
      await expectSlide(carousel, 2)
    })

    test('pause and resume with a button', { tag: '@phone' }, async ({ page }) => {
      const carousel = await open(page)
      const pause = button(carousel, t.pause)
      await expect(pause).toHaveAttribute('aria-pressed', 'false')
      const press = async () => {
        await pause.click()
        await pause.blur()
        await page.mouse.move(0, 0)
      }
      await press()
      await expect(pause).toHaveAttribute('aria-pressed', 'true')
      await page.clock.runFor(3 * INTERVAL_MS)
      await expectSlide(carousel, 1)
      await press()
      await expect(pause).toHaveAttribute('aria-pressed', 'false')
      await page.clock.runFor(INTERVAL_MS)
      await expectSlide(carousel, 2)
    })

    test('pause while the page is hidden', { tag: '@once' }, async ({ page }) => {
      const carousel = await open(page)
      const look = (hidden: boolean) =>
        page.evaluate(
          (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
          hidden,
        )
      await look(true)
      await page.clock.runFor(3 * INTERVAL_MS)
      await expectSlide(carousel, 1)
      await look(false)
      await page.clock.runFor(INTERVAL_MS)
      await expectSlide(carousel, 2)
    })

    test(
      'do not advance with reduced motion, and change without a transition',
      { tag: '@phone' },
      async ({ page }) => {
        const carousel = await open(page, 'reduce')
        await page.clock.runFor(3 * INTERVAL_MS)
        await expectSlide(carousel, 1)
        await expect(button(carousel, t.pause)).toBeHidden()
        await button(carousel, t.next).click()
        await expectSlide(carousel, 2)
        await expect(carousel.getByText(testimonials[1]?.name ?? '', { exact: true })).toBeInViewport()
        // axe needs a running clock.
        await page.clock.resume()
        await expectAccessible(page)
      },
    )

    test('change with the arrow keys', { tag: '@keyboard' }, async ({ page }) => {
      const carousel = await open(page)
      await button(carousel, t.previous).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expectSlide(carousel, 3)
      await page.keyboard.press('ArrowLeft')
      await expectSlide(carousel, 2)
      await expect(button(carousel, t.previous)).toBeFocused()
    })

    test('state their rating in words', { tag: '@once' }, async ({ page }) => {
      const carousel = await open(page)
      const rating = t.rating.replace('{rating}', String(testimonials[0]?.rating))
      await expect(carousel.getByText(rating, { exact: true }).first()).toBeAttached()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('are all there and scroll', { tag: '@once' }, async ({ page }) => {
        await page.goto(localePath(prefix, '/'))
        const carousel = carouselOf(page)
        await expect(slidesOf(carousel)).toHaveCount(count)
        for (const { words } of testimonials) await expect(carousel).toContainText(words[language].content)
        await expect(carousel.getByRole('button')).toHaveCount(0)
        const last = carousel.getByText(testimonials.at(-1)?.name ?? '')
        await expect(last).not.toBeInViewport()
        await last.scrollIntoViewIfNeeded()
        await expect(last).toBeInViewport()
      })
    })
  })
