import invoicesEn from '@/messages/en/invoices.json' with { type: 'json' }
import portalEn from '@/messages/en/portal.json' with { type: 'json' }
import proposalsEn from '@/messages/en/proposals.json' with { type: 'json' }
import toastsEn from '@/messages/en/toasts.json' with { type: 'json' }
import invoicesEs from '@/messages/es/invoices.json' with { type: 'json' }
import portalEs from '@/messages/es/portal.json' with { type: 'json' }
import proposalsEs from '@/messages/es/proposals.json' with { type: 'json' }
import toastsEs from '@/messages/es/toasts.json' with { type: 'json' }
import { expect, expectAccessible, test } from '../support/e2e'
import { rows } from '../support/http'
import { newClient, newInvoice, newProposal, signInAs } from '../support/portal'

const faces = [
  {
    language: 'en',
    prefix: '',
    portal: portalEn,
    invoices: invoicesEn,
    proposals: proposalsEn,
    toasts: toastsEn,
    setup: '$4,500',
    month: '$1,850.50/month',
  },
  {
    language: 'es',
    prefix: '/es',
    portal: portalEs,
    invoices: invoicesEs,
    proposals: proposalsEs,
    toasts: toastsEs,
    setup: '$4,500',
    month: '$1,850.50/mes',
  },
] as const

