import { address, expect, expectAccessible, faces, openPage, test } from '../support/e2e'
import { password } from '../support/http'

for (const { language, prefix, shell } of faces)
  test.describe(`the footer (${language})`, () => {
    const path = address(prefix, '/contact')

    test('has all its links', async ({ page }) => {
      await openPage(page, path)
      const footer = page.getByRole('contentinfo')
      const targets = (name: string) =>
        footer
          .getByRole('navigation', { name })
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const here = (paths: string[]) => paths.map((each) => address(prefix, each))
      expect(await targets(shell.footerNavigation)).toEqual(here(['/', '/about', '/services', '/resources']))
      expect(await targets(shell.footerMore)).toEqual(
        here(['/industries', '/case-studies', '/blog', '/careers', '/contact']),
      )
      for (const [name, target] of [
        [shell.privacy, '/privacy-policy'],
        [shell.terms, '/terms-of-service'],
        [shell.login, '/auth'],
      ] as const)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address(prefix, target))
      await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
      await expect(footer.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('href', /^https:/)
      await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
    })

    test.describe('for who is signed in', () => {
      test.beforeEach(async ({ context, baseURL }) => {
        await context.addCookies([{ name: 'puente_hint', value: 'client', url: baseURL ?? '' }])
      })

      test('knows it without asking, and leads to the dashboard', async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => /\/api\//.test(request.url()) && asked.push(request.url()))
        await openPage(page, path)
        const footer = page.getByRole('contentinfo')
        await expect(footer.getByRole('link', { name: shell.dashboard })).toHaveAttribute(
          'href',
          address(prefix, '/dashboard'),
        )
        await expect(footer.getByRole('button', { name: shell.signOut })).toBeVisible()
        await expect(footer.getByRole('link', { name: shell.login })).toHaveCount(0)
        await expectAccessible(page)
        expect(asked).toEqual([])
      })

      test('signs out in every tab', async ({ page, context }) => {
        const other = await context.newPage()
        await other.goto(address(prefix, '/'))
        await expect(other.getByRole('link', { name: shell.dashboard })).toBeVisible()
        await context.request.post('/api/users/login', {
          data: { email: 'client@puente.example', password },
          headers: { origin: new URL(other.url()).origin },
        })
        await openPage(page, path)
        await page.getByRole('button', { name: shell.signOut }).click()
        await expect(page.getByRole('status').getByText(shell.signedOut.text)).toBeVisible()
        await expect(page.getByRole('link', { name: shell.login })).toBeFocused()
        await expect(other.getByRole('link', { name: shell.login })).toBeVisible()
        const names = (await context.cookies()).map(({ name }) => name)
        expect(names).not.toContain('puente_hint')
        expect(names).not.toContain('payload-token')
      })

      test.describe('when it fails', () => {
        test.use({ expectedError: /Failed to load resource/ })

        for (const failure of ['network', 'server'])
          test(`says what to do: ${failure}`, async ({ page }) => {
            await openPage(page, path)
            await page.route('**/api/users/logout', (route) =>
              failure === 'network' ? route.abort() : route.fulfill({ status: 503, json: {} }),
            )
            await page.getByRole('button', { name: shell.signOut }).click()
            await expect(page.getByRole('alert').getByText(shell.signedOut.failed)).toBeVisible()
            await expect(page.getByRole('button', { name: shell.signOut })).toBeVisible()
          })
      })

      test('shows that it is signing out', async ({ page }) => {
        await openPage(page, path)
        const held = Promise.withResolvers<undefined>()
        await page.route('**/api/users/logout', async (route) => {
          await held.promise
          await route.fulfill({ json: {} })
        })
        await page.getByRole('button', { name: shell.signOut }).click()
        await expect(page.getByRole('button', { name: shell.signingOut })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
        held.resolve(undefined)
        await expect(page.getByRole('link', { name: shell.login })).toBeVisible()
      })
    })
  })
