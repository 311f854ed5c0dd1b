import { accountRow, goodPassword, newVisitor } from '../support/accounts'
import { address, expect, expectAccessible, faces, test } from '../support/e2e'
import { rows } from '../support/http'
import { expectToast, signInAt, texts } from '../support/way-in'

for (const { language, prefix, shell } of faces) {
  const { auth, toasts } = texts[language]
  const at = (path: string) => address(prefix, path)

  test.describe(`the account (${language})`, () => {
    test('its profile is changed, and the page follows its language', async ({ page }) => {
      const { email } = await newVisitor()
      await signInAt(page, at(`/auth?next=${at('/auth/profile')}`), email)
      await expectToast(page, toasts.signed_in)
      await expectAccessible(page)
      const about = page.locator('form').filter({ has: page.locator('[name=firstName]') })
      await about.locator('[name=firstName]').fill(' ')
      await about.locator('[type=submit]').click()
      await expect(about.getByText(auth.faults.required)).toBeVisible()
      await about.locator('[name=firstName]').fill('Inés')
      await about.locator('[name=phone]').fill('+51 1 555 0100')
      const other = language === 'en' ? 'es' : 'en'
      await about.locator('[name=language]').selectOption(other)
      await about.locator('[type=submit]').click()
      await expect(
        page.getByRole('heading', { level: 1, name: texts[other].auth.profile.title }),
      ).toBeVisible()
      expect(await accountRow(email)).toMatchObject({ first_name: 'Inés', language: other })
    })

    test('its password is changed with the present one', async ({ page }) => {
      const { email } = await newVisitor()
      await signInAt(page, at(`/auth?next=${at('/auth/profile')}`), email)
      await expectToast(page, toasts.signed_in)
      const change = page.locator('form').filter({ has: page.locator('[name=currentPassword]') })
      await change.locator('[name=currentPassword]').fill(goodPassword)
      await change.locator('[name=password]').fill('quite-another-one')
      await change.locator('[type=submit]').click()
      await expectToast(page, { title: auth.profile.changed, text: auth.profile.changedText })
      await expect(change.locator('[name=password]')).toHaveValue('')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: auth.profile.title })).toBeVisible()
    })

    test('the language of the toggle is that of the account', async ({ page }) => {
      const { email } = await newVisitor()
      await signInAt(page, at(`/auth?next=${at('/auth/profile')}`), email)
      await expectToast(page, toasts.signed_in)
      await rows(`update users set language = $1::enum_users_language where email = $2`, [language, email])
      const other = language === 'en' ? 'es' : 'en'
      await page.getByRole('group', { name: shell.language }).getByText(other, { exact: true }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: texts[other].auth.profile.title }),
      ).toBeVisible()
      await expect.poll(async () => (await accountRow(email))?.language).toBe(other)
    })

    test('signs out here, and the other tabs with it', async ({ page, context }) => {
      const { email } = await newVisitor()
      await signInAt(page, at(`/auth?next=${at('/auth/profile')}`), email)
      await expectToast(page, toasts.signed_in)
      const other = await context.newPage()
      await other.goto(at('/auth/profile'))
      await expect(other.getByRole('heading', { level: 1, name: auth.profile.title })).toBeVisible()
      await page.locator('main').getByRole('button', { name: shell.signOut, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${at('/auth')}$`))
      await expectToast(page, toasts.signed_out)
      await expect(other).toHaveURL(new RegExp(`${at('/auth')}\\?next=`))
    })

    test('signs out everywhere, and another device is told', async ({ page, browser }) => {
      const { email } = await newVisitor()
      const device = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
      for (const each of [page, device]) {
        await signInAt(each, at(`/auth?next=${at('/auth/profile')}`), email)
        await expectToast(each, toasts.signed_in)
      }
      await page.getByRole('button', { name: auth.profile.everywhere }).click()
      await expectToast(page, toasts.signed_out_everywhere)
      // Looked at again after a quarter of an hour, the other device asks for its session.
      await device.evaluate(() => localStorage.setItem('puente_renewed', '1'))
      await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expectToast(device, toasts.session_over)
      await expect(device).toHaveURL(new RegExp(`${at('/auth')}\\?next=`))
      await device.context().close()
    })

    test.describe('when something fails', { tag: '@once' }, () => {
      test.use({ expectedError: /Failed to load resource/ })

      test('a wrong present password, a server that is away, a session that does not end', async ({
        page,
      }) => {
        const { email } = await newVisitor()
        await signInAt(page, at(`/auth?next=${at('/auth/profile')}`), email)
        await expectToast(page, toasts.signed_in)
        const change = page.locator('form').filter({ has: page.locator('[name=currentPassword]') })
        await change.locator('[name=currentPassword]').fill('not-this-one')
        await change.locator('[name=password]').fill('quite-another-one')
        await change.locator('[type=submit]').click()
        await expect(change.getByText(auth.faults.wrong)).toBeVisible()
        await expect(change.locator('[name=password]')).toHaveValue('quite-another-one')
        for (const verb of ['update-profile', 'sign-out-everywhere', 'users/logout'])
          await page.route(`**/api/${verb}`, (route) =>
            route.fulfill({ status: 503, json: { success: false, error: 'unavailable' } }),
          )
        await page.getByRole('button', { name: auth.profile.save }).click()
        await expectToast(page, { title: auth.profile.failed, text: auth.failures.unavailable })
        await page.getByRole('button', { name: auth.profile.everywhere }).click()
        await expectToast(page, { title: shell.signedOut.errorTitle, text: auth.profile.everywhereFailed })
        await page.locator('main').getByRole('button', { name: shell.signOut, exact: true }).click()
        await expectToast(page, { title: shell.signedOut.errorTitle, text: shell.signedOut.failed })
      })

      for (const [standing, change] of [
        ['ended', `update users set deactivated_at = now() where email = $1`],
        [
          'suspended',
          `with client as (insert into clients (first_name, last_name, email, name, language, status)
             values ('A', 'B', 'of-' || $1, 'A B', 'en', 'suspended') returning id)
           update users set client_id = (select id from client) where email = $1`,
        ],
      ] as const)
        test(`whoever is ${standing} sees why, and no data`, async ({ page }) => {
          const { email } = await newVisitor()
          await signInAt(page, at(`/auth?next=${at('/auth/profile')}`), email)
          await expectToast(page, toasts.signed_in)
          await rows(change.replaceAll('$1', `'${email}'`))
          await page.reload()
          await expect(
            page.getByRole('heading', { level: 1, name: auth.closed[standing].title }),
          ).toBeVisible()
          await expect(page.getByText(auth.closed[standing].text)).toBeVisible()
          await expect(page.locator('form')).toHaveCount(0)
          await expectAccessible(page)
          await page.getByRole('button', { name: shell.signOut }).click()
          await expectToast(page, toasts.signed_out)
        })
    })
  })
}
