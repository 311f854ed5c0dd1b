import { serviceSlugs } from '@/features/services/rules'
import { fee } from '@/lib/money'
import homeEn from '@/messages/en/home.json' with { type: 'json' }
import pricesEn from '@/messages/en/prices.json' with { type: 'json' }
import homeEs from '@/messages/es/home.json' with { type: 'json' }
import pricesEs from '@/messages/es/prices.json' with { type: 'json' }
import { home } from '../../scripts/seed/words/pages/home'
import { priceNote, prices } from '../../scripts/seed/words/prices'
import { proof, testimonials } from '../../scripts/seed/words/testimonials'
import { listEntry, tableRow } from '../support/document'
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  localePath,
  locales,
  test,
} from '../support/e2e'
import { serviceWords } from '../support/seed-words'

const texts = { en: { ...pricesEn, how: homeEn.how }, es: { ...pricesEs, how: homeEs.how } }
const priced = prices['marketing-automation']

/** In English on the desktop, in Spanish on the phone. */
for (const { language, prefix } of locales)
  test.describe(`prices (${language})`, { tag: language === 'en' ? '@en' : ['@es', '@phone'] }, () => {
    const t = texts[language]
    const at = (path: string) => localePath(prefix, path)
    const amount = (minor: number) => fee(minor, 'USD', language)
    const from = t.from.month.replace('{price}', amount(priced.from))

    test('the page of a service says what it costs, and answers', async ({ page }) => {
      await page.goto(at('/services/marketing-automation'))
      await expect(page.getByText(from)).toBeVisible()
      await page.getByRole('link', { name: t.seeIncluded }).click()
      const section = page.getByRole('region', { name: t.packages.title, exact: true })
      await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
      for (const { price, setup, words } of priced.packages ?? []) {
        const { name, included, excluded } = words[language]
        const one = section
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name, exact: true }) })
        await expect(one).toContainText(amount(price))
        await expect(one).toContainText(t.packages.setup.replace('{price}', amount(setup)))
        for (const line of [...included, ...excluded])
          await expect(one.getByText(line, { exact: true })).toBeVisible()
        await expect(
          one.getByRole('link', { name: new RegExp(`^${t.packages.choose} ?: ${name}$`) }),
        ).toBeVisible()
      }
      await expect(section.getByText(priceNote[language])).toBeVisible()

      const questions = page.getByRole('region', { name: t.questions.title, exact: true })
      const [first, second] = priced.words[language].questions ?? []
      await expect(questions.getByText(first?.answer ?? '')).toBeVisible()
      await expect(questions.getByText(second?.answer ?? '')).toBeHidden()
      await questions.getByText(second?.question ?? '').click()
      await expect(questions.getByText(second?.answer ?? '')).toBeVisible()
      await expectFitsWidth(page)
      await expectAccessible(page)
      await expectAccessibleInDark(page)
    })

    test('the page of all services has them in one table', async ({ page }) => {
      await page.goto(at('/services'))
      const table = page.getByRole('table', { name: t.table.title })
      for (const slug of serviceSlugs) {
        const row = tableRow(table, serviceWords[slug][language].title)
        await expect(row).toContainText(amount(prices[slug].from))
        await expect(row).toContainText(prices[slug].words[language].readyIn)
        await expect(row.getByRole('link')).toHaveAttribute(
          'href',
          new RegExp(`^${at(`/services/${slug}`)}(#prices)?$`),
        )
      }
      await expect(
        page.getByRole('region', { name: t.table.title }).getByText(priceNote[language]),
      ).toBeVisible()
      await expectFitsWidth(page)
    })

    test('the home page says the lowest price, and what one client says', async ({ page }) => {
      await page.goto(at('/'))
      const { button, secondButton } = home[language].hero
      for (const name of [button, secondButton])
        await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
      const [rosa] = testimonials
      const said = page.getByRole('region', { name: t.proof.title, exact: true })
      await expect(said.getByText(rosa?.words[language].content ?? '')).toBeVisible()
      await expect(said.getByText(rosa?.name ?? '', { exact: true })).toBeVisible()
      await expect(said.getByText(t.proof.sample, { exact: true })).toBeVisible()
      const story = said.getByRole('link', { name: t.proof.story })
      await expect(story).toHaveAttribute('href', /\/case-studies\/[a-z-]+$/)
      const figure = listEntry(said, proof[language].label)
      await expect(figure).toContainText(proof[language].value)
      await expect(figure).toContainText(proof[language].source)
      await expect(figure.getByRole('link', { name: t.how })).toBeVisible()
      // It is above what the problem is, and the others still say theirs further down.
      const order = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
      expect(order.slice(0, 2).map((title) => title.trim())).toEqual([
        t.proof.title,
        home[language].problem.title,
      ])
      await expectFitsWidth(page)
      await expect(page.getByText(from, { exact: true })).toBeVisible()
      await page.getByRole('link', { name: t.see, exact: true }).first().click()
      await expect(page.getByRole('heading', { name: t.table.title })).toBeInViewport()
    })
  })
