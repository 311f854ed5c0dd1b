import { accountRow, goodPassword, linkTo, newPerson, signUp } from '../support/accounts'
import { address, expect, expectAccessible, faces, test } from '../support/e2e'
import { visitor } from '../support/http'
import { expectToast, fill, form, texts } from '../support/way-in'

for (const { language, prefix } of faces) {
  const { auth, toasts } = texts[language]
  const at = (path: string) => address(prefix, path)

  test.describe(`an address that is to be proved (${language})`, { tag: '@once' }, () => {
    test('where one wanted to go survives signing up and verifying, also in another browser', async ({
      page,
      browser,
    }) => {
      const email = newPerson()
      const goal = at('/auth/profile')
      await page.goto(at(`/auth?tab=sign-up&next=${encodeURIComponent(goal)}`))
      await fill(page, { firstName: 'Ana', lastName: 'Ruiz', email, password: goodPassword })
      await form(page).locator('[type=submit]').click()
      const link = await linkTo(email, '/auth/verify')
      const other = await (await browser.newContext()).newPage()
      await other.goto(link.href)
      await expect(other.getByText(auth.verify.hint)).toBeVisible()
      await expectAccessible(other)
      await expect(other.getByRole('link', { name: auth.verify.forgot })).toHaveAttribute(
        'href',
        at(`/auth/forgot?next=${encodeURIComponent(goal)}`),
      )
      await fill(other, { password: 'wrong-password' })
      await form(other).locator('[type=submit]').click()
      await expect(form(other).getByText(auth.faults.not_chosen)).toBeVisible()
      await expect(form(other).locator('[name=password]')).toBeFocused()
      expect(await accountRow(email)).toMatchObject({ _verified: false })
      await fill(other, { password: goodPassword })
      await form(other).locator('[type=submit]').click()
      await expect(other).toHaveURL(new RegExp(`${goal}$`))
      await expectToast(other, toasts.verified)
      await other.context().close()
    })
  })

  test.describe(`without JavaScript (${language})`, { tag: '@once' }, () => {
    test.use({ javaScriptEnabled: false })

    test('a link of a mail is confirmed by its button, where one signed up', async ({ page, context }) => {
      const email = newPerson()
      const here = await visitor()
      await signUp(here, email, { language })
      await context.addCookies((await here.storageState()).cookies)
      await page.goto((await linkTo(email, '/auth/verify')).href)
      expect(await accountRow(email)).toMatchObject({ _verified: false })
      await page.getByRole('button', { name: auth.verify.submit }).click()
      await expect(page).toHaveURL(new RegExp(`${at('/')}#toast=verified$`))
      expect(await accountRow(email)).toMatchObject({ _verified: true })
    })

    test('elsewhere by the password, and a wrong one is said beside it', async ({ page }) => {
      const email = newPerson()
      await signUp(await visitor(), email, { language })
      await page.goto((await linkTo(email, '/auth/verify')).href)
      await fill(page, { password: 'wrong-password' })
      await page.getByRole('button', { name: auth.verify.submit }).click()
      await expect(page.getByText(auth.faults.not_chosen)).toBeVisible()
      expect(await accountRow(email)).toMatchObject({ _verified: false })
      await fill(page, { password: goodPassword })
      await page.getByRole('button', { name: auth.verify.submit }).click()
      await expect(page).toHaveURL(new RegExp(`${at('/')}#toast=verified$`))
      expect(await accountRow(email)).toMatchObject({ _verified: true })
    })
  })
}
