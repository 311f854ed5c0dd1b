import type { Page } from '@playwright/test'

import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import authEn from '@/messages/en/auth.json' with { type: 'json' }
import dashboardEn from '@/messages/en/dashboard.json' with { type: 'json' }
import boardEn from '@/messages/en/leadBoard.json' with { type: 'json' }
import savingEn from '@/messages/en/saving.json' with { type: 'json' }
import toastsEn from '@/messages/en/toasts.json' with { type: 'json' }
import { followInMenu, expectBoardToRespond, withoutCommandBar } from '../support/admin'
import { expect, expectAccessible, expectAccessibleInDark, languageOf, test } from '../support/e2e'
import { message, newSession, password, rows, signedIn, visitor } from '../support/http'
import { newStaff, shareSession, signInAsNewStaff, signInAsStaff } from '../support/staff'

/** The desk and Payload's admin are two documents: what leads from one to the other, and what must survive it. */

/** A list of Payload's, which is loaded sooner than a form. */
const LIST = '/admin/collections/categories'
const PEOPLE = '/admin/people'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const tool = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('button', { name, exact: true })
const theme = (page: Page) => page.locator('html')

/** A lead that a visitor has just sent. */
async function captureLead() {
  const data = message()
  await (await visitor()).post('/api/lead-capture', { data: { ...data, language: 'en' } })
  const [lead] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  return { ...data, id: lead?.id ?? '' }
}

