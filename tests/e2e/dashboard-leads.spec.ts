import type { Page } from '@playwright/test'

import boardEn from '@/messages/en/leadBoard.json' with { type: 'json' }
import dashboardEn from '@/messages/en/dashboard.json' with { type: 'json' }
import boardEs from '@/messages/es/leadBoard.json' with { type: 'json' }
import dashboardEs from '@/messages/es/dashboard.json' with { type: 'json' }
import { boardRows, expectBoardToRespond } from '../support/admin'
import {
  emailsAbout,
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  locales,
  roleIn,
  test,
} from '../support/e2e'
import { message, rows, signedIn, visitor } from '../support/http'
import { newStaff, signInAsStaff } from '../support/staff'
import { widths } from '../support/widths'

const texts = {
  en: { board: boardEn, dashboard: dashboardEn },
  es: { board: boardEs, dashboard: dashboardEs },
}
type Language = keyof typeof texts

/** A lead that a visitor has just sent. */
async function captureLead(language: Language = 'en', more: { company?: string } = {}) {
  const data = { ...message(), ...more }
  await (await visitor()).post('/api/lead-capture', { data: { ...data, language } })
  const [lead] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  return { ...data, id: lead?.id ?? '' }
}

const open = (page: Page, lead: { email: string }) => page.goto(`/admin?q=${encodeURIComponent(lead.email)}`)
const stateOf = async (id: string) => {
  const [row] = await rows<{ status: string; replied: boolean; assignee: string | null }>(
    'select status, first_reply_at is not null as replied, assigned_to_id as assignee from leads where id = $1',
    [id],
  )
  return row
}

for (const { language, tag } of locales) {
  const { board, dashboard } = texts[language]

  const role = roleIn[language]

  test.describe(`the ${role}`, () => {
    // The announcement of a deletion can arrive before its response: the open dialog then reads a lead that is gone.
    test.use({ expectedError: /status of 404.*lead-details/ })

    test(`${role} work through a lead on the dashboard, in ${language}`, { tag }, async ({ page }) => {
      await signInAsStaff(page, language, role)
      const lead = await captureLead()
      await open(page, lead)
      await expect(page.getByRole('heading', { level: 1, name: dashboard.heading })).toBeVisible()
      const row = boardRows(page, lead.id)

      await row.getByLabel(board.statusOf.replace('{name}', lead.name)).selectOption('contacted')
      await expect(page.getByText(board.done.status)).toBeVisible()
      await row.getByLabel(board.assigneeOf.replace('{name}', lead.name)).selectOption({ label: 'Ana Ruiz' })
      await expect(page.getByText(board.done.assigned)).toBeVisible()
      expect(await stateOf(lead.id)).toMatchObject({ status: 'contacted', replied: true })

      await row.getByRole('link', { name: `${board.view}: ${lead.name}` }).click()
      const dialog = page.getByRole('dialog', { name: lead.name })
      await expect(dialog.getByText(lead.message).first()).toBeVisible()
      await expect(dialog.getByRole('link', { name: new RegExp(lead.email) })).toHaveAttribute(
        'href',
        `mailto:${lead.email}`,
      )
      const note = dialog.getByLabel(board.noteLabel)
      const addNote = dialog.getByRole('button', { name: board.addNote })
      // Laid out by the form's own classes, not by those of the dialog.
      expect((await note.boundingBox())?.y).toBe((await addNote.boundingBox())?.y)
      await note.fill('Prefers a call.')
      await addNote.click()
      await expect(page.getByText(board.done.note)).toBeVisible()
      const history = dialog.getByRole('list', { name: board.history })
      await expect(history.getByRole('listitem').first()).toContainText('Prefers a call.')
      await expect(history.getByRole('listitem').first()).toContainText('Ana Ruiz')

      await dialog.getByRole('button', { name: board.convert }).click()
      await dialog.getByLabel(board.lastName).fill('Rojas')
      await dialog.getByRole('button', { name: board.createClient }).click()
      await expect(page.getByText(board.done.convert)).toBeVisible()
      const clients = () => rows('select id from clients where lead_id = $1', [lead.id])
      expect(await clients()).toHaveLength(1)

      await dialog.getByRole('button', { name: board.delete }).filter({ visible: true }).click()
      const ask = page.getByRole('dialog', { name: board.deleteAsk.title })
      await expect(ask).toContainText(board.deleteAsk.text)
      await ask.getByRole('button', { name: board.delete, exact: true }).click()
      await expect(page.getByText(board.done.deleted)).toBeVisible()
      await expect(page.getByRole('heading', { name: board.empty.title })).toBeVisible()
      expect(await stateOf(lead.id)).toBeUndefined()
    })
  })

  test(`the board and its dialog fit and are accessible, in ${language}`, { tag }, async ({ page }) => {
    await signInAsStaff(page, language, 'team')
    const lead = await captureLead(language)
    await open(page, lead)
    await expect(boardRows(page, lead.id)).toBeVisible()
    await expectFitsWidth(page)
    await expectAccessible(page)
    await boardRows(page, lead.id)
      .getByRole('link', { name: `${board.view}: ${lead.name}` })
      .click()
    await expect(page.getByRole('dialog').getByText(lead.message).first()).toBeVisible()
    await expectFitsWidth(page)
    await expectAccessible(page)
    await expectAccessibleInDark(page)
  })

  test(`a lead is entered by hand, in ${language}`, { tag: [tag, '@phone'] }, async ({ page }) => {
    await signInAsStaff(page, language, 'team')
    const { email } = message()
    await page.goto('/admin')
    await expectBoardToRespond(page)
    await page.getByRole('button', { name: board.newLead }).click()
    const dialog = page.getByRole('dialog', { name: board.create.title })
    await dialog.getByRole('button', { name: board.create.save }).click()
    await expect(dialog.getByText(dashboard.fieldErrors.required)).toHaveCount(3)
    await dialog.getByLabel(board.create.name).fill('Inés Soto')
    await dialog.getByLabel(board.create.email, { exact: true }).fill(email)
    await dialog.getByLabel(board.create.language, { exact: true }).selectOption('es')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: dashboard.keepWriting }).click()
    await dialog.getByRole('button', { name: board.create.save }).click()
    await expect(page.getByText(board.done.create)).toBeVisible()
    expect(await rows('select language from leads where email = $1', [email])).toEqual([{ language: 'es' }])
  })

  test(`an empty board says so, in ${language}`, { tag: [tag, '@once'] }, async ({ page }) => {
    await signInAsStaff(page, language, 'team')
    await page.goto('/admin?q=%25_nobody_%25')
    await expect(page.getByRole('heading', { name: board.empty.title })).toBeVisible()
    await page.getByRole('button', { name: dashboard.filtered.clear }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(boardRows(page).first()).toBeVisible()
  })
}

