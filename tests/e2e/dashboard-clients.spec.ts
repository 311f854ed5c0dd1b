import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import boardEn from '@/messages/en/clientBoard.json' with { type: 'json' }
import invoicesEn from '@/messages/en/invoiceBoard.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import boardEs from '@/messages/es/clientBoard.json' with { type: 'json' }
import invoicesEs from '@/messages/es/invoiceBoard.json' with { type: 'json' }
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  locales,
  roleIn,
  test,
} from '../support/e2e'
import { rows } from '../support/http'
import { signInAsStaff } from '../support/staff'

const texts = {
  en: { board: boardEn, invoices: invoicesEn, names: adminEn.clients },
  es: { board: boardEs, invoices: invoicesEs, names: adminEs.clients },
}

/** A client with an invoice that is overdue. */
async function newClient() {
  const name = `Rosa ${crypto.randomUUID().slice(0, 8)}`
  const email = `${crypto.randomUUID()}@clinica.example`
  const [client] = await rows<{ id: string }>(
    `insert into clients (first_name, last_name, name, email, company_name, language, billing_tool_client_id)
     values ($1, 'Huamán', $1, $2, 'Clínica Huamán', 'es', 'cus_R8vXq2') returning id`,
    [name, email],
  )
  const number = `C-${crypto.randomUUID().slice(0, 8)}`
  await rows(
    `insert into invoices (invoice_number, client_id, description, amount, due_date)
     values ($1, $2, 'Google Ads', 101500, '2020-03-06T12:00:00Z')`,
    [number, client?.id],
  )
  return { id: client?.id ?? '', name, email, number }
}

const statusOf = async (id: string) =>
  (await rows<{ status: string }>('select status from clients where id = $1', [id]))[0]?.status

for (const { language, tag } of locales) {
  const { board, invoices, names } = texts[language]

  const role = roleIn[language]

  test(`${role} find a client and look at its documents, in ${language}`, { tag }, async ({ page }) => {
    await signInAsStaff(page, language, role)
    const client = await newClient()
    await page.goto(`/admin?tab=clients&q=${encodeURIComponent(client.name)}`)
    const row = page.getByRole('row').filter({ hasText: client.name })
    await expect(row.getByText('cus_R8vXq2')).toBeVisible()
    await row.getByRole('combobox').selectOption('inactive')
    await expect(page.getByText(board.done.status)).toBeVisible()
    expect(await statusOf(client.id)).toBe('inactive')

    await row.getByRole('link', { name: client.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: client.name })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`client=${client.id}`))
    await page.getByRole('tab', { name: board.tabs.invoices }).click()
    await page.getByRole('button', { name: invoices.viewOne.replace('{number}', client.number) }).click()
    await expect(page.getByText(/1,015\.00, /)).toBeVisible()
    const canDelete = page.getByRole('button', { name: board.delete, exact: true })
    await expect(canDelete).toHaveCount(role === 'admin' ? 1 : 0)

    await page.getByRole('link', { name: board.view.back }).click()
    await expect(row.getByRole('combobox')).toHaveValue('inactive')
    await expect(row.getByRole('combobox').getByText(names.statuses.inactive)).toBeAttached()
  })

  test.describe('a refusal', () => {
    test.use({ expectedError: /status of 409.*api\/delete-client/ })

    test(`a client with documents is kept, in ${language}`, { tag: [tag, '@once'] }, async ({ page }) => {
      await signInAsStaff(page, language, 'admin')
      const { id } = await newClient()
      await page.goto(`/admin?tab=clients&client=${id}`)
      await page.getByRole('button', { name: board.delete, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: board.delete, exact: true }).click()
      await expect(page.getByText(board.deleteAsk.hasDocuments)).toBeVisible()
      expect(await statusOf(id)).toBe('active')
    })
  })

  test.describe('a conflict', () => {
    test.use({ expectedError: /status of 409.*api\/create-client/ })

    test(
      `a new client, and one with the same email, in ${language}`,
      { tag: [tag, '@once'] },
      async ({ page }) => {
        await signInAsStaff(page, language)
        const existing = await newClient()
        await page.goto('/admin?tab=clients&client=new')
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(board.form.firstName).fill('Inés')
        await dialog.getByLabel(board.form.lastName).fill('Quispe')
        await dialog.getByLabel(board.form.email).fill(existing.email)
        await dialog.getByLabel(board.form.language).selectOption('es')
        await dialog.getByRole('button', { name: board.form.create }).click()
        await expect(dialog.getByText(board.form.taken.replace('{name}', existing.name))).toBeVisible()
        await expect(
          dialog.getByRole('link', { name: board.form.openExisting.replace('{name}', existing.name) }),
        ).toBeVisible()
        await dialog.getByLabel(board.form.email).fill(`${crypto.randomUUID()}@client.example`)
        await dialog.getByRole('button', { name: board.form.create }).click()
        await expect(page.getByText(board.done.created, { exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: 'Inés Quispe' })).toBeVisible()
        await page.getByRole('button', { name: /^(Invite|Invitar a) / }).click()
        await expect(page.getByText(board.done.invited, { exact: true })).toBeVisible()
        await expect(
          page.getByRole('button', { name: /^(Send the invitation|Enviar de nuevo)/ }),
        ).toBeVisible()
      },
    )
  })
}

test('a client is opened by keyboard', { tag: '@keyboard' }, async ({ page }) => {
  await signInAsStaff(page, 'en')
  const client = await newClient()
  await page.goto(`/admin?tab=clients&q=${encodeURIComponent(client.name)}`)
  await expect(page.getByRole('row').filter({ hasText: client.name }).getByRole('combobox')).toBeEnabled()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: client.name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: client.name })).toBeVisible()
})

test.describe('what is not there', () => {
  test.use({ expectedError: /status of 404.*api\/client-details/ })

  test('a client that is gone, and an empty list, say so', { tag: '@once' }, async ({ page }) => {
    await signInAsStaff(page, 'en')
    await page.goto(`/admin?tab=clients&client=${crypto.randomUUID()}`)
    await expect(page.getByRole('heading', { name: boardEn.view.notFound })).toBeVisible()
    await page.goto('/admin?tab=clients&q=nothinghasthesewords')
    await expect(page.getByRole('heading', { name: boardEn.empty.title })).toBeVisible()
  })
})

test('the card leads to the tab', { tag: '@once' }, async ({ page }) => {
  await signInAsStaff(page, 'en')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Total Clients' }).click()
  await expect(page.getByRole('heading', { name: boardEn.heading })).toBeVisible()
})

test(
  'the board and the page of a client fit every width and are accessible',
  { tag: '@long' },
  async ({ page }) => {
    await signInAsStaff(page, 'es', 'admin')
    const { id } = await newClient()
    for (const path of ['/admin?tab=clients', `/admin?tab=clients&client=${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFitsWidth(page)
      await expectAccessible(page)
      await expectAccessibleInDark(page)
    }
  },
)
