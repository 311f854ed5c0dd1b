import { newEmail, newAccountWithoutClient } from '../support/accounts'
import { authPages, toastsOf } from '../support/auth-pages'
import { expect, expectAccessible, locales, test } from '../support/e2e'
import { withLastingToasts } from '../support/timers'

test.use({ expectedError: /status of 401.*api\/users\/login/ })

for (const locale of locales) {
  const { language, tag } = locale
  const { auth, at, fill, submit } = authPages(locale)

  test(
    `suggests a new password after seven wrong ones, whether the address is known or not (${language})`,
    { tag },
    async ({ page }) => {
      test.slow()
      const [known, unknown] = [await newAccountWithoutClient(), newEmail()]
      await page.goto(at('/auth'))
      const hint = page.getByRole('tabpanel').getByRole('status')
      for (const [attempt, email] of [known, unknown, known, unknown, known, unknown].entries()) {
        await expect(hint).toBeHidden()
        await fill(page, { email, password: `wrong-password-${attempt}` })
        await submit(page, 'signIn')
        await expect(toastsOf(page, 'alert')).toContainText(auth.errors.mismatch)
        await page.reload()
      }
      await fill(page, { email: unknown, password: 'wrong-password-8' })
      await submit(page, 'signIn')
      await expect(hint).toBeVisible()
      await expectAccessible(page)
      await hint.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: auth.forgot.title })).toBeVisible()
    },
  )

  test(
    `shows its toast beside the error of the field, on every screen (${language})`,
    { tag },
    async ({ page }) => {
      await withLastingToasts(page)
      for (const height of [420, 520, 667, 800]) {
        await page.setViewportSize({ width: 375, height })
        await page.goto(at('/auth'))
        await fill(page, { email: newEmail(), password: 'wrong-password' })
        await submit(page, 'signIn')
        const toast = toastsOf(page, 'alert')
        await expect(toast).toContainText(auth.errors.mismatch)
        const error = page.getByRole('tabpanel').getByText(auth.errors.mismatch)
        await error.scrollIntoViewIfNeeded()
        await expect
          .poll(async () => {
            const [above, below] = [await toast.boundingBox(), await error.boundingBox()]
            return above && below && (above.y + above.height <= below.y || below.y + below.height <= above.y)
          }, `at ${height} pixels`)
          .toBe(true)
      }
    },
  )
}
