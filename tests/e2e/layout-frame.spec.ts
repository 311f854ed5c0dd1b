import {
  enlargeText,
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  languageOf,
  localePath,
  locales,
  openPage,
  test,
} from '../support/e2e'
import { expectPageQuality } from '../support/page-quality'
import { linksOf } from '../support/seo-markup'

for (const { language, prefix, tag, contact, errors, crash } of locales) {
  test.describe(`every page (${language})`, { tag }, () => {
    for (const path of ['/', '/contact', '/contact/thanks', '/contact/retry'])
      test(`${path}: status, metadata, accessibility and layout`, async ({ page }) => {
        const response = await openPage(page, localePath(prefix, path))
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getUTCFullYear()))
        await expectPageQuality(page, language)
      })

    test('/contact: the errors of the form have enough contrast and fit the screen', async ({ page }) => {
      await openPage(page, localePath(prefix, '/contact'))
      await page.getByRole('button', { name: contact.form.send }).click()
      await expect(page.getByText(contact.toast.required)).toBeVisible()
      await expectAccessibleInDark(page)
      await enlargeText(page)
      await expectFitsWidth(page)
    })

    test.describe('an unknown address', () => {
      test.use({ expectedError: /status of 404/ })

      test('leads to a whole page that says so', async ({ page }) => {
        const response = await page.goto(localePath(prefix, '/nope'))
        expect(response?.status()).toBe(404)
        expect(await languageOf(page)).toBe(language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.notFound.title)
        await expect(page.getByText(errors.notFound.text)).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('link', { name: errors.notFound.back }).click()
        await expect(page).toHaveURL(localePath(prefix, '/'))
      })
    })
  })

  test.describe(`pages (${language})`, { tag }, () => {
    test.describe('a page that throws', () => {
      test.use({ expectedError: /broken on purpose/ })

      test('shows an error and can be retried', async ({ page }) => {
        await page.addInitScript(() => {
          const { formatToParts } = Intl.DateTimeFormat.prototype
          Intl.DateTimeFormat.prototype.formatToParts = function (...args) {
            if (!sessionStorage.getItem('fixed')) throw new Error('broken on purpose')
            return formatToParts.apply(this, args)
          }
        })
        await page.goto(localePath(prefix, '/contact'))
        // The offices read the time when someone comes near.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(crash.title)
        await page.evaluate(() => sessionStorage.setItem('fixed', '1'))
        await page.getByRole('button', { name: crash.retry }).click()
        await expect(page.getByRole('heading', { name: contact.form.title })).toBeVisible()
      })
    })

    test('the offices show their local times', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-07-01T14:05:00Z'))
      await openPage(page, localePath(prefix, '/contact'))
      const offices = page.getByRole('region', { name: contact.offices.title })
      await offices.scrollIntoViewIfNeeded()
      await expect(offices.getByRole('time')).toHaveCount(3)
      const times = await offices.getByRole('time').allTextContents()
      expect(times.map((text) => text.replace(/\s/g, ' '))).toEqual(
        language === 'en' ? ['10:05 AM', '8:05 AM', '9:05 AM'] : ['10:05 a.m.', '8:05 a.m.', '9:05 a.m.'],
      )
      const items = offices.getByRole('listitem')
      await expect(items).toHaveCount(3)
      const [open, opens] =
        language === 'en'
          ? ['Open until 6 PM', 'Opens at 9 AM, in 55 min']
          : ['Abierto hasta las 6:00 p.m.', 'Abre a las 9:00 a.m., en 55 min']
      await expect(items.nth(0)).toContainText(open)
      await expect(items.nth(1)).toContainText(opens)
      await expect(items.nth(2)).toContainText(open)
      await expect(page.getByText(/UTC-5/).first()).toBeVisible()
    })

    test(
      'the closing card leads to the times of calls, which someone takes',
      { tag: '@phone' },
      async ({ page }) => {
        await openPage(page, localePath(prefix, '/contact'))
        await page.getByRole('main').getByRole('region').last().getByRole('link').click()
        await expect(page).toHaveURL(localePath(prefix, '/contact/call'))
      },
    )
  })
}

test('the language toggle keeps the page and its query', { tag: '@once' }, async ({ page, context }) => {
  await openPage(page, '/contact?utm_campaign=spring')
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL('/es/contact?utm_campaign=spring')
  await expect.poll(() => languageOf(page)).toBe('es')
  expect((await context.cookies()).find(({ name }) => name === 'puente_language')?.value).toBe('es')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/contact?utm_campaign=spring')
})

test('paths with the default language redirect to those without', { tag: '@once' }, async ({ request }) => {
  for (const [path, target] of [
    ['/en', '/'],
    ['/en/contact', '/contact'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe(target)
  }
})

test('a page names itself and its translations', { tag: '@once' }, async ({ page }) => {
  await page.goto('/es/contact')
  const { canonical, languages } = linksOf(await page.content())
  const paths = Object.entries(languages).map(([name, url]) => [name, new URL(url).pathname])
  expect(new URL(canonical ?? '').pathname).toBe('/es/contact')
  expect(Object.fromEntries(paths)).toEqual({
    en: '/contact',
    es: '/es/contact',
    'x-default': '/contact',
  })
})
