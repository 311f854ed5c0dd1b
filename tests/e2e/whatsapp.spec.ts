import type { Page } from '@playwright/test'

import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  localePath,
  locales,
  openPage,
  test,
} from '../support/e2e'

const greeting = 'Hola, vi su página y quiero preguntar por '
/** Of the first office with a number in the demo, and of the next one. */
const [mexico, lima] = ['https://wa.me/525555550149', 'https://wa.me/5115550149']
const chat = (address: string) => `${address}?text=${encodeURIComponent(greeting)}`

const banner = (page: Page) => page.getByRole('banner')
const inHeader = (page: Page) => banner(page).getByRole('link', { name: 'WhatsApp', exact: true })
const name = (page: Page) => inHeader(page).getByText('WhatsApp', { exact: true })

const [, spanish] = locales

test(
  'on a wide screen the header names WhatsApp in Spanish, and in English it has no gap',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    for (const path of ['/es', '/es/contact', '/es/blog', '/es/privacy-policy']) {
      await page.goto(path)
      await expect(inHeader(page)).toHaveAttribute('href', chat(mexico))
      await expect(inHeader(page)).toHaveAttribute('rel', /noopener/)
      await expect(name(page)).toBeInViewport({ ratio: 1 })
    }
    await expectAccessible(page)
    for (const width of [1080, 1239, 1240]) {
      await page.setViewportSize({ width, height: 900 })
      await expectFitsWidth(page)
      const [bar, button, label] = await Promise.all(
        [banner(page), inHeader(page), name(page)].map((one) => one.boundingBox()),
      )
      // On one line, and where there is no room for the name its sign alone.
      expect(bar?.height, String(width)).toBeLessThan(80)
      expect(button?.height).toBeGreaterThanOrEqual(44)
      expect((label?.width ?? 0) > 1, String(width)).toBe(width >= 1240)
    }
    // A page where a call is booked offers nothing beside it.
    await page.getByRole('main').evaluate((main) => main.toggleAttribute('data-booking', true))
    await expect(inHeader(page)).toBeHidden()

    await page.goto('/')
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0)
    const [toggle, button] = await Promise.all(
      [banner(page).getByRole('group'), banner(page).getByRole('link', { name: 'Free consultation' })].map(
        (one) => one.boundingBox(),
      ),
    )
    expect((button?.x ?? 0) - ((toggle?.x ?? 0) + (toggle?.width ?? 0))).toBeLessThanOrEqual(24)
  },
)

test(
  'the bar of phones has two halves in Spanish, and the menu offers the chat too',
  { tag: ['@es', '@phone'] },
  async ({ page }) => {
    const { layout } = spanish
    await openPage(page, '/es')
    const bar = page.getByRole('complementary', { name: layout.callBar })
    const links = bar.getByRole('link')
    await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .nth(1)
      .evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
    await expect(links).toHaveText(['Agenda tu llamada', 'WhatsApp'])
    await expect(links.last()).toBeInViewport({ ratio: 1 })
    await expect(links.last()).toHaveAttribute('href', chat(mexico))
    const [first, second] = await Promise.all([links.first(), links.last()].map((one) => one.boundingBox()))
    expect(first?.width).toBe(second?.width)
    expect(first?.y).toBe(second?.y)
    expect((first?.width ?? 0) + (second?.width ?? 0)).toBe(375)
    await expectFitsWidth(page)
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await expect(inHeader(page)).toBeHidden()
    await page.getByRole('button', { name: layout.openMenu }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' })).toBeInViewport({
      ratio: 1,
    })
  },
)

for (const { language, prefix, tag, contact } of locales)
  test(
    `the contact page shows where the offices are, and the chat of each (${language})`,
    { tag: language === 'es' ? [tag, '@phone'] : tag },
    async ({ page }) => {
      await openPage(page, localePath(prefix, '/contact'))
      const offices = page.getByRole('region', { name: contact.offices.title })
      const cities =
        language === 'en' ? ['Orlando', 'Mexico City', 'Lima'] : ['Orlando', 'Ciudad de México', 'Lima']
      const cards = offices.getByRole('listitem')
      for (const [index, city] of cities.entries()) {
        await expect(cards.nth(index)).toContainText(city)
        await expect(cards.nth(index).getByText(/(^| )100, |^100 Sample/)).toBeVisible()
      }
      const map = offices.getByRole('img', { name: new Intl.ListFormat(language).format(cities) })
      await map.scrollIntoViewIfNeeded()
      await expect(map).toBeVisible()
      const words = encodeURIComponent(contact.chat.greeting)
      for (const [index, address] of [undefined, mexico, lima].entries()) {
        const links = cards.nth(index).getByRole('link', { name: /WhatsApp/ })
        await expect(links).toHaveCount(address ? 1 : 0)
        if (address) await expect(links).toHaveAttribute('href', `${address}?text=${words}`)
      }
      await expectFitsWidth(page)
      // Our own drawing: nothing comes from elsewhere.
      const hosts = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name: address }) => new URL(address).host),
      )
      expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]))
    },
  )
