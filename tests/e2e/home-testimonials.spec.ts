import type { Locator, Page } from '@playwright/test'

import homeEn from '@/messages/en/home.json' with { type: 'json' }
import homeEs from '@/messages/es/home.json' with { type: 'json' }
import { home } from '../../scripts/seed/words/pages/home'
import { testimonials } from '../../scripts/seed/words/testimonials'
import { address, expect, expectAccessible, faces, test } from '../support/e2e'

const texts = { en: homeEn.testimonials, es: homeEs.testimonials }
const count = testimonials.length

/** Milliseconds that one stands (specification, section 9). */
const pace = 5_000

for (const { language, prefix } of faces)
  test.describe(`testimonials (${language})`, () => {
    const t = texts[language]
    const place = (text: string, position: number, name = '') =>
      text.replace('{position}', String(position)).replace('{count}', String(count)).replace('{name}', name)
    const carouselOf = (page: Page) =>
      page.getByRole('region', { name: home[language].voices.title, exact: true })

    /** Opens the page at its testimonials, with a clock that stands still until it is told to run. */
    async function open(page: Page, motion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Locator> {
      await page.emulateMedia({ reducedMotion: motion })
      await page.clock.install({ time: '2026-03-02T09:00:00Z' })
      await page.goto(address(prefix, '/'))
      const carousel = carouselOf(page)
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.locator('[data-ready]')).toBeVisible()
      await page.clock.pauseAt('2026-03-02T10:00:00Z')
      // Holding and letting go starts the pace anew.
      await carousel.hover()
      await page.mouse.move(0, 0)
      await carousel.getByRole('button', { name: place(t.goTo, 1), exact: true }).evaluate((dot) => {
        ;(dot as HTMLButtonElement).click()
      })
      await stands(carousel, 1)
      return carousel
    }

    /** The one testimonial that can be read is that. */
    async function stands(carousel: Locator, position: number) {
      // Playwright counts what is inert as readable; browsers do not.
      const group = carousel.locator('[role=group]:not([inert]):has(blockquote)')
      await expect(group).toHaveCount(1)
      await expect(group).toHaveAccessibleName(place(t.position, position))
      await expect(group).toContainText(testimonials[position - 1]?.name ?? '')
      const dot = carousel.getByRole('button', { name: place(t.goTo, position), exact: true })
      await expect(dot).toHaveAttribute('aria-current', 'true')
      await expect(carousel.locator('[aria-current]')).toHaveCount(1)
    }

    const button = (carousel: Locator, name: string) => carousel.getByRole('button', { name, exact: true })

    test('advance after 5000 ms and wrap, without a word', async ({ page }) => {
      const carousel = await open(page)
      await expect(carousel).toHaveAttribute('aria-roledescription', t.carousel)
      const said = carousel.getByRole('status')
      const before = await said.textContent()
      await page.clock.runFor(pace - 1)
      await stands(carousel, 1)
      await page.clock.runFor(1)
      await stands(carousel, 2)
      for (let position = 3; position <= count; position++) {
        await page.clock.runFor(pace)
        await stands(carousel, position)
      }
      await page.clock.runFor(pace)
      await stands(carousel, 1)
      expect(await said.textContent()).toBe(before)
    })

    test('previous and next wrap, a dot jumps, and who turned hears it', async ({ page }) => {
      const carousel = await open(page)
      const said = carousel.getByRole('status')
      await button(carousel, t.previous).click()
      await stands(carousel, count)
      await expect(said).toHaveText(place(t.shown, count, testimonials.at(-1)?.name))
      await button(carousel, t.next).click()
      await stands(carousel, 1)
      await expect(said).toHaveText(place(t.shown, 1, testimonials[0]?.name))
      await button(carousel, place(t.goTo, 4)).click()
      await stands(carousel, 4)
      await expect(said).toHaveText(place(t.shown, 4, testimonials[3]?.name))
    })

    test('wait while they are pointed at', async ({ page }) => {
      const carousel = await open(page)
      await carousel.hover()
      await page.clock.runFor(3 * pace)
      await stands(carousel, 1)
      await page.mouse.move(0, 0)
      await page.clock.runFor(pace)
      await stands(carousel, 2)
    })

    test('wait while the focus is among them', async ({ page }) => {
      const carousel = await open(page)
      await button(carousel, t.next).focus()
      await page.clock.runFor(3 * pace)
      await stands(carousel, 1)
      await button(carousel, t.next).blur()
      await page.clock.runFor(pace)
      await stands(carousel, 2)
    })

    test('are stopped and let go by a button', async ({ page }) => {
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
      await page.clock.runFor(3 * pace)
      await stands(carousel, 1)
      await press()
      await expect(pause).toHaveAttribute('aria-pressed', 'false')
      await page.clock.runFor(pace)
      await stands(carousel, 2)
    })

    test('wait while nobody looks', async ({ page }) => {
      const carousel = await open(page)
      const look = (hidden: boolean) =>
        page.evaluate(
          (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
          hidden,
        )
      await look(true)
      await page.clock.runFor(3 * pace)
      await stands(carousel, 1)
      await look(false)
      await page.clock.runFor(pace)
      await stands(carousel, 2)
    })

    test('stand still for who wants no motion, and turn at once', async ({ page }) => {
      const carousel = await open(page, 'reduce')
      await page.clock.runFor(3 * pace)
      await stands(carousel, 1)
      await expect(button(carousel, t.pause)).toBeHidden()
      await button(carousel, t.next).click()
      await stands(carousel, 2)
      await expect(carousel.getByText(testimonials[1]?.name ?? '', { exact: true })).toBeInViewport()
      // What looks for faults waits by the clock.
      await page.clock.resume()
      await expectAccessible(page)
    })

    test('turn by the arrow keys @keyboard', async ({ page }) => {
      const carousel = await open(page)
      await button(carousel, t.previous).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await stands(carousel, 3)
      await page.keyboard.press('ArrowLeft')
      await stands(carousel, 2)
      await expect(button(carousel, t.previous)).toBeFocused()
    })

    test('tell their rating in words', async ({ page }) => {
      const carousel = await open(page)
      const rating = t.rating.replace('{rating}', String(testimonials[0]?.rating))
      await expect(carousel.getByText(rating, { exact: true }).first()).toBeAttached()
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('are all there, and scroll', async ({ page }) => {
        await page.goto(address(prefix, '/'))
        const carousel = carouselOf(page)
        await expect(carousel.getByRole('group').filter({ has: page.locator('blockquote') })).toHaveCount(
          count,
        )
        for (const { words } of testimonials) await expect(carousel).toContainText(words[language].content)
        await expect(carousel.getByRole('button')).toHaveCount(0)
        const view = carousel.locator('.carousel-view')
        await expect(view).toHaveCSS('overflow-x', 'auto')
        await expect(view).toHaveCSS('scroll-snap-type', 'x mandatory')
        const last = carousel.getByText(testimonials.at(-1)?.name ?? '')
        await expect(last).not.toBeInViewport()
        await last.scrollIntoViewIfNeeded()
        await expect(last).toBeInViewport()
      })
    })
  })
