import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import boardEn from '@/messages/en/supportBoard.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import boardEs from '@/messages/es/supportBoard.json' with { type: 'json' }
import { expectBoardToRespond } from '../support/admin'
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  locales,
  roleIn,
  test,
} from '../support/e2e'
import { rows, signedIn } from '../support/http'
import { signInAsStaff } from '../support/staff'
import { createTicketAs, extendUndo } from '../support/ticket-requests'

const texts = {
  en: { board: boardEn, names: adminEn.tickets },
  es: { board: boardEs, names: adminEs.tickets },
}

/** A ticket that a seeded client has just opened, with words of its own. */
async function newTicket() {
  const title = `The form fails ${crypto.randomUUID().slice(0, 8)}`
  const id = await createTicketAs(await signedIn('client'), { title })
  return { id, title }
}

const replyLabel = new RegExp(`^${boardEn.composer.label.replace('{name}', '')}`)

const statusOf = async (id: string) =>
  (await rows<{ status: string }>('select status from tickets where id = $1', [id]))[0]?.status
const threadOf = (id: string) =>
  rows<{ body: string | null; visibility: string }>(
    'select body, visibility from ticket_messages where ticket_id = $1 order by created_at',
    [id],
  )
const emailsAbout = (id: string) =>
  rows("select id from outbox where kind = 'ticket-reply' and data->>'ticketId' = $1", [id])

for (const { language, tag } of locales) {
  const { board, names } = texts[language]
  const answerName = (label: string) => new RegExp(label.replace('{name}', '\\S+'))

  const role = roleIn[language]

  test(`${role} find and manage a ticket, in ${language}`, { tag }, async ({ page }) => {
    await signInAsStaff(page, language, role)
    const ticket = await newTicket()
    await page.goto(`/admin?tab=support&q=${encodeURIComponent(ticket.title)}`)
    const row = page.getByRole('row').filter({ hasText: ticket.title })
    await row.getByRole('button', { name: board.manageOne.replace('{title}', ticket.title) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: names.statuses.resolved }).click()
    await expect(page.getByText(board.done.status)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(row.getByText(names.statuses.resolved)).toBeVisible()
    expect(await statusOf(ticket.id)).toBe('resolved')
    await page.getByRole('searchbox', { name: board.search }).fill('nothinghasthesewords')
    await expect(page.getByRole('heading', { name: board.empty.title })).toBeVisible()
  })

  test(
    `a reply is undone, then sent with its status, and answered, in ${language}`,
    { tag: [tag, '@once'] },
    async ({ page }) => {
      await signInAsStaff(page, language)
      const { id } = await newTicket()
      await extendUndo(page, id)
      await page.goto(`/admin/collections/tickets/${id}`)
      const field = page.getByLabel(answerName(board.composer.label))
      await field.fill('It works again.')
      await page.getByLabel(board.composer.statusAfter).selectOption('resolved')
      await page.getByRole('button', { name: answerName(board.composer.send) }).click()

      await page.getByRole('button', { name: board.undo.undo }).click()
      await expect(field).toHaveValue('It works again.')
      expect(await threadOf(id)).toEqual([])
      expect(await statusOf(id)).toBe('open')

      await page.getByRole('button', { name: answerName(board.composer.send) }).click()
      await page.getByRole('button', { name: board.undo.now }).click()
      await expect(page.getByLabel(board.view.status, { exact: true })).toHaveValue('resolved')
      expect(await threadOf(id)).toMatchObject([{ body: 'It works again.' }, { body: null }])
      expect(await emailsAbout(id)).toHaveLength(1)

      // What the client writes appears without a reload.
      const client = await signedIn('client')
      await client.post('/api/reply-as-client', { data: { ticket_id: id, body: 'It stopped again.' } })
      await expect(page.getByText('It stopped again.')).toBeVisible()
    },
  )

  test(
    `a note is for the team, and a text that was not sent is kept, in ${language}`,
    { tag: [tag, '@phone'] },
    async ({ page }) => {
      await signInAsStaff(page, language)
      const { id } = await newTicket()
      await page.goto(`/admin/collections/tickets/${id}`)
      const field = page.getByLabel(answerName(board.composer.label))
      await field.fill('She pays late.')
      await page.reload()
      await expect(field).toHaveValue('She pays late.')
      await page.getByRole('button', { name: board.composer.addNote }).click()
      await expect(page.getByText(board.view.note)).toBeVisible()
      await expect(field).toHaveValue('')
      expect(await threadOf(id)).toEqual([{ body: 'She pays late.', visibility: 'internal' }])
      expect(await emailsAbout(id)).toEqual([])
    },
  )
}

test(
  'a ticket is answered with two keys from the dashboard, and Z undoes it',
  { tag: '@keyboard' },
  async ({ page }) => {
    await signInAsStaff(page, 'en')
    const ticket = await newTicket()
    await extendUndo(page, ticket.id)
    // Only the place of the first ticket is its own: other tests open tickets meanwhile.
    await page.route('**/api/dashboard*', () => undefined)
    await page.goto('/admin')
    // The link without a name of its own: its place is all that the test knows.
    const first = page.getByRole('listitem').locator('a[href^="/admin/collections/tickets/"]').first()
    const href = (await first.getAttribute('href')) ?? ''
    await expectBoardToRespond(page)
    await page.keyboard.press('t')
    await expect(page).toHaveURL(href)
    await page.goto(`/admin/collections/tickets/${ticket.id}`)
    // The ticket waits for us, so the composer has the focus.
    await expect(page.getByLabel(replyLabel)).toBeFocused()
    await page.keyboard.type('On it.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: boardEn.undo.undo })).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.getByLabel(replyLabel)).toHaveValue('On it.')
    expect(await threadOf(ticket.id)).toEqual([])
    await page.unroute('**/api/send-ticket-reply')
    await page.getByLabel(replyLabel).press('Control+Enter')
    await expect
      .poll(async () => (await threadOf(ticket.id)).map(({ body }) => body), { timeout: 30_000 })
      .toEqual(['On it.', null])
  },
)

test('a reply is sent although the tab closes', { tag: '@once' }, async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'en')
  const { id } = await newTicket()
  await page.goto(`/admin/collections/tickets/${id}`)
  await page.getByLabel(replyLabel).fill('Bye.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: boardEn.undo.undo })).toBeVisible()
  await page.close()
  await expect.poll(async () => (await threadOf(id))[0]?.body, { timeout: 90_000 }).toBe('Bye.')
  expect(await emailsAbout(id)).toHaveLength(1)
})

test('a ticket is opened for a client who called', { tag: '@once' }, async ({ page }) => {
  await signInAsStaff(page, 'en')
  await page.goto('/admin/collections/tickets/create')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: boardEn.form.client }).fill('a')
  await dialog.getByRole('option').first().click()
  await dialog.getByLabel(boardEn.form.subject).fill('She called')
  await dialog.getByRole('button', { name: boardEn.form.create }).click()
  await expect(dialog.getByText('Fill in this field.')).toBeVisible()
  await dialog.getByLabel(boardEn.form.description).fill('No orders since noon.')
  await dialog.getByRole('button', { name: boardEn.form.create }).click()
  await expect(page.getByText(boardEn.done.opened)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'She called' })).toBeVisible()
})

test('the board and a ticket fit every width and are accessible', { tag: '@long' }, async ({ page }) => {
  await signInAsStaff(page, 'es')
  const { id } = await newTicket()
  for (const path of ['/admin?tab=support', `/admin/collections/tickets/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFitsWidth(page)
    await expectAccessible(page)
    await expectAccessibleInDark(page)
  }
})
