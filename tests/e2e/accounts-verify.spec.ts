import { accountRow, goodPassword, linkTo, newEmail, signUp } from '../support/accounts'
import { authPages, expectToast } from '../support/auth-pages'
import { expect, expectAccessible, locales, test, waitForHydration } from '../support/e2e'
import { visitor } from '../support/http'

for (const locale of locales) {
  const { language, tag } = locale
  const { auth, toasts, at, field, fill, submit } = authPages(locale)

  test.describe(`verifying an address (${language})`, { tag }, () => {
    // The other browser has no session: it is told to sign in.
    test.use({ expectedError: /status of 401.*api\/verify-email/ })

    test('asks for the password in another browser, then continues to the page requested at sign-up', async ({
      page,
      browser,
    }) => {
      const email = newEmail()
      const next = at('/auth/profile')
      await page.goto(at(`/auth?tab=sign-up&next=${encodeURIComponent(next)}`))
      await fill(page, { firstName: 'Ana', lastName: 'Ruiz', email, password: goodPassword })
      await submit(page, 'signUp')
      const link = await linkTo(email, '/auth/verify')
      const context = (await browser.newContext()).on('page', waitForHydration)
      const other = await context.newPage()
      await other.goto(link.href)
      await expect(other.getByText(auth.verify.hint)).toBeVisible()
      await expectAccessible(other)
      await expect(other.getByRole('link', { name: auth.verify.forgot })).toHaveAttribute(
        'href',
        at(`/auth/forgot?next=${encodeURIComponent(next)}`),
      )
      await fill(other, { password: 'wrong-password' })
      await submit(other, 'verify')
      await expect(field(other, 'password')).toHaveAccessibleDescription(auth.errors.not_chosen)
      await expect(field(other, 'password')).toBeFocused()
      expect(await accountRow(email)).toMatchObject({ _verified: false })
      await fill(other, { password: goodPassword })
      await submit(other, 'verify')
      await expect(other).toHaveURL(new RegExp(`${next}$`))
      await expectToast(other, toasts.verified)
      await other.context().close()
    })
  })

  test.describe(`verifying an address without JavaScript (${language})`, { tag }, () => {
    test.use({ javaScriptEnabled: false })

    test('takes one click in the browser that signed up', async ({ page, context }) => {
      const email = newEmail()
      const here = await visitor()
      await signUp(here, email, { language })
      await context.addCookies((await here.storageState()).cookies)
      await page.goto((await linkTo(email, '/auth/verify')).href)
      expect(await accountRow(email)).toMatchObject({ _verified: false })
      await submit(page, 'verify')
      await expect(page).toHaveURL(new RegExp(`${at('/dashboard')}#toast=verified$`))
      expect(await accountRow(email)).toMatchObject({ _verified: true })
    })

    test('takes the right password in another browser', async ({ page }) => {
      const email = newEmail()
      await signUp(await visitor(), email, { language })
      await page.goto((await linkTo(email, '/auth/verify')).href)
      await fill(page, { password: 'wrong-password' })
      await submit(page, 'verify')
      await expect(page.getByText(auth.errors.not_chosen)).toBeVisible()
      expect(await accountRow(email)).toMatchObject({ _verified: false })
      await fill(page, { password: goodPassword })
      await submit(page, 'verify')
      await expect(page).toHaveURL(new RegExp(`${at('/dashboard')}#toast=verified$`))
      expect(await accountRow(email)).toMatchObject({ _verified: true })
    })
  })
}
