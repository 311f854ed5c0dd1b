import {
  accountRow,
  goodPassword,
  linkTo,
  newClientWithoutAccount,
  newEmail,
  newAccountWithoutClient,
  signUp,
} from '../support/accounts'
import { authPages, expectToast } from '../support/auth-pages'
import { expect, expectAccessible, locales, test } from '../support/e2e'
import { rows, signedIn, visitor } from '../support/http'

for (const locale of locales) {
  const { language, tag } = locale
  const { auth, toasts, at, field, fill, submit, submitButton, signInAt } = authPages(locale)
  const newcomer = () => ({ firstName: 'Ana', lastName: 'Ruiz', email: newEmail(), password: goodPassword })

  test.describe(`signing in and signing up (${language})`, { tag }, () => {
    test(
      'keeps the tab in the URL, and what was typed into both forms',
      { tag: '@once' },
      async ({ page }) => {
        await page.goto(at('/auth'))
        await expect(page.getByRole('heading', { level: 1, name: auth.title })).toBeVisible()
        await expectAccessible(page)
        await fill(page, { email: 'ana@example.com', password: 'my secret' })
        await page.getByRole('tab', { name: auth.tabs.signUp }).click()
        await expect(page).toHaveURL(/tab=sign-up/)
        await expectAccessible(page)
        await fill(page, { firstName: 'Ana' })
        await page.getByRole('tab', { name: auth.tabs.signIn }).click()
        await expect(field(page, 'email')).toHaveValue('ana@example.com')
        await page.getByRole('tab', { name: auth.tabs.signUp }).click()
        await expect(field(page, 'firstName')).toHaveValue('Ana')
        await page.reload()
        await expect(page.getByRole('tab', { name: auth.tabs.signUp })).toHaveAttribute(
          'aria-selected',
          'true',
        )
      },
    )

    test('switches tabs with the arrow keys', { tag: '@keyboard' }, async ({ page }) => {
      await page.goto(at('/auth'))
      await page.getByRole('tab', { name: auth.tabs.signIn }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name: auth.tabs.signUp })).toBeFocused()
      await expect(field(page, 'firstName')).toBeVisible()
      await page.keyboard.press('Home')
      await expect(page.getByRole('tab', { name: auth.tabs.signIn })).toBeFocused()
    })

    test('shows and hides a password', { tag: '@once' }, async ({ page }) => {
      await page.goto(at('/auth'))
      const password = field(page, 'password')
      await password.fill('my secret')
      await page.getByRole('button', { name: auth.password.show }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: auth.password.hide }).click()
      await expect(password).toHaveAttribute('type', 'password')
      await expect(password).toHaveValue('my secret')
    })

    test('shows what is missing next to each field, and sends nothing', async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      for (const [path, form, first, count] of [
        ['/auth', 'signIn', 'email', 2],
        ['/auth?tab=sign-up', 'signUp', 'firstName', 4],
        ['/auth/forgot', 'forgot', 'email', 1],
      ] as const) {
        await page.goto(at(path))
        await submit(page, form)
        await expect(page.getByText(auth.errors.required)).toHaveCount(count)
        await expect(field(page, first)).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page, first)).toBeFocused()
        await expectAccessible(page)
      }
      await page.goto(at('/auth?tab=sign-up'))
      await fill(page, { firstName: 'Ana', lastName: 'Ruiz', email: 'ana', password: '12345' })
      await submit(page, 'signUp')
      await expect(page.getByText(auth.errors.email)).toBeVisible()
      await expect(page.getByText(auth.errors.too_short)).toBeVisible()
      expect(sent).toEqual([])
    })

    test('sends a form once when its button is clicked twice', { tag: '@once' }, async ({ page }) => {
      await page.goto(at('/auth?tab=sign-up'))
      await fill(page, newcomer())
      let sent = 0
      page.on('request', (request) => (sent += Number(request.url().endsWith('/api/sign-up'))))
      await submitButton(page, 'signUp').dblclick()
      await expectToast(page, { title: auth.signUp.created, text: auth.signUp.check })
      expect(sent).toBe(1)
    })

    test('signs in and continues to the requested page', { tag: '@once' }, async ({ page }) => {
      await signInAt(
        page,
        at(`/auth?next=${encodeURIComponent(at('/auth/profile'))}`),
        await newAccountWithoutClient(),
      )
      await expect(page).toHaveURL(new RegExp(`${at('/auth/profile')}$`))
      await expectToast(page, toasts.signed_in)
      await page.goto(at('/auth'))
      await expect(page).toHaveURL(new RegExp(`${at('/dashboard')}$`))
    })

    test.describe('when it fails', () => {
      test.use({ expectedError: /Failed to load resource.*api\/(users\/login|sign-up)/ })

      test('reports a wrong password and keeps what was typed', async ({ page }) => {
        await signInAt(page, at('/auth'), newEmail(), 'wrong-password')
        await expectToast(page, { title: auth.signIn.failed, text: auth.errors.mismatch })
        await expect(field(page, 'password')).toHaveAccessibleDescription(auth.errors.mismatch)
        await expect(field(page, 'password')).toHaveValue('wrong-password')
        await expectAccessible(page)
      })

      test('reports each kind of answer from the server', async ({ page }) => {
        for (const [status, text] of [
          [429, auth.failures.too_many],
          [503, auth.failures.unavailable],
          [500, auth.failures.failed],
        ] as const) {
          await page.route('**/api/users/login', (route) => route.fulfill({ status, json: {} }))
          await signInAt(page, at('/auth'), newEmail())
          await expectToast(page, { title: auth.signIn.failed, text })
          await expect(page.getByRole('tabpanel').getByText(text)).toBeVisible()
        }
      })

      test('reports a lost network on sign-up and keeps what was typed', async ({ page }) => {
        await page.route('**/api/sign-up', (route) => route.abort())
        await page.goto(at('/auth?tab=sign-up'))
        await fill(page, newcomer())
        await submit(page, 'signUp')
        await expectToast(page, { title: auth.signUp.failed, text: auth.failures.failed })
        await expect(field(page, 'firstName')).toHaveValue('Ana')
      })

      test('sends the email again for an unverified address', async ({ page }) => {
        const email = newEmail()
        await signUp(await visitor(), email, { language })
        await signInAt(page, at('/auth'), email)
        await expectToast(page, { title: auth.signIn.failed, text: auth.errors.mismatch })
        await page.getByRole('button', { name: auth.resend.submit }).click()
        await expectToast(page, {
          title: auth.resend.done,
          text: auth.resend.doneText.replace('{email}', email),
        })
      })

      test('explains a link that is over before anything is typed, and offers a new one', async ({
        page,
      }) => {
        test.slow()
        for (const [path, offer] of [
          ['/auth/verify', auth.resend.submit],
          ['/auth/reset', auth.over.ask],
          ['/auth/invitation', auth.over.ask],
        ] as const) {
          // Expired, and unknown or used.
          const until = [Date.now() - 1, Date.now() + 60_000]
          for (const time of until) {
            await page.goto(at(`${path}?token=${time.toString(36)}.x`))
            await expect(page.getByRole('heading', { name: auth.over.title })).toBeVisible()
            await expect(field(page, 'newPassword')).toHaveCount(0)
          }
          await expect(page.getByRole('heading', { name: auth.over.title })).toBeVisible()
          await expect(page.getByText(offer, { exact: true })).toBeVisible()
          await expectAccessible(page)
        }
      })
    })

    test('signs up and verifies the address by a link followed from another origin', async ({ page }) => {
      const person = newcomer()
      await page.goto(at('/auth?tab=sign-up'))
      await fill(page, person)
      await submit(page, 'signUp')
      await expectToast(page, { title: auth.signUp.created, text: auth.signUp.check })
      await expect(page.getByText(auth.signUp.sent.replace('{email}', person.email))).toBeVisible()
      await expectAccessible(page)
      const link = await linkTo(person.email, '/auth/verify')
      expect(link.pathname).toBe(at('/auth/verify'))
      await page.setContent(`<a href="${link.href}">x</a>`)
      await page.getByRole('link').click()
      await expectToast(page, toasts.verified)
      await expect(page).toHaveURL(new RegExp(`${at('/dashboard')}$`))
      await expect(page.getByRole('heading', { level: 1, name: auth.closed.no_client.title })).toBeVisible()
      await page.goto(at('/auth/profile'))
      await expect(page.getByRole('heading', { level: 1, name: auth.profile.title })).toBeVisible()
    })

    test('resets a forgotten password and continues to the requested page', async ({ page }) => {
      const email = await newAccountWithoutClient()
      await rows('update users set language = $1::enum_users_language where email = $2', [language, email])
      await page.goto(at(`/auth?next=${encodeURIComponent(at('/auth/profile'))}`))
      await page.getByRole('link', { name: auth.signIn.forgot }).click()
      await expect(page.getByRole('heading', { level: 1, name: auth.forgot.title })).toBeVisible()
      await fill(page, { email })
      await submit(page, 'forgot')
      await expect(page.getByText(auth.forgot.sent.replace('{email}', email))).toBeVisible()
      await page.goto((await linkTo(email, '/auth/reset')).href)
      await expect(page.getByRole('heading', { level: 1, name: auth.reset.title })).toBeVisible()
      await expectAccessible(page)
      await fill(page, { newPassword: '12345' })
      await submit(page, 'reset')
      await expect(page.getByText(auth.errors.too_short)).toBeVisible()
      await fill(page, { newPassword: 'quite-another-one' })
      await submit(page, 'reset')
      await expect(page).toHaveURL(new RegExp(`${at('/auth/profile')}$`))
      await expectToast(page, toasts.password_set)
    })

    test('accepts an invitation by choosing a password', { tag: '@once' }, async ({ page }) => {
      const email = newEmail()
      const client = await newClientWithoutAccount(email, language)
      await (await signedIn('team')).post('/api/invite-client', { data: { client } })
      await page.goto((await linkTo(email, '/auth/invitation')).href)
      await expect(page.getByRole('heading', { level: 1, name: auth.invitation.title })).toBeVisible()
      await expectAccessible(page)
      await fill(page, { newPassword: goodPassword })
      await submit(page, 'invitation')
      await expect(page).toHaveURL(new RegExp(`${at('/dashboard')}$`))
      await expectToast(page, toasts.invited)
      expect(await accountRow(email)).toMatchObject({ client_id: client, _verified: true })
    })
  })
}
