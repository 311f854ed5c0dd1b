import { address, enlargeText, expect, expectAccessible, faces, openPage, test } from '../support/e2e'

for (const { language, prefix, contact, errors } of faces)
  test.describe(`every page (${language})`, () => {
    for (const path of ['/', '/contact', '/contact/thanks', '/contact/retry'])
      test(`${path} is whole`, async ({ page }) => {
        const response = await openPage(page, address(prefix, path))
        expect(response?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        expect(await page.locator('footer').textContent()).toContain(String(new Date().getUTCFullYear()))
      })

    for (const path of ['/nope', '/contact/nope', '/a/b/c', '/nope.php'])
      test.describe(path, () => {
        test.use({ expectedError: /status of 404/ })

        test('is a full page that says it was not found', async ({ page }) => {
          const response = await page.goto(address(prefix, path))
          expect(response?.status()).toBe(404)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.notFound.title)
          await expect(page.getByText(errors.notFound.text)).toBeVisible()
          await expectAccessible(page)
          await page.getByRole('link', { name: errors.notFound.back }).click()
          await expect(page).toHaveURL(address(prefix, '/'))
        })
      })

    test.describe('a page that breaks', { tag: '@once' }, () => {
      test.use({ expectedError: /broken on purpose|error/i })

      test('says so, and can be tried again', async ({ page }) => {
        await page.addInitScript(() => {
          const { formatToParts } = Intl.DateTimeFormat.prototype
          Intl.DateTimeFormat.prototype.formatToParts = function (...args) {
            if (!sessionStorage.getItem('mended')) throw new Error('broken on purpose')
            return formatToParts.apply(this, args)
          }
        })
        await page.goto(address(prefix, '/contact'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.crash.title)
        await page.evaluate(() => sessionStorage.setItem('mended', '1'))
        await page.getByRole('button', { name: errors.crash.retry }).click()
        await expect(page.getByRole('heading', { name: contact.form.title })).toBeVisible()
      })
    })

    test('the offices show their local time', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-07-01T15:05:00Z'))
      await openPage(page, address(prefix, '/contact'))
      const clocks = page.locator('section time')
      const plain = (await clocks.allTextContents()).map((text) => text.replace(/\s/g, ' '))
      expect(plain).toEqual(
        language === 'en' ? ['11:05 AM', '9:05 AM', '10:05 AM'] : ['11:05 a.m.', '9:05 a.m.', '10:05 a.m.'],
      )
      await expect(page.locator('section li')).toHaveCount(3)
      await expect(page.getByText(/UTC-5/).first()).toBeVisible()
    })

    test.describe('by night', () => {
      test.use({ colorScheme: 'dark' })

      for (const path of ['/', '/contact', '/contact/retry'])
        test(`${path} can be read`, async ({ page }) => {
          await openPage(page, address(prefix, path))
          if (path === '/contact') await page.getByRole('button', { name: contact.form.send }).click()
          if (path === '/contact') await expect(page.getByText(contact.toast.required)).toBeVisible()
          await expectAccessible(page)
        })
    })

    test('the card at the end goes to the form', async ({ page }) => {
      await openPage(page, address(prefix, '/contact'))
      await page.locator('section[aria-labelledby=call] a').click()
      await expect(page.locator('[name=name]')).toBeFocused()
    })

    test('reads at twice the size of text', async ({ page }) => {
      await openPage(page, address(prefix, '/contact'))
      await enlargeText(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await expect(page.getByRole('button', { name: contact.form.send })).toBeVisible()
    })
  })

test('the language changes and the page and its query stay', async ({ page, context }) => {
  await openPage(page, '/contact?utm_campaign=spring')
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL('/es/contact?utm_campaign=spring')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect((await context.cookies()).find(({ name }) => name === 'puente_language')?.value).toBe('es')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/contact?utm_campaign=spring')
})

test('addresses with the default language move to those without', { tag: '@once' }, async ({ request }) => {
  for (const [path, target] of [
    ['/en', '/'],
    ['/en/contact', '/contact'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe(target)
  }
})

test('machines find each language, and the page itself', { tag: '@once' }, async ({ page }) => {
  await page.goto('/es/contact')
  const links = await page
    .locator('link[rel=alternate], link[rel=canonical]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
    )
  expect(links).toEqual(
    expect.arrayContaining([
      [null, '/es/contact'],
      ['en', '/contact'],
      ['es', '/es/contact'],
      ['x-default', '/contact'],
    ]),
  )
})
