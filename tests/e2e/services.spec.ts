import { serviceSlugs, claimsByService } from '@/features/services/rules'
import homeEn from '@/messages/en/home.json' with { type: 'json' }
import pagesEn from '@/messages/en/pages.json' with { type: 'json' }
import servicesEn from '@/messages/en/services.json' with { type: 'json' }
import homeEs from '@/messages/es/home.json' with { type: 'json' }
import pagesEs from '@/messages/es/pages.json' with { type: 'json' }
import servicesEs from '@/messages/es/services.json' with { type: 'json' }
import { figures } from '../../scripts/seed/words/figures'
import { about } from '../../scripts/seed/words/pages/about'
import { careers } from '../../scripts/seed/words/pages/careers'
import { services } from '../../scripts/seed/words/pages/services'
import { team } from '../../scripts/seed/words/team'
import { listEntry } from '../support/document'
import { expect, localePath, locales, test } from '../support/e2e'
import { serviceWords } from '../support/seed-words'

const ownTexts = ({ index, industry, week }: typeof servicesEn) => ({
  index,
  industry: industry.emailReturn,
  week,
})

const texts = {
  en: { how: homeEn.how, more: pagesEn.services.more, ...ownTexts(servicesEn) },
  es: { how: homeEs.how, more: pagesEs.services.more, ...ownTexts(servicesEs) },
}

for (const { language, prefix, tag } of locales) {
  const t = texts[language]
  const at = (path: string) => localePath(prefix, path)
  const { claims, claimsSource, statistics, statisticsSource } = figures[language]

  test.describe(`seeded content (${language})`, { tag }, () => {
    for (const slug of serviceSlugs)
      test(`the page of a service shows its lists and claims: ${slug}`, async ({ page }) => {
        await page.goto(at(`/services/${slug}`))
        for (const { title, items } of serviceWords[slug][language].lists) {
          const list = page.getByRole('region', { name: title, exact: true }).getByRole('listitem')
          await expect(list).toHaveCount(items.length)
          await expect(list.getByRole('heading', { level: 3 })).toContainText(items.map((item) => item.title))
        }
        for (const key of claimsByService[slug]) {
          const { label, value } = claims[key]
          await expect(listEntry(page.getByRole('main'), label).getByRole('definition').first()).toHaveText(
            value,
          )
        }
        await expect(page.getByRole('link', { name: t.how })).toHaveAttribute('href', at('/services#figures'))
      })

    test('the page of all services introduces each of them', async ({ page }) => {
      await page.goto(at('/services'))
      for (const slug of serviceSlugs) {
        const { title, subtitle, description, bullets, benefit } = serviceWords[slug][language]
        const intro = page.getByRole('region', { name: title, exact: true })
        await expect(intro.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
        for (const text of [subtitle, description, benefit])
          await expect(intro.getByText(text, { exact: true })).toBeVisible()
        await expect(intro.getByRole('listitem')).toHaveText(bullets)
        const link = intro.getByRole('link', { name: new RegExp(`^${t.more} ?: ${title}$`) })
        await expect(link).toHaveAttribute('href', at(`/services/${slug}`))
      }
    })

    test('the bridge and the sentences of the page of all services lead to its services', async ({
      page,
    }) => {
      await page.goto(at('/services'))
      const bridge = page.getByRole('navigation', { name: t.index })
      const sentences = page.getByRole('region', { name: services[language].call.title })
      for (const links of [bridge.getByRole('link'), sentences.getByRole('listitem').getByRole('link')])
        expect(
          (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toSorted(),
        ).toEqual(serviceSlugs.map((slug) => `#${slug}`).toSorted())
      const [, second] = serviceSlugs
      await bridge.getByRole('link', { name: serviceWords[second][language].title }).click()
      await expect(page.getByRole('region', { name: serviceWords[second][language].title })).toBeInViewport()
    })

    test('the page of advertising shows a sample week', async ({ page }) => {
      await page.goto(at('/services/digital-advertising'))
      const report = page.getByRole('table', { name: t.week.title })
      await expect(report).toHaveAccessibleDescription(t.week.text)
      await expect(report.getByRole('rowheader')).toHaveText(
        Object.values(t.week.ads).map(({ name }) => name),
      )
    })

    test('the page of email marketing names the source of the industry’s figure', async ({ page }) => {
      await page.goto(at('/services/email-marketing'))
      const { label } = claims.emailReturn
      await expect(listEntry(page.getByRole('main'), label).getByText(t.industry)).toBeVisible()
    })

    test('the page of all services names every figure and its source', async ({ page }) => {
      await page.goto(at('/services'))
      const section = page.getByRole('region', { name: services[language].figures.title })
      for (const { label, value } of [...Object.values(claims), ...statistics])
        await expect(listEntry(section, label).getByRole('definition').first()).toHaveText(value)
      for (const source of [claimsSource, statisticsSource])
        await expect(section.getByText(source)).toBeVisible()
    })

    test('the page about the agency shows the team and the offices', async ({ page }) => {
      await page.goto(at('/about'))
      const section = (name: string) => page.getByRole('region', { name, exact: true })
      const { team: people, offices } = about[language]
      await expect(section(people.title).getByRole('heading', { level: 2 })).toHaveText(
        team.map(({ name }) => name),
      )
      await expect(section(offices.title).getByRole('listitem')).toHaveCount(3)
    })

    test('the page of careers says that there is nothing yet', async ({ page }) => {
      await page.goto(at('/careers'))
      await expect(page.getByText(careers[language].soon, { exact: true })).toBeVisible()
    })
  })
}