test('language, theme and toasts cross over in both directions', { tag: '@once' }, async ({ page }) => {
  test.slow()
  const email = await signInAsNewStaff(page, 'en')
  /** Opens a page that names a toast, without the wait of `goto`: a toast stays for four seconds. */
  const openWithToast = async (path: string) => {
    await page.evaluate((address) => location.assign(address), `${path}#toast=signed_in`)
    await expect(page.getByText(toastsEn.signed_in.title, { exact: true })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
  }
  await page.goto('/admin/logout')
  await openWithToast(PEOPLE)
  await tool(page, adminEn.nav.dark).click()
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
  await followInMenu(page, LIST)
  await expect(heading(page)).toHaveText(adminEn.categories.plural)
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
  await tool(page, adminEn.nav.light).click()
  await expect(theme(page)).toHaveAttribute('data-theme', 'light')
  await tool(page, 'Español').click()
  await expect(heading(page)).toHaveText(adminEs.categories.plural)
  await expect
    .poll(() => rows('select language from users where email = $1', [email]))
    .toEqual([{ language: 'es' }])

  await followInMenu(page, PEOPLE)
  await expect(heading(page)).toHaveText(adminEs.users.plural)
  await expect(theme(page)).toHaveAttribute('data-theme', 'light')
  expect(await languageOf(page)).toBe('es')
  await page.goBack()
  await expect(heading(page)).toHaveText(adminEs.categories.plural)
  await page.goForward()
  await expect(heading(page)).toHaveText(adminEs.users.plural)
  await tool(page, 'English').click()
  await expect(heading(page)).toHaveText(adminEn.users.plural)
  await page.goBack()
  await expect(heading(page)).toHaveText(adminEn.categories.plural)
  expect(await languageOf(page)).toBe('en')

  await page.goto('/admin/logout')
  await openWithToast(LIST)
  // A name that no toast has.
  for (const path of [PEOPLE, LIST]) {
    await page.goto(`${path}#toast=constructor`)
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL((url) => url.hash === '')
    await expect(page.getByText(toastsEn.signed_in.title)).toHaveCount(0)
  }
})

test('Back and Forward go through boards, documents and dialogs', { tag: '@once' }, async ({ page }) => {
  const lead = await captureLead()
  await signInAsStaff(page, 'en')
  await page.goto(`/admin?q=${encodeURIComponent(lead.email)}`)
  await page.getByRole('link', { name: `${boardEn.view}: ${lead.name}` }).click()
  const dialog = page.getByRole('dialog', { name: lead.name })
  await expect(dialog.getByText(lead.message).first()).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await followInMenu(page, LIST)
  await expect(heading(page)).toHaveText(adminEn.categories.plural)
  await page.goBack()
  await expect(heading(page)).toHaveText(dashboardEn.heading)
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(lead.email)}`))
  await expect(page.getByRole('link', { name: `${boardEn.view}: ${lead.name}` })).toBeVisible()
  await page.goForward()
  await expect(heading(page)).toHaveText(adminEn.categories.plural)
})

/** Opens the form of a category, which saves with its button only, and changes its name. */
async function changeCategory(page: Page) {
  const name = `Held ${crypto.randomUUID().slice(0, 8)}`
  const made = await (await signedIn('team')).post('/api/categories?locale=en', { data: { name } })
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  const path = `/admin/collections/categories/${id}`
  await page.goto(`${path}?locale=en`)
  const field = page.locator('#field-name')
  await expect(field).toHaveValue(name)
  await field.fill('Not saved yet')
  await expect(page.getByRole('region', { name: savingEn.label })).toHaveAttribute(
    'data-state',
    /unsaved|kept/,
  )
  return { id, path, field }
}

test('unsaved words hold one back on the way to the desk', { tag: '@once' }, async ({ page }) => {
  await signInAsStaff(page, 'en')
  const { id, path, field } = await changeCategory(page)
  const asked: string[] = []
  let isAccepted = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void (isAccepted ? dialog.accept() : dialog.dismiss())
  })
  const stays = async () => {
    await expect(field).toHaveValue('Not saved yet')
    expect(new URL(page.url()).pathname).toBe(path)
  }

  // Payload names its dialog so.
  const ask = page.getByRole('dialog', { name: 'leave-without-saving' })
  const link = page.getByRole('complementary').locator(`a[href="${PEOPLE}"]`)
  await link.click()
  await expect(ask).toBeVisible()
  await ask.getByRole('button').first().click()
  await expect(ask).toBeHidden()
  await stays()

  // The command bar leaves without a link: the browser asks.
  await page.getByRole('button', { name: adminEn.search.open }).click()
  await page.getByRole('dialog').getByRole('combobox').fill(adminEn.users.plural)
  await page.keyboard.press('Enter')
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await stays()

  isAccepted = true
  await link.click()
  await ask.getByRole('button').last().click()
  await expect(page).toHaveURL((url) => url.pathname === PEOPLE)
  await expect(heading(page)).toHaveText(adminEn.users.plural)
  // Not by the browser as well.
  expect(asked).toEqual(['beforeunload'])
  await (await signedIn('team')).delete(`/api/categories/${id}`)
})

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
    const lead = await captureLead()
    const email = await newStaff('en')
    await page.context().addCookies((await (await newSession(email)).storageState()).cookies)
    const address = `/admin?lead=${lead.id}`
    await page.goto(address)
    const reply = page
      .getByRole('dialog', { name: lead.name })
      .getByRole('textbox', { name: boardEn.reply.text })
    await reply.fill('Half a sentence that nobody')
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
    const lead = await captureLead()
    const email = await newStaff('en')
    // A session of its own: the test ends it.
    await page.context().addCookies((await (await newSession(email)).storageState()).cookies)
    const address = `/admin?q=${encodeURIComponent(lead.email)}&lead=${lead.id}`
    await page.goto(address)
    const reply = page
      .getByRole('dialog', { name: lead.name })
      .getByRole('textbox', { name: boardEn.reply.text })
    await reply.fill('Half a sentence that nobody')
    const other = await context.newPage()
    await other.goto(PEOPLE)
    await endSession(page)
    await renew(other)
    for (const [tab, path] of [
      [other, PEOPLE],
      [page, address],
    ] as const) {
      await expect(tab).toHaveURL((url) => url.searchParams.get('redirect') === path)
      await expect(tab.getByText(toastsEn.session_over.title, { exact: true })).toBeVisible()
    }
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

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('staff sign in, are told why not, and see their page', async ({ page }) => {
    const email = await newStaff('en')
    await page.goto(`${PEOPLE}?q=ana`)
    const send = async (typed: string) => {
      await page.getByLabel(authEn.fields.email).fill(email)
      await page.getByLabel(authEn.fields.password, { exact: true }).fill(typed)
      await page.getByRole('button', { name: authEn.signIn.submit, exact: true }).click()
    }
    await send('not my password')
    await expect(page.getByText(authEn.errors.mismatch)).toBeVisible()
    expect(page.url()).not.toContain('not')
    await send(password)
    await expect(page).toHaveURL((url) => url.pathname + url.search === `${PEOPLE}?q=ana`)
    await expect(heading(page)).toHaveText(adminEn.users.plural)
    await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
  })
})

test('the desk works by keyboard alone, from the sign-in on', { tag: '@keyboard' }, async ({ page }) => {
  const email = await newStaff('en')
  await page.goto('/admin/login')
  await expectAccessibleInDark(page)
  await expect(page.getByLabel(authEn.fields.email)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(authEn.fields.email)).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(authEn.fields.password, { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(dashboardEn.heading)
  // The sign-in has loaded a page, whose buttons work once its board does.
  await expectBoardToRespond(page)

  await page.setViewportSize({ width: 375, height: 812 })
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: adminEn.nav.skip })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Tab')
  const open = page.getByRole('button', { name: adminEn.nav.openMenu })
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  const nav = page.getByRole('navigation', { name: adminEn.nav.label })
  await expect(nav.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(nav).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  // Another theme draws the panel again.
  await tool(page, adminEn.nav.dark).focus()
  await page.keyboard.press('Enter')
  await expect(tool(page, adminEn.nav.light)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: adminEn.nav.close }).focus()
  await page.keyboard.press('Enter')
  await expect(nav).toBeHidden()
  await expect(open).toBeFocused()
  // A link to another tab of the same page closes it too.
  await page.keyboard.press('Enter')
  await nav.getByRole('link', { name: adminEn.clients.plural, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?tab=clients$/)
  await expect(nav).toBeHidden()
  await open.focus()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content')

  await page.keyboard.press('Control+k')
  await page.keyboard.type(adminEn.categories.plural)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(adminEn.categories.plural)
})

test.describe('code that does not arrive', { tag: '@once' }, () => {
  test.use({ expectedError: /net::ERR_FAILED|Failed to load|ChunkLoadError/ })

  test('of a sign-out leads to the page that asks, which needs none', async ({ page }) => {
    await signInAsNewStaff(page, 'en')
    await page.goto(PEOPLE)
    await page.route(/\/_next\/static\/chunks\//, (route) => route.abort())
    await tool(page, adminEn.payload.authentication.logOut).click()
    await expect(page).toHaveURL(/\/admin\/logout$/)
    await page.getByRole('button', { name: adminEn.payload.authentication.logOut }).click()
    await expect(heading(page)).toHaveText(adminEn.signOut.done)
  })

  test('of a dialog is said, keeps the page, and arrives with another try', async ({ page }) => {
    const lead = await captureLead()
    await signInAsStaff(page, 'en')
    await page.goto(`/admin?q=${encodeURIComponent(lead.email)}`)
    await expectBoardToRespond(page)
    const chunks = /\/_next\/static\/chunks\//
    let failed = 0
    await page.route(chunks, (route) => {
      failed += 1
      return route.abort()
    })
    await page.getByRole('link', { name: `${boardEn.view}: ${lead.name}` }).click()
    const dialog = page.getByRole('dialog', { name: dashboardEn.notLoaded.title })
    await expect(dialog).toBeVisible()
    expect(failed).toBeGreaterThan(0)
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    // Still without it.
    const before = failed
    await dialog.getByRole('button', { name: dashboardEn.notLoaded.again }).click()
    await expect.poll(() => failed).toBeGreaterThan(before)
    await expect(dialog).toBeVisible()
    await page.unroute(chunks)
    await dialog.getByRole('button', { name: dashboardEn.notLoaded.again }).click()
    await expect(page.getByRole('dialog', { name: lead.name }).getByText(lead.message).first()).toBeVisible()
  })

  test('of the command bar is said, and what was typed is searched when it arrives', async ({ page }) => {
    await signInAsNewStaff(page, 'en')
    await withoutCommandBar(page)
    await page.goto('/admin')
    await expectBoardToRespond(page)
    const chunks = /\/_next\/static\/chunks\//
    await page.route(chunks, (route) => route.abort())
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: adminEn.search.open })
    await expect(dialog).toBeVisible()
    await page.keyboard.type(adminEn.categories.plural)
    await expect(dialog.getByRole('alert')).toContainText(adminEn.search.failed)
    await expectAccessible(page)
    await page.unroute(chunks)
    await dialog.getByRole('button', { name: adminEn.search.again }).click()
    await expect(dialog.getByRole('combobox')).toHaveValue(adminEn.categories.plural)
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(adminEn.categories.plural)
  })
})

test('the pages beside the boards are accessible, light and dark', { tag: '@once' }, async ({ page }) => {
  await signInAsStaff(page, 'en')
  const [ticket] = await rows<{ id: string }>('select id from tickets limit 1')
  for (const path of ['/admin/logout', `/admin/collections/tickets/${ticket?.id}`]) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expectAccessible(page)
    await expectAccessibleInDark(page)
  }
})
