import { gzipSync } from 'node:zlib'

import { serviceSlugs } from '@/features/services/rules'
import homeEn from '@/messages/en/home.json' with { type: 'json' }
import homeEs from '@/messages/es/home.json' with { type: 'json' }
import { figures } from '../../scripts/seed/words/figures'
import { home } from '../../scripts/seed/words/pages/home'
import { address, enlargeText, expect, faces, test } from '../support/e2e'

const texts = { en: homeEn, es: homeEs }

for (const { language, prefix } of faces)
  test.describe(`the home page (${language})`, () => {
    const words = home[language]
    const chrome = texts[language]
    const path = (to: string) => address(prefix, to)

    test('says what it is, to people and to machines', async ({ page }) => {
      await page.goto(path('/'))
      await expect(page).toHaveTitle(`Puente - ${words.metaTitle}`)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', words.metaDescription)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(path('/'))
      const headline = page.getByRole('heading', { level: 1 })
      await expect(headline).toHaveText(`${words.hero.works} ${words.hero.rests}`)
      await expect(page.locator('main')).not.toHaveAttribute('lang')
      await expect(page.getByRole('img', { name: chrome.picture.alt })).toBeVisible()
    })

    test('has every part, with as many points as are promised', async ({ page }) => {
      await page.goto(path('/'))
      const part = (name: string) => page.getByRole('region', { name, exact: true })
      const counts: [name: string, items: string, count: number, titles: string[]][] = [
        [words.problem.title, 'li h3', 5, words.problem.moments.map(({ title }) => title)],
        [words.services.title, 'li h3', 6, []],
        [words.audience.title, 'li h3', 4, words.audience.points.map(({ title }) => title)],
        [words.steps.title, 'ol > li h3', 3, words.steps.points.map(({ title }) => title)],
        [words.why.title, 'dt', 4, words.why.points.map(({ title }) => title)],
        [words.why.title, 'li', 3, []],
        [words.strategyCall.title, 'li h3', 3, words.strategyCall.moments.map(({ title }) => title)],
      ]
      for (const [name, items, count, titles] of counts) {
        const found = part(name).locator(items)
        await expect(found).toHaveCount(count)
        if (titles.length > 0) await expect(found).toHaveText(titles)
      }
      const claims = part(words.solution.title).locator('dl > div')
      const { hoursSaved, conversion } = figures[language].claims
      await expect(claims).toHaveText([hoursSaved, conversion].map(({ value, label }) => label + value))
      await expect(page.locator('.statistics > div')).toHaveText(
        figures[language].statistics.map(({ value, label }) => label + value),
      )
    })

    test('leads on', async ({ page }) => {
      await page.goto(path('/'))
      for (const name of [words.hero.button, words.strategyCall.button, words.finalCall.button])
        await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path('/contact'))
      for (const slug of serviceSlugs)
        await expect(page.locator(`main a[href="${path(`/services/${slug}`)}"]`)).toHaveText(
          new RegExp(`^${chrome.services.more}: .`),
        )
      const all = page.getByRole('main').getByRole('link', { name: chrome.services.all })
      await expect(all).toHaveAttribute('href', path('/services'))
      // Numbers never stand without where they come from.
      await expect(page.getByRole('link', { name: chrome.how })).toHaveCount(2)
      for (const link of await page.getByRole('link', { name: chrome.how }).all())
        await expect(link).toHaveAttribute('href', path('/services#figures'))
      await page.getByRole('link', { name: words.hero.secondButton }).click()
      await expect(page).toHaveURL(path('/') + '#steps')
      await expect(page.getByRole('heading', { name: words.steps.title })).toBeInViewport()
    })

    test('its line draws itself once, and stands there for who wants no motion', async ({ page }) => {
      await page.goto(path('/'))
      const line = page.locator('.panorama-line:visible')
      await expect(line).toHaveCSS('animation-name', 'none')
      await expect(line).toHaveCSS('stroke-dashoffset', '0px')
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect(line).toHaveCSS('animation-name', 'draw')
      await expect(line).toHaveCSS('animation-duration', '1.6s')
      await expect(line).toHaveCSS('animation-iteration-count', '1')
    })

    test('shows every picture', async ({ page }) => {
      await page.goto(path('/'))
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
          .toBe(true)
      }
    })

    test('reads at twice the size of text, and does not move while it loads', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path('/'), { waitUntil: 'networkidle' })
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
      await enlargeText(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  })

test('is light: its scripts and its requests before anybody acts', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  let requests = 0
  page.on('response', (response) => {
    const request = response.request()
    // What the router fetches ahead, and the icon of the tab.
    if (request.headers()['rsc'] || request.url().endsWith('/icon.svg')) return
    requests += 1
    if (request.resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length)
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(165)
  expect(requests).toBeLessThanOrEqual(16)
})
