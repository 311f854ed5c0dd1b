import type { Page } from '@playwright/test'

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

const locales = [
  {
    language: 'en',
    prefix: '',
    tag: '@en',
    portal: portalEn,
    invoices: invoicesEn,
    proposals: proposalsEn,
    toasts: toastsEn,
    invoiceAmount: '$1,450.00',
    setup: '$4,500',
    month: '$1,850.50/month',
    first: '$6,350.50',
  },
  {
    language: 'es',
    prefix: '/es',
    tag: '@es',
    portal: portalEs,
    invoices: invoicesEs,
    proposals: proposalsEs,
    toasts: toastsEs,
    invoiceAmount: 'US$1,450.00',
    setup: 'US$4,500',
    month: 'US$1,850.50/mes',
    first: 'US$6,350.50',
  },
] as const

for (const { language, prefix, tag, portal, invoices, proposals, toasts, ...amounts } of locales)
  test.describe(`invoices and proposals (${language})`, { tag }, () => {
    const { statuses } = portal
    const main = (page: Page) => page.getByRole('main')
    /** The invoice as it is printed. */
    const sheet = (page: Page) => page.getByRole('article')
    /** The column of facts about a proposal. */
    const facts = (page: Page) => page.getByRole('complementary', { name: proposals.about })
    const investment = (page: Page) => page.getByRole('region', { name: proposals.investment.title })

    test('shows what an invoice is for and how to pay it, with its file and a way to ask', async ({
      page,
    }) => {
      const { client, email } = await newClient(language)
      const { id, number } = await newInvoice(client, { due: -3 })
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard`)
      await page.getByRole('table').getByRole('link', { name: number }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard/invoices/${id}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
      await expect(main(page).getByText(amounts.invoiceAmount, { exact: true }).first()).toBeVisible()
      await expect(main(page).getByText(statuses.invoice.overdue, { exact: true })).toBeVisible()
      await expect(sheet(page)).toContainText(invoices.document.paymentInstructions)
      await expect(sheet(page)).toContainText('La Espiga de Oro')
      await expect(sheet(page).getByText(invoices.document.notTaxDocument)).toHaveCount(
        language === 'es' ? 1 : 0,
      )
      await expectAccessible(page)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: invoices.download }).click()
      expect((await download).suggestedFilename()).toBe(`${number}.pdf`)
    })

    test('shows no payment details on a paid invoice', { tag: '@phone' }, async ({ page }) => {
      const { client, email } = await newClient(language)
      const { id } = await newInvoice(client, { status: 'paid' })
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard/invoices/${id}`)
      await expect(main(page).getByText(invoices.amountPaid).first()).toBeVisible()
      await expect(page.getByText(invoices.document.paymentInstructions)).toHaveCount(0)
    })

    test('shows a proposal that awaits its signature', async ({ page }) => {
      const { client, email } = await newClient(language)
      const id = await newProposal(client, 'awaiting', {
        title: 'Citas y recordatorios',
        monthlyFee: 185_050,
      })
      await signInAs(page, email)
      await page.goto(`${prefix}/proposal/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas y recordatorios')
      await expect(facts(page).getByText(statuses.proposal.awaiting, { exact: true })).toBeVisible()
      await expect(main(page)).toContainText(proposals.created.replace('{date}', '').trim())
      await expect(investment(page).getByRole('cell')).toHaveText([
        amounts.setup,
        amounts.month,
        amounts.first,
      ])
      await expect(page.getByText('Un sitio nuevo en dos idiomas.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: proposals.back }).first().click()
      await expect(page).toHaveURL(/dashboard/)
    })

    test('leaves out fees of zero', { tag: '@once' }, async ({ page }) => {
      const { client, email } = await newClient(language)
      const once = await newProposal(client, 'awaiting', { monthlyFee: 0 })
      const each = await newProposal(client, 'awaiting', { setupFee: 0 })
      const none = await newProposal(client, 'awaiting', { setupFee: 0, monthlyFee: 0 })
      await signInAs(page, email)
      const fees = investment(page).getByRole('rowheader')
      await page.goto(`${prefix}/proposal/${once}`)
      await expect(fees).toHaveText([new RegExp(proposals.investment.setup)])
      await page.goto(`${prefix}/proposal/${each}`)
      await expect(fees).toHaveText([new RegExp(proposals.investment.monthly)])
      await page.goto(`${prefix}/proposal/${none}`)
      await expect(page.getByText('Un sitio nuevo en dos idiomas.')).toBeVisible()
      await expect(investment(page)).toHaveCount(0)
    })

    for (const state of ['revised', 'signed', 'accepted', 'rejected', 'expired'] as const)
      test(`shows a proposal that is ${state}`, { tag: '@phone' }, async ({ page }) => {
        const shown = state === 'accepted' ? 'signed' : state
        const { client, email } = await newClient(language)
        const id = await newProposal(client, state, { title: 'Su título' })
        await signInAs(page, email)
        await page.goto(`${prefix}/proposal/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su título')
        await expect(facts(page).getByText(statuses.proposal[shown], { exact: true })).toBeVisible()
        await expect(page.getByRole('region', { name: proposals.end[shown].title })).toContainText(
          proposals.end[shown].text,
        )
        if (shown !== 'revised') {
          await page.getByRole('link', { name: proposals.end[shown].more }).click()
          await expect(page.getByRole('region', { name: proposals.end[shown].title })).toBeInViewport()
        }
        await expect(page.getByText('Un sitio nuevo en dos idiomas.')).toHaveCount(
          state === 'revised' ? 0 : 1,
        )
        await expect(investment(page)).toHaveCount(state === 'revised' ? 0 : 1)
        await expectAccessible(page)
      })

    test.describe('with an unknown id', () => {
      test.use({ expectedError: /status of 404/ })
      test('answers 404 for a proposal and an invoice', { tag: '@once' }, async ({ page }) => {
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

    test('denies the proposal of another client after a redirect', { tag: '@phone' }, async ({ page }) => {
      const [{ email }, { client }] = await Promise.all([newClient(language), newClient()])
      const id = await newProposal(client, 'awaiting')
      await signInAs(page, email)
      const toast = page.getByRole('alert').filter({ hasText: toasts.access_denied.title })
      // It stays for four seconds.
      await Promise.all([
        page.goto(`${prefix}/proposal/${id}`),
        expect(toast).toContainText(toasts.access_denied.text, { timeout: 30_000 }),
      ])
      await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard$`))
    })

    test(
      'reports a proposal that cannot be read after a redirect, also when opened from the list',
      { tag: '@once' },
      async ({ page }) => {
        const { client, email } = await newClient(language)
        const id = await newProposal(client, 'awaiting', { title: 'Se rompió' })
        // Its latest version is damaged.
        const [broken] = await rows<{ id: string }>(
          `insert into proposal_versions (proposal_id, number, title, language, setup_fee, monthly_fee, amount, currency, frozen_at, sha256, canonical)
         values ($1, 2, 'Se rompió', 'es', 0, 0, 0, 'USD', now(), 'x', 'no JSON') returning id`,
          [id],
        )
        expect(broken).toBeDefined()
        await signInAs(page, email)
        const toast = page.getByRole('alert').filter({ hasText: toasts.proposal_failed.text })
        await Promise.all([
          page.goto(`${prefix}/proposal/${id}`),
          expect(toast).toContainText(toasts.proposal_failed.title, { timeout: 30_000 }),
        ])
        await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard$`))
        await page.goto(`${prefix}/dashboard?tab=proposals`)
        await page.getByRole('table').getByRole('link', { name: 'Se rompió' }).click()
        await expect(toast).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard$`))
      },
    )
  })

test('prints a proposal without navigation', { tag: '@once' }, async ({ page }) => {
  const { client, email } = await newClient()
  const id = await newProposal(client, 'signed')
  await signInAs(page, email)
  await page.goto(`/proposal/${id}`)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('link', { name: proposalsEn.back })).toHaveCount(0)
  await expect(page.getByText('Un sitio nuevo en dos idiomas.')).toBeVisible()
})

test(
  'an admin reads a draft, and the team is denied the proposal of a colleague',
  { tag: '@once' },
  async ({ page, context }) => {
    const { client } = await newClient()
    const id = await newProposal(client, 'draft', { title: 'Still being written', language: 'en' })
    await signInAs(page, 'admin')
    await page.goto(`/proposal/${id}`)
    await expect(page.getByText(proposalsEn.draft)).toBeVisible()
    const facts = page.getByRole('complementary', { name: proposalsEn.about })
    await expect(facts.getByText(portalEn.statuses.proposal.draft, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await context.clearCookies()
    await signInAs(page, 'team')
    await Promise.all([
      page.goto(`/proposal/${id}`),
      expect(page.getByText(toastsEs.access_denied.text)).toBeVisible({ timeout: 30_000 }),
    ])
    await expect(page).toHaveURL(/\/admin$/)
  },
)
