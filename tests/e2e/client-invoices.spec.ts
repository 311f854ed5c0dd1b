import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import invoicesEn from '@/messages/en/invoiceBoard.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import invoicesEs from '@/messages/es/invoiceBoard.json' with { type: 'json' }
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  locales,
  test,
} from '../support/e2e'
import { rows, signedIn } from '../support/http'
import { pdfText } from '../support/pdf-text'
import { newClient, newInvoice } from '../support/portal'
import { signInAsStaff } from '../support/staff'

const texts = {
  en: {
    invoices: invoicesEn,
    amounts: adminEn.amounts,
    names: adminEn.invoices.statuses,
    amount: '$1,450.50',
  },
  es: {
    invoices: invoicesEs,
    amounts: adminEs.amounts,
    names: adminEs.invoices.statuses,
    amount: 'US$1,450.50',
  },
}

const invoicesOf = (client: string, more = '') =>
  `/admin?tab=clients&client=${client}&documents=invoices${more}`
const named = (text: string, number: string) => text.replace('{number}', number)

for (const { language, tag } of locales) {
  const { invoices, amounts, names, amount } = texts[language]

  test(
    `an admin issues an invoice that the client opens, in ${language}`,
    { tag: [tag, '@phone'] },
    async ({ page }) => {
      await signInAsStaff(page, language, 'admin')
      const { client, email } = await newClient(language)
      await page.goto(invoicesOf(client, '&new-invoice=1'))
      const dialog = page.getByRole('dialog', { name: invoices.form.title })
      const number = `E2E-${crypto.randomUUID().slice(0, 8)}`
      await expect(dialog.getByLabel(invoices.form.number)).not.toHaveValue('')
      await dialog.getByLabel(invoices.form.number).fill(number)
      await dialog.getByLabel(invoices.form.amount, { exact: true }).fill('0')
      await dialog.getByRole('button', { name: invoices.form.issue }).click()
      await expect(dialog.getByText(amounts.aboveZero)).toBeVisible()
      await dialog.getByLabel(invoices.form.amount, { exact: true }).fill('1450.50')
      await dialog.getByLabel(invoices.form.description).fill('Google Ads')
      await dialog.getByRole('button', { name: invoices.form.issue }).click()
      await expect(dialog).toBeHidden()

      const row = page.getByRole('row').filter({ hasText: number })
      await expect(row.getByText(amount)).toBeVisible()
      await expect(row.getByText(names.pending)).toBeVisible()
      const [stored] = await rows<{ id: string; emails: number }>(
        `select i.id, (select count(*)::int from outbox o where o.kind = 'invoice-issued' and o.subject_id = i.id::text
         and o.language = $2::enum_outbox_language) as emails
       from invoices i where i.invoice_number = $1`,
        [number, language],
      )
      expect(stored?.emails).toBe(1)
      const session = await signedIn(email)
      const pdf = await session.get(`/api/invoice-pdf/${stored?.id}`)
      expect(await pdfText(await pdf.body())).toContain(number)
    },
  )

  test(
    `an admin marks an invoice as paid by keyboard and takes it back, in ${language}`,
    { tag: [tag, '@once'] },
    async ({ page }) => {
      await signInAsStaff(page, language, 'admin')
      const { client } = await newClient(language)
      const { id, number } = await newInvoice(client, { due: -5 })
      await page.goto(invoicesOf(client))
      const row = page.getByRole('row').filter({ hasText: number })
      await expect(row.getByText(names.overdue)).toBeVisible()
      await row.getByRole('button', { name: named(invoices.payOne, number) }).press('Enter')
      await expect(page.getByRole('dialog').getByLabel(invoices.payDialog.date)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(row.getByText(names.paid, { exact: true })).toBeVisible()
      const unpay = row.getByRole('button', { name: named(invoices.unpayOne, number) })
      await expect(unpay).not.toHaveAttribute('aria-disabled', 'true')
      await unpay.click()
      await expect(row.getByText(names.overdue)).toBeVisible()
      await expect
        .poll(async () =>
          (
            await rows<{ type: string }>(
              'select type from invoice_events where invoice_id = $1 order by created_at',
              [id],
            )
          ).map(({ type }) => type),
        )
        .toEqual(['paid', 'unpaid'])
    },
  )

  test(`team sees invoices and changes none, in ${language}`, { tag: [tag, '@once'] }, async ({ page }) => {
    await signInAsStaff(page, language, 'team')
    const { client } = await newClient(language)
    const { number } = await newInvoice(client)
    await page.goto(invoicesOf(client))
    const row = page.getByRole('row').filter({ hasText: number })
    await row.getByRole('button', { name: named(invoices.viewOne, number) }).click()
    await expect(page.getByText(named(invoices.notice.title, number), { exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name: named(invoices.payOne, number) })).toHaveCount(0)
    await expect(page.getByRole('button', { name: invoices.new, exact: true })).toHaveCount(0)
  })
}

test(
  'the invoices of a client and their form fit every width and are accessible',
  { tag: '@long' },
  async ({ page }) => {
    await signInAsStaff(page, 'es', 'admin')
    const { client } = await newClient('es')
    await newInvoice(client, { description: 'Administración de anuncios '.repeat(15) })
    const expectQuality = async () => {
      await expectFitsWidth(page)
      await expectAccessible(page)
      await expectAccessibleInDark(page)
    }
    await page.goto(invoicesOf(client))
    await expect(page.getByText('US$1,450.00').first()).toBeVisible()
    await expectQuality()
    await page.getByRole('button', { name: invoicesEs.new, exact: true }).click()
    await expect(page.getByLabel(invoicesEs.form.number)).toBeVisible()
    await expectQuality()
  },
)
