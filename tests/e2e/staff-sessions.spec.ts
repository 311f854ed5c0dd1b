import type { Page } from '@playwright/test'

import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import authEn from '@/messages/en/auth.json' with { type: 'json' }
import dashboardEn from '@/messages/en/dashboard.json' with { type: 'json' }
import boardEn from '@/messages/en/leadBoard.json' with { type: 'json' }
import savingEn from '@/messages/en/saving.json' with { type: 'json' }
import toastsEn from '@/messages/en/toasts.json' with { type: 'json' }
import { captureLead, changeCategory, heading, LIST, PEOPLE, tool } from '../support/desk'
import { expect, expectAccessible, expectAccessibleInDark, test } from '../support/e2e'
import { newSession, password, rows, signedIn, visitor } from '../support/http'
import { newStaff, shareSession, signInAsNewStaff } from '../support/staff'

/** How a session of staff ends, and what it must not take along. */

test.describe('signing out', () => {
  // A board that reads again while the page is left has no session any more.
  test.use({ expectedError: /status of 401.*api\// })

  test(
    'a sign-out on the desk names the words that another tab can’t save',
    { tag: '@once' },
    async ({ page, context }) => {
      const email = await newStaff('en')
      await shareSession(page, email)
      const { id } = await changeCategory(page)
      const desk = await context.newPage()
      await desk.goto(PEOPLE)
      await tool(desk, adminEn.payload.authentication.logOut).click()
      const dialog = desk.getByRole('dialog', { name: savingEn.signOut.title })
      await expect(dialog).toContainText(adminEn.categories.singular)
      await expectAccessible(desk)
      await expectAccessibleInDark(desk)
      await dialog.getByRole('button', { name: savingEn.signOut.stay }).click()
      await expect(heading(desk)).toHaveText(adminEn.users.plural)
      await tool(desk, adminEn.payload.authentication.logOut).click()
      await dialog.getByRole('button', { name: savingEn.signOut.discard }).click()
      await expect(desk.getByText(toastsEn.signed_out.title, { exact: true })).toBeVisible()
      // Back shows nothing of what was there.
      await desk.goBack()
      await expect(desk).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Fpeople/)
      page.on('dialog', (asked) => void asked.accept())
      await (await signedIn('team')).delete(`/api/categories/${id}`)
    },
  )
})

test.describe('a session that ends', { tag: '@once' }, () => {
  test.use({
    // The page of an account that is deactivated; and what Payload's form asks for is refused.
    expectedError: /status of 40[134].*(api|admin)\/|status of 403.*\/dashboard|#441/,
  })

  /** Makes a tab ask the server whether its session goes on, as it does every quarter of an hour. */
  const renew = (page: Page) =>
    page.evaluate(() => {
      localStorage.setItem('puente_renewed', '0')
      document.dispatchEvent(new Event('visibilitychange'))
    })

  /** Ends the session of a browser as one that has its cookie elsewhere, so that its tabs aren't told. */
  const endSession = async (page: Page) => {
    const cookies = await page.context().cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await (await visitor({ cookie })).post('/api/users/logout')).status()).toBe(200)
  }

  /** Makes a tab take itself for one that nobody sees, which has no stream to learn of the end from. */
  const hide = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })

  const deactivate = async (email: string) => {
    const [user] = await rows<{ id: string }>('select id from users where email = $1', [email])
    const data = { deactivatedAt: new Date().toISOString() }
    const answer = await (await signedIn('admin')).patch(`/api/users/${user?.id}`, { data })
    expect(answer.ok()).toBe(true)
  }

  /** Signs in as new staff and types half a reply to a new lead. The session is the test's own, which it ends. */
  async function beginReply(page: Page) {
    const lead = await captureLead()
    const email = await newStaff('en')
    await page.context().addCookies((await (await newSession(email)).storageState()).cookies)
    const address = `/admin?q=${encodeURIComponent(lead.email)}&lead=${lead.id}`
    await page.goto(address)
    const reply = page
      .getByRole('dialog', { name: lead.name })
      .getByRole('textbox', { name: boardEn.reply.text })
    await reply.fill('Half a sentence that nobody')
    return { email, address, reply }
  }

  for (const path of ['/admin', LIST]) {
    test(`elsewhere leads from ${path} to the page to sign in, without a click`, async ({ page }) => {
      await signInAsNewStaff(page, 'en')
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await endSession(page)
      await expect(page.getByText(toastsEn.session_over.title, { exact: true })).toBeVisible()
      // Payload has added the order of the list.
      expect(new URL(page.url()).searchParams.get('redirect') ?? '/admin').toMatch(RegExp(`^${path}(\\?|$)`))
    })

    test(`by a deactivation leads from ${path} to the portal, without a click`, async ({ page }) => {
      const email = await signInAsNewStaff(page, 'en')
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await deactivate(email)
      await expect(page).toHaveURL((url) => url.pathname === '/dashboard')
      await expect(page.getByRole('complementary')).toHaveCount(0)
      // The session goes on.
      await expect(page.getByText(toastsEn.session_over.title, { exact: true })).toHaveCount(0)
    })
  }

  test('elsewhere does not take unsaved words along', async ({ page }) => {
    await signInAsNewStaff(page, 'en')
    const { id, path, field } = await changeCategory(page)
    const asked = () => page.waitForResponse('**/api/users/me')
    const first = asked()
    await endSession(page)
    await first
    // The stream is refused once more: the first time would have opened another page.
    await asked()
    await expect(field).toHaveValue('Not saved yet')
    expect(new URL(page.url()).pathname).toBe(path)
    await (await signedIn('team')).delete(`/api/categories/${id}`)
  })

  test('by a sign-out in another tab keeps the reply that was typed in this one', async ({
    page,
    context,
  }) => {
    const { email, address, reply } = await beginReply(page)
    const other = await context.newPage()
    await other.goto(PEOPLE)
    await tool(other, adminEn.payload.authentication.logOut).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('redirect') === address)
    await page.getByLabel(authEn.fields.email).fill(email)
    await page.getByLabel(authEn.fields.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: authEn.signIn.submit }).click()
    await expect(reply).toHaveValue('Half a sentence that nobody')
  })

  test('in another tab leads to the page to sign in and back, with the reply that was typed', async ({
    page,
    context,
  }) => {
    const { email, address, reply } = await beginReply(page)
    const other = await context.newPage()
    await other.goto(PEOPLE)
    await endSession(page)
    await renew(other)
    // Toasts stay for four seconds.
    await Promise.all(
      [page, other].map((tab) =>
        expect(tab.getByText(toastsEn.session_over.title, { exact: true })).toBeVisible(),
      ),
    )
    for (const [tab, path] of [
      [other, PEOPLE],
      [page, address],
    ] as const)
      await expect(tab).toHaveURL((url) => url.searchParams.get('redirect') === path)
    await page.getByLabel(authEn.fields.email).fill(email)
    await page.getByLabel(authEn.fields.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname + url.search === address)
    await expect(reply).toHaveValue('Half a sentence that nobody')
  })

  test('elsewhere leads to the page to sign in at the next click, and on from there', async ({ page }) => {
    const email = await newStaff('en')
    await shareSession(page, email)
    await page.goto('/admin')
    await hide(page)
    await endSession(page)
    await page.getByRole('complementary').locator(`a[href="${PEOPLE}"]`).click()
    await expect(heading(page)).toHaveText(adminEn.login.title)
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await page.getByLabel(authEn.fields.email).fill(email)
    await page.getByLabel(authEn.fields.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(adminEn.users.plural)
    await expect(page).toHaveURL((url) => url.pathname === PEOPLE)
  })

  test('as that of staff shows the portal at the next click, and no more data', async ({ page }) => {
    const email = await newStaff('en')
    await shareSession(page, email)
    await page.goto('/admin')
    await expect(heading(page)).toHaveText(dashboardEn.heading)
    await hide(page)
    await rows(`update users set role = 'client' where email = $1`, [email])
    await page
      .getByRole('navigation', { name: dashboardEn.tabsLabel })
      .getByRole('link', { name: dashboardEn.tabs.clients })
      .click()
    await expect(page).toHaveURL((url) => url.pathname === '/dashboard')
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })
})
