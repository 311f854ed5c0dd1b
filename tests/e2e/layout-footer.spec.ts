import { menuPages } from '@/features/routes/rules'
import { expect, expectAccessible, localePath, locales, openPage, test } from '../support/e2e'
import { signInAs } from '../support/portal'

for (const { language, prefix, tag, layout } of locales)
  test.describe(`the footer (${language})`, { tag }, () => {
    const path = localePath(prefix, '/contact')

    test('has all its links', async ({ page }) => {
      await openPage(page, path)
      const footer = page.getByRole('contentinfo')
      const targets = (name: string) =>
        footer
          .getByRole('navigation', { name })
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      for (const menu of ['footerNavigation', 'footerMore'] as const)
        expect(await targets(layout[menu])).toEqual(
          menuPages(menu).map((each) => localePath(prefix, each.path)),
        )
      for (const [name, target] of [
        ...menuPages('footerLegal').map((each) => [layout[each.name], each.path] as const),
        [layout.login, '/auth'] as const,
      ])
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', localePath(prefix, target))
      await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
      await expect(footer.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('href', /^https:/)
      await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
    })

    test.describe('when signed in', () => {
      test.beforeEach(async ({ context, baseURL }) => {
        await context.addCookies([{ name: 'puente_hint', value: 'client', url: baseURL ?? '' }])
      })

      test('links to the dashboard without a request', { tag: '@once' }, async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => /\/api\//.test(request.url()) && asked.push(request.url()))
        await openPage(page, path)
        const footer = page.getByRole('contentinfo')
        await expect(footer.getByRole('link', { name: layout.dashboard })).toHaveAttribute(
          'href',
          localePath(prefix, '/dashboard'),
        )
        await expect(footer.getByRole('button', { name: layout.signOut })).toBeVisible()
        await expect(footer.getByRole('link', { name: layout.login })).toHaveCount(0)
        await expectAccessible(page)
        expect(asked).toEqual([])
      })

      test('signs out in every tab', { tag: '@phone' }, async ({ page, context }) => {
        const other = await context.newPage()
        await other.goto(localePath(prefix, '/'))
        await expect(other.getByRole('link', { name: layout.dashboard })).toBeVisible()
        await signInAs(page, 'client')
        await openPage(page, path)
        await page.getByRole('button', { name: layout.signOut }).click()
        await expect(page.getByRole('status').getByText(layout.signedOut.text)).toBeVisible()
        await expect(page.getByRole('link', { name: layout.login })).toBeFocused()
        await expect(other.getByRole('link', { name: layout.login })).toBeVisible()
        const names = (await context.cookies()).map(({ name }) => name)
        expect(names).not.toContain('puente_hint')
        expect(names).not.toContain('payload-token')
      })

      test.describe('when it fails', () => {
        test.use({ expectedError: /Failed to load resource.*api\/users\/logout/ })

        for (const failure of ['network', 'server'])
          test(`reports that it failed: ${failure}`, { tag: '@once' }, async ({ page }) => {
            await openPage(page, path)
            await page.route('**/api/users/logout', (route) =>
              failure === 'network' ? route.abort() : route.fulfill({ status: 503, json: {} }),
            )
            await page.getByRole('button', { name: layout.signOut }).click()
            await expect(page.getByRole('alert').getByText(layout.signedOut.failed)).toBeVisible()
            await expect(page.getByRole('button', { name: layout.signOut })).toBeVisible()
          })
      })

      test('shows that it is signing out', { tag: '@once' }, async ({ page }) => {
        await openPage(page, path)
        const held = Promise.withResolvers<undefined>()
        await page.route('**/api/users/logout', async (route) => {
          await held.promise
          await route.fulfill({ json: {} })
        })
        await page.getByRole('button', { name: layout.signOut }).click()
        await expect(page.getByRole('button', { name: layout.signingOut })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
        held.resolve(undefined)
        await expect(page.getByRole('link', { name: layout.login })).toBeVisible()
      })
    })
  })