for (const { language, prefix, portal, invoices, proposals, toasts, setup, month } of faces)
  test.describe(`papers in ${language}`, () => {
    test('an invoice: what is due, how to pay, its file, and where to ask', async ({ page }) => {
      const { client, email } = await newClient(language)
      const { id, number } = await newInvoice(client, { due: -3 })
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard`)
      await page.locator('.ledger').getByRole('link', { name: number }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard/invoices/${id}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
      await expect(page.locator('.invoice-side')).toContainText('$1,450.00')
      await expect(page.locator('.invoice-side .chip')).toHaveText(portal.statuses.invoice.overdue)
      await expect(page.locator('.paper')).toContainText(invoices.paper.howToPay)
      await expect(page.locator('.paper')).toContainText('La Espiga de Oro')
      await expectAccessible(page)
      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: invoices.download }).click()
      expect((await coming).suggestedFilename()).toBe(`${number}.pdf`)
      await page.getByRole('link', { name: invoices.ask }).click()
      await expect(page).toHaveURL(/tab=support/)
    })

    test('a paid invoice asks for nothing', async ({ page }) => {
      const { client, email } = await newClient(language)
      const { id } = await newInvoice(client, { status: 'paid' })
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard/invoices/${id}`)
      await expect(page.locator('.invoice-side')).toContainText(invoices.amountPaid)
      await expect(page.getByText(invoices.paper.howToPay)).toHaveCount(0)
    })

    test('a proposal that waits: header, indicator, summary and body, and no button without effect', async ({
      page,
    }) => {
      const { client, email } = await newClient(language)
      const id = await newProposal(client, 'awaiting', {
        title: 'Citas y recordatorios',
        monthlyFee: 185_050,
      })
      await signInAs(page, email)
      await page.goto(`${prefix}/proposal/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas y recordatorios')
      await expect(page.locator('.contract-rail .chip')).toHaveText(portal.statuses.proposal.awaiting)
      await expect(page.locator('.contract-kick')).toContainText(
        proposals.created.replace('{date}', '').trim(),
      )
      const summary = page.getByRole('region', { name: proposals.investment.title })
      await expect(summary.locator('td')).toHaveText([setup, month, '$6,350.50'])
      await expect(page.getByText('Un sitio nuevo en dos idiomas.')).toBeVisible()
      await expect(page.locator('main button')).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: proposals.back }).first().click()
      await expect(page).toHaveURL(/dashboard/)
    })

    test('a fee that is none is not named', async ({ page }) => {
      const { client, email } = await newClient(language)
      const once = await newProposal(client, 'awaiting', { monthlyFee: 0 })
      const each = await newProposal(client, 'awaiting', { setupFee: 0 })
      const none = await newProposal(client, 'awaiting', { setupFee: 0, monthlyFee: 0 })
      await signInAs(page, email)
      const cells = page.locator('.investment th')
      await page.goto(`${prefix}/proposal/${once}`)
      await expect(cells).toHaveText([new RegExp(proposals.investment.setup)])
      await page.goto(`${prefix}/proposal/${each}`)
      await expect(cells).toHaveText([new RegExp(proposals.investment.monthly)])
      await page.goto(`${prefix}/proposal/${none}`)
      await expect(page.getByText('Un sitio nuevo en dos idiomas.')).toBeVisible()
      await expect(page.locator('.investment')).toHaveCount(0)
    })

    for (const state of ['revised', 'signed', 'accepted', 'rejected', 'expired'] as const)
      test(`a proposal that is ${state}`, async ({ page }) => {
        const said = state === 'accepted' ? 'signed' : state
        const { client, email } = await newClient(language)
        const id = await newProposal(client, state, { title: 'Su título' })
        await signInAs(page, email)
        await page.goto(`${prefix}/proposal/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su título')
        await expect(page.locator('.contract-rail .chip')).toHaveText(portal.statuses.proposal[said])
        await expect(page.getByRole('region', { name: proposals.end[said].title })).toContainText(
          proposals.end[said].text,
        )
        await expect(page.getByText('Un sitio nuevo en dos idiomas.')).toHaveCount(
          state === 'revised' ? 0 : 1,
        )
        await expect(page.locator('.investment')).toHaveCount(state === 'revised' ? 0 : 1)
        await expectAccessible(page)
      })

    test.describe('what is not found', () => {
      test.use({ expectedError: /status of 404/ })
      test('says so', async ({ page }) => {
        const { email } = await newClient(language)
        await signInAs(page, email)
        for (const id of ['abc', crypto.randomUUID()]) {
          expect((await page.goto(`${prefix}/proposal/${id}`))?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(portal.missing.proposal.title)
          expect((await page.goto(`${prefix}/dashboard/invoices/${id}`))?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(portal.missing.invoice.title)
        }
        await expectAccessible(page)
      })
    })

    test('another’s proposal: Access Denied, after the redirect', async ({ page }) => {
      const [{ email }, { client }] = await Promise.all([newClient(language), newClient()])
      const id = await newProposal(client, 'awaiting')
      await signInAs(page, email)
      await page.goto(`${prefix}/proposal/${id}`)
      await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard$`))
      const toast = page.getByRole('alert').filter({ hasText: toasts.access_denied.title })
      await expect(toast).toContainText(toasts.access_denied.text)
    })

    test('a proposal that cannot be read: the text, after the redirect, also on the way from the list', async ({
      page,
    }) => {
      const { client, email } = await newClient(language)
      const id = await newProposal(client, 'awaiting', { title: 'Se rompió' })
      // Its latest words are damaged.
      const [broken] = await rows<{ id: string }>(
        `insert into proposal_versions (proposal_id, number, title, language, setup_fee, monthly_fee, amount, currency, frozen_at, sha256, canonical)
         values ($1, 2, 'Se rompió', 'es', 0, 0, 0, 'USD', now(), 'x', 'no JSON') returning id`,
        [id],
      )
      expect(broken).toBeDefined()
      await signInAs(page, email)
      const toast = page.getByRole('alert').filter({ hasText: toasts.proposal_failed.text })
      await page.goto(`${prefix}/proposal/${id}`)
      await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard$`))
      await expect(toast).toContainText(toasts.proposal_failed.title)
      await page.goto(`${prefix}/dashboard?tab=proposals`)
      await page.locator('.ledger').getByRole('link', { name: 'Se rompió' }).click()
      await expect(toast).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard$`))
    })
  })

test('a proposal is printed without the parts of the screen', async ({ page }) => {
  const { client, email } = await newClient()
  const id = await newProposal(client, 'signed')
  await signInAs(page, email)
  await page.goto(`/proposal/${id}`)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.portal-head', '.portal-foot', 'a.back', '.contract-contents'])
    await expect(page.locator(part)).toBeHidden()
  await expect(page.getByText('Un sitio nuevo en dos idiomas.')).toBeVisible()
})

test('staff: an admin sees a draft as one; team is denied another’s, and told so in the admin', async ({
  page,
  context,
}) => {
  const { client } = await newClient()
  const id = await newProposal(client, 'draft', { title: 'Still being written', language: 'en' })
  await signInAs(page, 'admin')
  await page.goto(`/proposal/${id}`)
  await expect(page.getByText(proposalsEn.draft)).toBeVisible()
  await expect(page.locator('.contract-rail .chip')).toHaveText(portalEn.statuses.proposal.draft)
  await expectAccessible(page)
  await context.clearCookies()
  await signInAs(page, 'team')
  await page.goto(`/proposal/${id}`)
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByText(toastsEs.access_denied.text)).toBeVisible()
})
