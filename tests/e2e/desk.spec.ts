import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import authEn from '@/messages/en/auth.json' with { type: 'json' }
import dashboardEn from '@/messages/en/dashboard.json' with { type: 'json' }
import boardEn from '@/messages/en/leadBoard.json' with { type: 'json' }
import toastsEn from '@/messages/en/toasts.json' with { type: 'json' }
import { followInMenu, expectBoardToRespond } from '../support/admin'
import { captureLead, changeCategory, heading, LIST, PEOPLE, theme, tool } from '../support/desk'
import { expect, expectAccessible, expectAccessibleInDark, languageOf, test } from '../support/e2e'
import { password, rows, signedIn } from '../support/http'
import { newStaff, signInAsNewStaff, signInAsStaff } from '../support/staff'

/** The desk and Payload's admin are two documents: what leads from one to the other, and what must survive it. */

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

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('staff sign in, are told why not, and see their page', async ({ page }) => {
    const email = await newStaff('en')
    const address = `${PEOPLE}?q=${email.split('@')[0]}`
    await page.goto(address)
    const send = async (typed: string) => {
      await page.getByLabel(authEn.fields.email).fill(email)
      await page.getByLabel(authEn.fields.password, { exact: true }).fill(typed)
      await page.getByRole('button', { name: authEn.signIn.submit, exact: true }).click()
    }
    await send('not my password')
    await expect(page.getByText(authEn.errors.mismatch)).toBeVisible()
    expect(page.url()).not.toContain('not')
    await send(password)
    await expect(page).toHaveURL((url) => url.pathname + url.search === address)
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
