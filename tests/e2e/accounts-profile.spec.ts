import type { Page } from '@playwright/test'

import { accountRow, goodPassword, newAccountWithoutClient } from '../support/accounts'
import { authPages, expectToast, texts } from '../support/auth-pages'
import { expect, expectAccessible, fieldWithLabel, locales, test } from '../support/e2e'
import { rows, visitor } from '../support/http'

for (const locale of locales) {
  const { language, layout, tag } = locale
  const other = language === 'en' ? 'es' : 'en'
  const { auth, toasts, at } = authPages(locale)
  const button = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true })
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
  /** The part of the page about the person, and the one about the password. */
  const about = (page: Page) => page.getByRole('region', { name: auth.profile.about })
  const password = (page: Page) => page.getByRole('region', { name: auth.profile.password, exact: true })

  /** Opens the profile of a new account in a session of its own. Returns its email. */
  async function openProfile(page: Page, email?: string): Promise<string> {
    const account = email ?? (await newAccountWithoutClient())
    const session = await visitor()
    await session.post('/api/users/login', { data: { email: account, password: goodPassword } })
    await page.context().addCookies((await session.storageState()).cookies)
    await page.goto(at('/auth/profile'))
    await expect(heading(page, auth.profile.title)).toBeVisible()
    return account
  }

  test.describe(`the account (${language})`, { tag }, () => {
    // A tab whose session has ended in another one asks for it once more.
    test.use({ expectedError: /status of 403.*api\/users\/refresh-token/ })

    test('saves the profile and switches the page to the chosen language', async ({ page }) => {
      const email = await openProfile(page)
      await expectAccessible(page)
      const firstName = fieldWithLabel(about(page), auth.fields.firstName)
      await firstName.fill(' ')
      await button(page, auth.profile.save).click()
      await expect(about(page).getByText(auth.errors.required)).toBeVisible()
      await firstName.fill('Inés')
      await fieldWithLabel(about(page), auth.fields.phone).fill('+51 1 555 0100')
      await fieldWithLabel(about(page), auth.fields.language).selectOption(other)
      await button(page, auth.profile.save).click()
      await expect(heading(page, texts[other].auth.profile.title)).toBeVisible()
      await expectToast(page, texts[other].toasts.language_changed)
      expect(await accountRow(email)).toMatchObject({ first_name: 'Inés', language: other })
    })

    test('changes the password, given the current one', { tag: '@once' }, async ({ page }) => {
      await openProfile(page)
      await fieldWithLabel(password(page), auth.fields.currentPassword).fill(goodPassword)
      const chosen = fieldWithLabel(password(page), auth.fields.newPassword)
      await chosen.fill('quite-another-one')
      await button(page, auth.profile.change).click()
      await expectToast(page, { title: auth.profile.changed, text: auth.profile.changedText })
      await expect(chosen).toHaveValue('')
      await page.reload()
      await expect(heading(page, auth.profile.title)).toBeVisible()
    })

    test('stores the language chosen with the toggle', { tag: '@once' }, async ({ page }) => {
      const email = await openProfile(page)
      await rows(`update users set language = $1::enum_users_language where email = $2`, [language, email])
      await page.getByRole('group', { name: layout.language }).getByText(other, { exact: true }).click()
      await expect(heading(page, texts[other].auth.profile.title)).toBeVisible()
      await expect.poll(async () => (await accountRow(email))?.language).toBe(other)
    })

    test('signs out in every tab', { tag: '@once' }, async ({ page, context }) => {
      await openProfile(page)
      const tab = await context.newPage()
      await tab.goto(at('/auth/profile'))
      await expect(heading(tab, auth.profile.title)).toBeVisible()
      await button(page, layout.signOut).click()
      await expect(page).toHaveURL(new RegExp(`${at('/auth')}$`))
      await expectToast(page, toasts.signed_out)
      await expect(tab).toHaveURL(new RegExp(`${at('/auth')}\\?next=`))
    })

    test('signs out on every device', { tag: '@once' }, async ({ page, browser }) => {
      const email = await openProfile(page)
      const device = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
      await openProfile(device, email)
      await device.waitForLoadState('networkidle')
      await button(page, auth.profile.everywhere).click()
      await expectToast(page, toasts.signed_out_everywhere)
      // A page that is shown again after fifteen minutes renews its session.
      await device.evaluate(() => localStorage.setItem('puente_renewed', '1'))
      await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expectToast(device, toasts.session_over)
      await expect(device).toHaveURL(new RegExp(`${at('/auth')}\\?next=`))
      await device.context().close()
    })

    test.describe('when something fails', () => {
      test.use({
        expectedError:
          /status of (400|503).*api\/(change-password|update-profile|sign-out-everywhere|users\/logout)|status of 403/,
      })

      test('reports a wrong current password, an unavailable server and a failed sign-out', async ({
        page,
      }) => {
        await openProfile(page)
        const current = fieldWithLabel(password(page), auth.fields.currentPassword)
        const chosen = fieldWithLabel(password(page), auth.fields.newPassword)
        await current.fill('not-this-one')
        await chosen.fill('quite-another-one')
        await button(page, auth.profile.change).click()
        await expect(current).toHaveAccessibleDescription(auth.errors.wrong)
        await expect(chosen).toHaveValue('quite-another-one')
        for (const verb of ['update-profile', 'sign-out-everywhere', 'users/logout'])
          await page.route(`**/api/${verb}`, (route) =>
            route.fulfill({ status: 503, json: { success: false, error: 'unavailable' } }),
          )
        await button(page, auth.profile.save).click()
        await expectToast(page, { title: auth.profile.failed, text: auth.failures.unavailable })
        await button(page, auth.profile.everywhere).click()
        await expectToast(page, { title: layout.signedOut.errorTitle, text: auth.profile.everywhereFailed })
        await button(page, layout.signOut).click()
        await expectToast(page, { title: layout.signedOut.errorTitle, text: layout.signedOut.failed })
      })

      for (const [standing, change] of [
        ['deactivated', `update users set deactivated_at = now() where email = $1`],
        [
          'suspended',
          `with client as (insert into clients (first_name, last_name, email, name, language, status)
             values ('A', 'B', 'of-' || $1, 'A B', 'en', 'suspended') returning id)
           update users set client_id = (select id from client) where email = $1`,
        ],
      ] as const)
        test(`shows no data to an account that is ${standing}`, async ({ page }) => {
          const email = await openProfile(page)
          await rows(change.replaceAll('$1', `'${email}'`))
          await page.reload()
          await expect(heading(page, auth.closed[standing].title)).toBeVisible()
          await expect(page.getByText(auth.closed[standing].text)).toBeVisible()
          await expect(page.getByRole('textbox')).toHaveCount(0)
          await expectAccessible(page)
          await page.getByRole('button', { name: layout.signOut }).click()
          await expectToast(page, toasts.signed_out)
        })
    })
  })
}
