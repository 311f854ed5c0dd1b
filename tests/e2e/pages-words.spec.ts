import { type Page } from '@playwright/test'

import { address, expect, faces, test } from '../support/e2e'
import { pagePaths } from '../support/page-paths'

/** How many items each list has (specification, section 2); a pair is the least and the most. */
const lists: Record<string, Record<string, number | [number, number]>> = {
  '/about': { team: 3, offices: 3 },
  '/services/marketing-automation': { features: 6, benefits: 6 },
  '/services/content-marketing': { services: 6, contentTypes: 6, benefits: 6 },
  '/services/seo-optimization': { solutions: 6, process: 6, benefits: 6 },
  '/services/web-development': { solutions: 6, websites: [4, 6], mobile: [4, 6], technologies: [4, 6] },
  '/services/email-marketing': { solutions: 6, campaignTypes: 6, benefits: 6 },
  '/services/digital-advertising': { solutions: 6, platforms: 3, benefits: 6 },
}

/** The claims of each service's page, as they are shown in English. */
const claims: Record<string, string[]> = {
  '/services/marketing-automation': ['10-15'],
  '/services/content-marketing': ['25-40%'],
  '/services/seo-optimization': ['150-300%'],
  '/services/web-development': ['25-40%'],
  '/services/email-marketing': ['$42', '25-40%'],
  '/services/digital-advertising': ['25-40%'],
}

/** What is the same in both languages: names, places and figures. */
const same = new Set(['Orlando', 'Lima', 'Google Ads', 'Meta', 'LinkedIn', 'Email marketing'])
const names = /^(Lucía Fernández|Andrés Quispe|Maya Thompson)$/
const figure = /^(US)?[$\d\s.,:%+x-]+$/

/** What a page says, block by block. Clocks tick, addresses are the same everywhere. */
const blocksOf = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a, button')]
      .filter(
        (block) =>
          !block.querySelector('h1, h2, h3, h4, p, li, time') &&
          !/^(mailto|tel):/.test((block as HTMLAnchorElement).href ?? ''),
      )
      .map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  )

for (const { language, prefix } of faces)
  test.describe(`the lists (${language})`, { tag: '@once' }, () => {
    for (const [path, kinds] of Object.entries(lists))
      test(path, async ({ page }) => {
        await page.goto(address(prefix, path))
        for (const [kind, expected] of Object.entries(kinds)) {
          const section = page.locator(`section[aria-labelledby=${kind}]`)
          await expect(section.getByRole('heading').first()).not.toBeEmpty()
          const items = section.locator('li')
          const [least, most] = typeof expected === 'number' ? [expected, expected] : expected
          const count = await items.count()
          expect(count, kind).toBeGreaterThanOrEqual(least)
          expect(count, kind).toBeLessThanOrEqual(most)
          const titles = await section.locator('li h3').allTextContents()
          expect(new Set(titles).size, `${kind}: ${titles.join(', ')}`).toBe(count)
        }
        const shown = await page.locator('.service-claims dd').allTextContents()
        const said = claims[path]?.map((value) => (language === 'es' ? value.replace('$', 'US$') : value))
        expect(shown).toEqual(said ?? [])
        if (said)
          await expect(page.locator('.service-claims a')).toHaveAttribute(
            'href',
            address(prefix, '/services#figures'),
          )
      })

    test('/services', async ({ page }) => {
      await page.goto(address(prefix, '/services'))
      const cards = page.locator('.offers > li')
      await expect(cards).toHaveCount(6)
      for (const card of await cards.all()) {
        await expect(card.locator('h2')).toHaveText(/\S.* \S/)
        await expect(card.locator('p.lead')).not.toBeEmpty()
        expect(await card.locator('ul li').count()).toBeGreaterThanOrEqual(4)
        await expect(card.locator('.offer-benefit')).not.toBeEmpty()
        await expect(card.locator('a.more')).toHaveAttribute('href', /\/services\/[a-z-]+$/)
      }
      const dollar = language === 'es' ? 'US$42' : '$42'
      await expect(page.locator('#figures .counted-claims dd.numeral')).toHaveText([
        '10-15',
        '25-40%',
        '150-300%',
        '25-40%',
        dollar,
      ])
      await expect(page.locator('#figures .counted-statistics dd.numeral')).toHaveText([
        '500+',
        '98%',
        '15+',
        '3x',
      ])
      const sources = await page.locator('#figures .counted-source').allTextContents()
      expect(sources.filter((text) => text.length > 40)).toHaveLength(2)
    })

    test('what is still to come says so', async ({ page }) => {
      const exact =
        language === 'en'
          ? 'Careers page content coming soon...'
          : 'Pronto verás aquí el contenido de esta página...'
      await page.goto(address(prefix, '/careers'))
      await expect(page.getByText(exact, { exact: true })).toBeVisible()
      for (const path of ['/industries', '/case-studies']) {
        await page.goto(address(prefix, path))
        await expect(page.locator('.soon-soon')).toHaveText(
          language === 'en' ? /coming soon/ : /^Pronto verás/,
        )
      }
    })
  })

test.describe('each language has words of its own', { tag: '@once' }, () => {
  for (const path of pagePaths)
    test(path, async ({ page }) => {
      // Another test may be looking at a page without its translation at this moment.
      await expect(async () => {
        await page.goto(path)
        const english = await blocksOf(page)
        await page.goto(`/es${path}`)
        const spanish = await blocksOf(page)
        expect(english.length).toBeGreaterThan(3)
        const known = new Set(english)
        const kept = spanish.filter(
          (text) => known.has(text) && !same.has(text) && !names.test(text) && !figure.test(text),
        )
        expect(kept).toEqual([])
      }).toPass({ timeout: 20_000 })
    })
})
