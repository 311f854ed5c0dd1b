import { accountRow, goodPassword, linkTo, newClient, newPerson, newVisitor } from '../support/accounts'
import { address, expect, expectAccessible, faces, test } from '../support/e2e'
import { rows, signedIn } from '../support/http'
import { expectToast, fill, form, signInAt, texts } from '../support/way-in'

for (const { language, prefix, shell } of faces) {
  const { auth, toasts } = texts[language]
  const at = (path: string) => address(prefix, path)

  test.describe(`the way in (${language})`, () => {
    test('keeps its tab in the address and what was typed in both forms', async ({ page }) => {
      await page.goto(at('/auth'))
      await expect(page.getByRole('heading', { level: 1, name: auth.title })).toBeVisible()
      await expectAccessible(page)
      await fill(page, { email: 'ana@example.com', password: 'my secret' })
      await page.getByRole('tab', { name: auth.tabs.signUp }).click()
      await expect(page).toHaveURL(/tab=sign-up/)
      await expectAccessible(page)
      await fill(page, { firstName: 'Ana' })
      await page.getByRole('tab', { name: auth.tabs.signIn }).click()
      await expect(form(page).locator('[name=email]')).toHaveValue('ana@example.com')
      await page.getByRole('tab', { name: auth.tabs.signUp }).click()
      await expect(form(page).locator('[name=firstName]')).toHaveValue('Ana')
      await page.reload()
      await expect(page.getByRole('tab', { name: auth.tabs.signUp })).toHaveAttribute('aria-selected', 'true')
    })

    test('its tabs obey the keyboard @keyboard', async ({ page }) => {
      await page.goto(at('/auth'))
      await page.getByRole('tab', { name: auth.tabs.signIn }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name: auth.tabs.signUp })).toBeFocused()
      await expect(form(page).locator('[name=firstName]')).toBeVisible()
      await page.keyboard.press('Home')
      await expect(page.getByRole('tab', { name: auth.tabs.signIn })).toBeFocused()
    })

    test('shows and hides a password', async ({ page }) => {
      await page.goto(at('/auth'))
      const field = form(page).locator('[name=password]')
      await field.fill('my secret')
      await page.getByRole('button', { name: auth.password.show }).first().click()
      await expect(field).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: auth.password.hide }).first().click()
      await expect(field).toHaveAttribute('type', 'password')
      await expect(field).toHaveValue('my secret')
    })

    test('says beside each field what is missing, and sends nothing', async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      for (const [path, count] of [
        ['/auth', 2],
        ['/auth?tab=sign-up', 4],
        ['/auth/forgot', 1],
      ] as const) {
        await page.goto(at(path))
        await form(page).locator('[type=submit]').click()
        await expect(form(page).getByText(auth.faults.required)).toHaveCount(count)
        await expect(form(page).locator('[aria-invalid]').first()).toBeFocused()
        await expectAccessible(page)
      }
      await page.goto(at('/auth?tab=sign-up'))
      await fill(page, { firstName: 'Ana', lastName: 'Ruiz', email: 'ana', password: '12345' })
      await form(page).locator('[type=submit]').click()
      await expect(form(page).getByText(auth.faults.email)).toBeVisible()
      await expect(form(page).getByText(auth.faults.too_short)).toBeVisible()
      expect(sent).toEqual([])
    })

    test('a button that is pressed twice sends once', { tag: '@once' }, async ({ page }) => {
      const email = newPerson()
      await page.goto(at('/auth?tab=sign-up'))
      await fill(page, { firstName: 'Ana', lastName: 'Ruiz', email, password: goodPassword })
      let sent = 0
      page.on('request', (request) => (sent += Number(request.url().endsWith('/api/sign-up'))))
      await form(page).locator('[type=submit]').dblclick()
      await expectToast(page, { title: auth.signUp.created, text: auth.signUp.check })
      expect(sent).toBe(1)
    })

    test('signs in, goes where one wanted to go, and says so', async ({ page }) => {
      const { email } = await newVisitor()
      await signInAt(page, at(`/auth?next=${encodeURIComponent(at('/auth/profile'))}`), email)
      await expect(page).toHaveURL(new RegExp(`${at('/auth/profile')}$`))
      await expectToast(page, toasts.signed_in)
      await page.goto(at('/auth'))
      await expect(page).toHaveURL(new RegExp(`${at('/dashboard')}$`))
    })

    test.describe('when it fails', { tag: '@once' }, () => {
      test.use({ expectedError: /Failed to load resource/ })

      test('a wrong password: the toast, the sentence beside the field, what was typed', async ({ page }) => {
        await signInAt(page, at('/auth'), newPerson(), 'wrong-password')
        await expectToast(page, { title: auth.signIn.failed, text: auth.faults.mismatch })
        await expect(form(page).getByText(auth.faults.mismatch)).toBeVisible()
        await expect(form(page).locator('[name=password]')).toHaveValue('wrong-password')
        await expectAccessible(page)
      })

      for (const [status, text] of [
        [429, auth.failures.too_many],
        [503, auth.failures.unavailable],
        [500, auth.failures.failed],
      ] as const)
        test(`the server answers ${status}`, async ({ page }) => {
          await page.route('**/api/users/login', (route) => route.fulfill({ status, json: {} }))
          await signInAt(page, at('/auth'), newPerson())
          await expectToast(page, { title: auth.signIn.failed, text })
          await expect(form(page).getByText(text)).toBeVisible()
        })

      test('the network is gone: signing up says so and keeps what was typed', async ({ page }) => {
        await page.route('**/api/sign-up', (route) => route.abort())
        await page.goto(at('/auth?tab=sign-up'))
        await fill(page, { firstName: 'Ana', lastName: 'Ruiz', email: newPerson(), password: goodPassword })
        await form(page).locator('[type=submit]').click()
        await expectToast(page, { title: auth.signUp.failed, text: auth.failures.failed })
        await expect(form(page).locator('[name=firstName]')).toHaveValue('Ana')
      })

      test('an address that is not verified: says so and sends the mail again', async ({ page }) => {
        const email = newPerson()
        await page.goto(at('/auth?tab=sign-up'))
        await fill(page, { firstName: 'Ana', lastName: 'Ruiz', email, password: goodPassword })
        await form(page).locator('[type=submit]').click()
        await expectToast(page, { title: auth.signUp.created, text: auth.signUp.check })
        await signInAt(page, at('/auth'), email)
        await expectToast(page, { title: auth.signIn.failed, text: auth.failures.unverified })
        await page.getByRole('button', { name: auth.resend.submit }).click()
        await expectToast(page, {
          title: auth.resend.done,
          text: auth.resend.doneText.replace('{email}', email),
        })
      })

      test('a link that is over says so and offers the way on', async ({ page }) => {
        for (const [path, way] of [
          ['/auth/verify', auth.resend.submit],
          ['/auth/reset', auth.over.ask],
          ['/auth/invitation', auth.over.ask],
        ] as const) {
          await page.goto(at(`${path}?token=${(Date.now() - 1).toString(36)}.x`))
          if (path !== '/auth/verify') {
            await fill(page, { password: goodPassword })
            await form(page).locator('[type=submit]').click()
          }
          await expect(page.getByRole('heading', { name: auth.over.title })).toBeVisible()
          await expect(page.getByText(way, { exact: true })).toBeVisible()
          await expectAccessible(page)
        }
      })
    })

    test('from signing up to the site: the mail, its link from another origin, the toast', async ({
      page,
    }) => {
      const email = newPerson()
      await page.goto(at('/auth?tab=sign-up'))
      await fill(page, { firstName: 'Ana', lastName: 'Ruiz', email, password: goodPassword })
      await form(page).locator('[type=submit]').click()
      await expectToast(page, { title: auth.signUp.created, text: auth.signUp.check })
      await expect(page.getByText(auth.signUp.sent.replace('{email}', email))).toBeVisible()
      await expectAccessible(page)
      const link = await linkTo(email, '/auth/verify')
      expect(link.pathname).toBe(at('/auth/verify'))
      await page.setContent(`<a href="${link.href}">x</a>`)
      await page.getByRole('link').click()
      await expectToast(page, toasts.verified)
      await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
      await expect(page.getByRole('contentinfo').getByRole('link', { name: shell.dashboard })).toBeVisible()
      await page.goto(at('/auth/profile'))
      await expect(page.getByRole('heading', { level: 1, name: auth.profile.title })).toBeVisible()
    })

    test('a forgotten password: the mail, a new one, and where one wanted to go', async ({ page }) => {
      const { email } = await newVisitor()
      await rows('update users set language = $1::enum_users_language where email = $2', [language, email])
      await page.goto(at(`/auth?next=${encodeURIComponent(at('/auth/profile'))}`))
      await page.getByRole('link', { name: auth.signIn.forgot }).click()
      await expect(page.getByRole('heading', { level: 1, name: auth.forgot.title })).toBeVisible()
      await fill(page, { email })
      await form(page).locator('[type=submit]').click()
      await expect(page.getByText(auth.forgot.sent.replace('{email}', email))).toBeVisible()
      await page.goto((await linkTo(email, '/auth/reset')).href)
      await expect(page.getByRole('heading', { level: 1, name: auth.reset.title })).toBeVisible()
      await expectAccessible(page)
      await fill(page, { password: '12345' })
      await form(page).locator('[type=submit]').click()
      await expect(form(page).getByText(auth.faults.too_short)).toBeVisible()
      await fill(page, { password: 'quite-another-one' })
      await form(page).locator('[type=submit]').click()
      await expect(page).toHaveURL(new RegExp(`${at('/auth/profile')}$`))
      await expectToast(page, toasts.password_set)
    })

    test('an invitation: one click, a password, and in', async ({ page }) => {
      const email = newPerson()
      const client = await newClient(email, language)
      await (await signedIn('team')).post('/api/invite-client', { data: { client } })
      await page.goto((await linkTo(email, '/auth/invitation')).href)
      await expect(page.getByRole('heading', { level: 1, name: auth.invitation.title })).toBeVisible()
      await expectAccessible(page)
      await fill(page, { password: goodPassword })
      await form(page).locator('[type=submit]').click()
      await expect(page).toHaveURL(new RegExp(`${at('/dashboard')}$`))
      await expectToast(page, toasts.invited)
      expect(await accountRow(email)).toMatchObject({ client_id: client, _verified: true })
    })
  })
}
