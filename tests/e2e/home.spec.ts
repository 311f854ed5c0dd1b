import { gzipSync } from 'node:zlib'

import type { Page } from '@playwright/test'

import { serviceSlugs } from '@/features/services/rules'
import homeEn from '@/messages/en/home.json' with { type: 'json' }
import homeEs from '@/messages/es/home.json' with { type: 'json' }
import { figures } from '../../scripts/seed/words/figures'
import { home } from '../../scripts/seed/words/pages/home'
import { expectPictures, listEntry } from '../support/document'
import { enlargeText, expect, expectFitsWidth, localePath, locales, test } from '../support/e2e'
import { linksOf, metaOf } from '../support/seo-markup'

const texts = { en: homeEn, es: homeEs }

for (const { language, prefix, tag } of locales)
  test.describe(`the home page (${language})`, { tag }, () => {
    const copy = home[language]
    const t = texts[language]
    const at = (to: string) => localePath(prefix, to)
    const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

    test('describes itself to people and to search engines', async ({ page }) => {
      await page.goto(at('/'))
      await expect(page).toHaveTitle(`Puente - ${copy.metaTitle}`)
      const html = await page.content()
      expect(metaOf(html, 'description')).toBe(copy.metaDescription)
      expect(new URL(linksOf(html).canonical ?? '').pathname).toBe(at('/'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${copy.hero.titleStart} ${copy.hero.titleEnd}`,
      )
      await expect(page.getByRole('main')).not.toHaveAttribute('lang')
      await expect(page.getByRole('img', { name: t.picture.alt })).toBeVisible()
    })

    test('has every section with all of its points', async ({ page }) => {
      await page.goto(at('/'))
      const headings: [title: string, count: number, points: string[]][] = [
        [copy.problem.title, 5, copy.problem.timeline.map(({ title }) => title)],
        [copy.services.title, 6, []],
        [copy.audience.title, 4, copy.audience.points.map(({ title }) => title)],
        [copy.steps.title, 3, copy.steps.points.map(({ title }) => title)],
        [copy.strategyCall.title, 3, copy.strategyCall.timeline.map(({ title }) => title)],
      ]
      for (const [title, count, points] of headings) {
        const found = section(page, title).getByRole('listitem').getByRole('heading', { level: 3 })
        await expect(found).toHaveCount(count)
        if (points.length > 0) await expect(found).toHaveText(points)
      }
      const why = section(page, copy.why.title)
      await expect(why.getByRole('term')).toHaveText(copy.why.points.map(({ title }) => title))
      expect(copy.why.points).toHaveLength(4)
      await expect(why.getByRole('listitem')).toHaveCount(3)
      const { hoursSaved, conversion } = figures[language].claims
      const solution = section(page, copy.solution.title)
      await expect(solution.getByRole('term')).toHaveText([hoursSaved.label, conversion.label])
      await expect(solution.getByRole('definition')).toHaveText([hoursSaved.value, conversion.value])
      for (const { label, value } of figures[language].statistics)
        await expect(listEntry(page.getByRole('main'), label).getByRole('definition')).toHaveText(value)
    })

    test('links to the times of calls, the services and the sources of its figures', async ({ page }) => {
      await page.goto(at('/'))
      const main = page.getByRole('main')
      const calls = [copy.hero.button, copy.strategyCall.button, copy.finalCall.button]
      for (const name of new Set(calls)) {
        const links = main.getByRole('link', { name, exact: true })
        await expect(links).toHaveCount(calls.filter((call) => call === name).length)
        for (const link of await links.all()) await expect(link).toHaveAttribute('href', at('/contact/call'))
      }
      const services = main.getByRole('link', { name: new RegExp(`^${t.services.more} ?: .`) })
      expect(await services.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        expect.arrayContaining(serviceSlugs.map((slug) => at(`/services/${slug}`))),
      )
      const all = main.getByRole('link', { name: t.services.all })
      await expect(all).toHaveAttribute('href', at('/services'))
      // Figures always name their source.
      await expect(page.getByRole('link', { name: t.how })).toHaveCount(3)
      for (const link of await page.getByRole('link', { name: t.how }).all())
        await expect(link).toHaveAttribute('href', at('/services#figures'))
      await page.getByRole('link', { name: copy.hero.secondButton }).click()
      await expect(page).toHaveURL(at('/') + '#steps')
      await expect(page.getByRole('heading', { name: copy.steps.title })).toBeInViewport()
    })

    test('animates the line of the picture once, and not with reduced motion', async ({ page }) => {
      await page.goto(at('/'))
      const drawn = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter((animation) => (animation as CSSAnimation).animationName === 'draw')
            .map(({ effect }) => {
              const { duration, iterations } = effect?.getTiming() ?? {}
              return { duration, iterations }
            }),
        )
      expect(await drawn()).toEqual([])
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect.poll(drawn).toContainEqual({ duration: 1_600, iterations: 1 })
    })

    test('shows every picture', async ({ page }) => {
      await page.goto(at('/'))
      await expectPictures(page.getByRole('main'))
    })

    test('does not shift while it loads, nor scroll sideways with large text', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(at('/'), { waitUntil: 'networkidle' })
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
      await enlargeText(page)
      await expectFitsWidth(page)
    })
  })

test('prints dark text on paper', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const pale = await page.getByRole('main').evaluate((main) => {
    const brightness = (element: Element) => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = getComputedStyle(element).color
      canvas.fillRect(0, 0, 1, 1)
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
    }
    const texts = [...main.querySelectorAll('h1, h2, h3, p, dt, dd')].filter((one) => one.checkVisibility())
    return texts.filter((one) => brightness(one) > 160).map((one) => one.textContent)
  })
  expect(pale).toEqual([])
})

test('stays within its budget of scripts and requests', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  let requests = 0
  page.on('response', (response) => {
    const request = response.request()
    // Without what the router prefetches, and the icon of the tab.
    if (request.headers()['rsc'] || request.url().endsWith('/icon.svg')) return
    requests += 1
    if (request.resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length)
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(165)
  // Two of them are sheets, together half as large as one for all pages; one is the portrait below the hero.
  expect(requests).toBeLessThanOrEqual(18)
})
