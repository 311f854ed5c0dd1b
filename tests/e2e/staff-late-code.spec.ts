import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import dashboardEn from '@/messages/en/dashboard.json' with { type: 'json' }
import boardEn from '@/messages/en/leadBoard.json' with { type: 'json' }
import { expectBoardToRespond } from '../support/admin'
import { captureLead, heading, PEOPLE, tool } from '../support/desk'
import { expect, expectAccessible, expectAccessibleInDark, test } from '../support/e2e'
import { signInAsNewStaff, signInAsStaff } from '../support/staff'
import { withoutCommandBar } from '../support/timers'

/** Code that does not arrive: what staff are told, and that another try works. */

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