test('a lead is answered in two keys from the dashboard', { tag: '@keyboard' }, async ({ page }) => {
  await signInAsStaff(page, 'en', 'team')
  // The first to be answered: no lead of the demo has less time left.
  const lead = await captureLead('es')
  await rows(`update leads set created_at = now() - interval '23 hours 59 minutes' where id = $1`, [lead.id])
  await page.goto('/admin')
  await expect(boardRows(page).first()).toBeVisible()
  // The templates arrive after the lead.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/api/lead-reply-templates*', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: lead.name })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  release(undefined)
  await expect(dialog.getByRole('textbox', { name: boardEn.reply.text })).toBeFocused()
  await expect(
    dialog.getByRole('button', { name: boardEn.reply.languageNames.es, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(boardEn.done.reply, { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await stateOf(lead.id)).toMatchObject({ status: 'contacted', replied: true })
  await expect.poll(async () => (await emailsAbout(lead.email)).length).toBeGreaterThan(1)
})

test('the keys move through the rows and open them', { tag: '@keyboard' }, async ({ page }) => {
  await signInAsStaff(page, 'en', 'team')
  // Leads of other tests would move the rows.
  const company = `Panadería ${crypto.randomUUID().slice(0, 6)}`
  await captureLead('en', { company })
  await captureLead('en', { company })
  await page.goto(`/admin?q=${encodeURIComponent(company)}`)
  const names = boardRows(page).getByRole('link', { name: message().name, exact: true })
  await expect(names).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(names.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(names.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(names.nth(0)).toBeFocused()
  const control = (name: string) => boardRows(page).first().locator(`[data-control="${name}"]`)
  await page.keyboard.press('s')
  await expect(control('status')).toBeFocused()
  await names.nth(0).focus()
  await page.keyboard.press('a')
  await expect(control('assignee')).toBeFocused()
  await names.nth(0).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(names.nth(0)).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: boardEn.search })).toBeFocused()
})

test.describe('a change that collides with that of a colleague', () => {
  // The stream and the list of the board are cut off, and the answer is 409.
  test.use({ expectedError: /Failed to load resource.*api\/(live|lead-list|set-lead-status)/ })

  test('shows theirs, with their name, and leads can be read again', { tag: '@once' }, async ({ page }) => {
    await signInAsStaff(page, 'en', 'team')
    const lead = await captureLead()
    // Live updates tell of the leads of other tests, too.
    await page.route('**/api/live*', (route) => route.abort())
    await open(page, lead)
    const status = boardRows(page, lead.id).getByLabel(boardEn.statusOf.replace('{name}', lead.name))
    await expect(status).toHaveValue('new')
    // The board does not hear of it.
    await page.route('**/api/lead-list*', (route) => route.abort())
    const colleague = await newStaff('en', 'team', 'Leo Paz')
    const change = { lead: lead.id, status: 'qualified', expected: 'new' }
    expect((await (await signedIn(colleague)).post('/api/set-lead-status', { data: change })).status()).toBe(
      200,
    )
    await status.selectOption('closed_lost')
    await expect(page.getByText(boardEn.failed.status)).toBeVisible()
    await expect(page.getByText('Leo Paz changed it to Qualified.')).toBeVisible()
    await expect(status).toHaveValue('qualified')
    expect(await stateOf(lead.id)).toMatchObject({ status: 'qualified' })

    // The list is still cut off: it says that it could not be read, until it is read again.
    await page.getByRole('combobox', { name: boardEn.filterStatus, exact: true }).selectOption('closed_won')
    const alert = page.getByRole('alert').filter({ hasText: boardEn.failed.fetch })
    await expect(alert.first()).toBeVisible()
    await page.unroute('**/api/lead-list*')
    await page.getByRole('button', { name: dashboardEn.tryAgain }).click()
    await expect(alert).toHaveCount(0)
    await expect(page).toHaveURL(/status=closed_won/)
  })
})

test('company, source and score of a lead are shown at every width', { tag: '@once' }, async ({ page }) => {
  await signInAsStaff(page, 'en', 'admin')
  const lead = await captureLead('en', { company: 'La Espiga' })
  await open(page, lead)
  const row = boardRows(page, lead.id)
  await expect(row).toBeVisible()
  const shown = (text: string | RegExp) => row.getByText(text, { exact: true }).filter({ visible: true })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const text of ['La Espiga', 'Contact Form', /^(Score )?\d+$/])
      await expect(shown(text), `${text} at ${width}`).toHaveCount(1)
    await expectFitsWidth(page)
  }
})
