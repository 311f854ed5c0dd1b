import type { Page } from '@playwright/test'

import boardEn from '@/messages/en/peopleBoard.json' with { type: 'json' }
import authEn from '@/messages/en/auth.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import boardEs from '@/messages/es/peopleBoard.json' with { type: 'json' }
import authEs from '@/messages/es/auth.json' with { type: 'json' }
import { linkTo, newEmail } from '../support/accounts'
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  locales,
  test,
} from '../support/e2e'
import { rows } from '../support/http'
import { newStaff, signInAsNewStaff, signInAsStaff } from '../support/staff'

const texts = {
  en: { board: boardEn, auth: authEn },
  es: { board: boardEs, auth: authEs },
}
type Language = keyof typeof texts

/** A new member of the team with a name of their own. */
async function newPerson(language: Language) {
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`
  return { email: await newStaff(language, 'team', name), name }
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

const accountOf = async (email: string) =>
  (
    await rows<{ role: string; _verified: boolean; deactivated_at: string | null }>(
      'select role, _verified, deactivated_at from users where email = $1',
      [email],
    )
  )[0]

for (const { language, tag } of locales) {
  const { board, auth } = texts[language]

  test(
    `an admin invites a colleague, who joins by the link, in ${language}`,
    { tag: [tag, '@phone'] },
    async ({ page, browser }) => {
      await signInAsStaff(page, language, 'admin')
      await page.goto('/admin/people')
      // A select is enabled when React listens.
      await expect(page.getByRole('combobox', { name: /^(Role of|Rol de)/ }).first()).toBeEnabled()
      await page.getByRole('button', { name: board.invite }).click()
      const dialog = page.getByRole('dialog')
      const email = newEmail()
      await dialog.getByLabel(board.inviteForm.firstName, { exact: true }).fill('Mateo')
      await dialog.getByLabel(board.inviteForm.lastName, { exact: true }).fill('Salcedo')
      await dialog.getByLabel(board.inviteForm.email, { exact: true }).fill(email)
      await dialog.getByRole('button', { name: board.inviteForm.send }).click()
      await expect(page.getByText(board.done.invite, { exact: true })).toBeVisible()
      await expect(dialog).toBeHidden()
      await page.goto(`/admin/people?q=${email}`)
      await expect(rowOf(page, email)).toContainText(board.states.invited)

      const link = await linkTo(email, '/auth/invitation')
      const guest = await browser.newContext()
      const other = await guest.newPage()
      await other.goto(link.href)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(auth.invitation.staffTitle)
      await other.getByLabel(auth.fields.newPassword, { exact: true }).fill('tres-tristes-tigres')
      await other.getByRole('button', { name: auth.invitation.submit }).click()
      await other.waitForURL(/\/admin$/)
      await guest.close()
      expect(await accountOf(email)).toMatchObject({ role: 'team', _verified: true })
      await expect(rowOf(page, email)).toContainText(board.states.active)
    },
  )

  test(
    `an admin changes a role and deactivates, in ${language}`,
    { tag: [tag, '@once'] },
    async ({ page }) => {
      await signInAsStaff(page, language, 'admin')
      const { email, name } = await newPerson(language)
      await page.goto(`/admin/people?q=${email}`)
      const row = rowOf(page, email)
      await row.getByRole('combobox', { name: board.roleOf.replace('{name}', name) }).selectOption('admin')
      await expect(page.getByText(board.done.role)).toBeVisible()
      expect((await accountOf(email))?.role).toBe('admin')
      const deactivate = board.of.replace('{action}', board.deactivate).replace('{name}', name)
      await row.getByRole('button', { name: deactivate }).click()
      await page.getByRole('dialog').getByRole('button', { name: board.deactivate }).click()
      await expect(row).toContainText(board.states.deactivated)
      expect((await accountOf(email))?.deactivated_at).not.toBeNull()
    },
  )

  test(
    `team reads the list and changes nothing, in ${language}`,
    { tag: [tag, '@once'] },
    async ({ page }) => {
      const email = await signInAsNewStaff(page, language)
      await page.goto(`/admin/people?q=${email}`)
      await expect(rowOf(page, email)).toContainText(board.states.active)
      await expect(page.getByText(board.readOnly)).toBeVisible()
      await expect(page.getByRole('button', { name: board.invite })).toHaveCount(0)
      await expect(rowOf(page, email).getByRole('combobox')).toHaveCount(0)
    },
  )
}

test('the keys move between people and open the invitation', { tag: '@keyboard' }, async ({ page }) => {
  await signInAsStaff(page, 'en', 'admin')
  // People of other tests come and go.
  const { email } = await newPerson('en')
  await page.goto(`/admin/people?q=${email}`)
  await expect(page.getByRole('combobox', { name: /^Role of/ }).first()).toBeEnabled()
  await page.keyboard.press('j')
  const people = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(people.nth(0).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog').getByLabel(boardEn.inviteForm.firstName)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the list fits and is accessible, in both themes', async ({ page }) => {
  await signInAsStaff(page, 'es', 'admin')
  await page.goto('/admin/people?q=puente.example')
  await expect(page.getByRole('combobox', { name: /^Rol de/ }).first()).toBeEnabled()
  await expect(page.getByRole('button', { name: adminEs.search.open })).toBeVisible()
  await expectFitsWidth(page)
  await expectAccessible(page, 'main')
  await expectAccessibleInDark(page)
})
