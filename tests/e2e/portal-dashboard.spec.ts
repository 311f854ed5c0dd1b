import type { Page } from '@playwright/test'

import invoicesEn from '@/messages/en/invoices.json' with { type: 'json' }
import portalEn from '@/messages/en/portal.json' with { type: 'json' }
import proposalsEn from '@/messages/en/proposals.json' with { type: 'json' }
import invoicesEs from '@/messages/es/invoices.json' with { type: 'json' }
import portalEs from '@/messages/es/portal.json' with { type: 'json' }
import proposalsEs from '@/messages/es/proposals.json' with { type: 'json' }
import { listEntry, tableRow } from '../support/document'
import { expect, expectAccessible, expectFitsWidth, test } from '../support/e2e'
import { rows } from '../support/http'
import { holdTable, newClient, newInvoice, newProposal, signInAs } from '../support/portal'

const locales = [
  {
    language: 'en',
    prefix: '',
    tag: '@en',
    dollars: '$',
    t: portalEn.dashboard,
    invoices: invoicesEn,
    proposals: proposalsEn,
    statuses: portalEn.statuses,
  },
  {
    language: 'es',
    prefix: '/es',
    tag: '@es',
    dollars: 'US$',
    t: portalEs.dashboard,
    invoices: invoicesEs,
    proposals: proposalsEs,
    statuses: portalEs.statuses,
  },
] as const

/** The entry of the summary with that name: its figure, then a note. */
const figure = (page: Page, name: string) => listEntry(page.getByRole('main'), name)

for (const { language, prefix, tag, dollars, t, invoices, proposals, statuses } of locales)
  test.describe(`the dashboard (${language})`, { tag }, () => {
    const invoiceTable = (page: Page) => page.getByRole('table', { name: invoices.list.caption })
    const proposalTable = (page: Page) => page.getByRole('table', { name: proposals.list.caption })
    /** The call to sign the proposal that expires first. */
    const nextStep = (page: Page) =>
      page.getByRole('main').getByRole('region').getByRole('link', { name: t.next.act })

    test('shows progress while the next tab loads', { tag: '@once' }, async ({ page }) => {
      const { email } = await newClient(language)
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard`)
      const gate = Promise.withResolvers<unknown>()
      await page.route(/tab=proposals/, async (route) => {
        await gate.promise
        await route.continue()
      })
      await page.getByRole('link', { name: t.tabs.proposals }).click()
      await expect(page.getByTestId('navigation-progress')).toBeVisible()
      gate.resolve(true)
      await expect(page).toHaveURL(/tab=proposals/)
      await expect(page.getByTestId('navigation-progress')).toHaveCount(0)
    })

    test('greets, calls to the next step, sums up and lists', async ({ page }) => {
      const { client, email } = await newClient(language)
      await newInvoice(client, { amount: 145_000, due: -20 })
      await newInvoice(client, { amount: 100_050, due: 12 })
      await newInvoice(client, { amount: 50_000, due: -60, status: 'paid' })
      const awaiting = await newProposal(client, 'awaiting', { title: 'Citas por WhatsApp' })
      for (const state of ['draft', 'revised', 'expired', 'rejected', 'signed'] as const)
        await newProposal(client, state, { title: `Propuesta ${state}` })
      await rows(
        `insert into tickets (title, description, client_id, priority, status)
        select 'Ticket', 'Words', $1, 'medium', unnest(array['open', 'in_progress', 'resolved'])::enum_tickets_status`,
        [client],
      )
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t.first.hello.replace('{name}', 'María Guadalupe'),
      )
      // A second sign-in is a return.
      await signInAs(page, email)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t.back.hello.replace('{name}', 'María Guadalupe'),
      )
      await expect(page.getByRole('main').getByText(/La Espiga de Oro/)).toBeVisible()
      await expect(figure(page, t.invoices.total)).toContainText(`${dollars}2,950.50`)
      await expect(figure(page, t.invoices.total)).toContainText(
        t.invoices.overdue.replace('{amount}', `${dollars}1,450.00`),
      )
      await expect(figure(page, t.proposals.active).getByRole('definition').first()).toHaveText('1')
      await expect(figure(page, t.proposals.active)).toContainText(
        t.proposals.potential.replace('{amount}', `${dollars}6,350.00`),
      )
      await expect(figure(page, t.tickets.open).getByRole('definition').first()).toHaveText('2')
      await expect(figure(page, t.tickets.open)).toContainText(
        language === 'en' ? '3 total tickets' : '3 tickets en total',
      )
      await expect(invoiceTable(page).getByRole('row')).toContainText([
        invoices.list.number,
        statuses.invoice.overdue,
        statuses.invoice.pending,
        statuses.invoice.paid,
      ])
      await expectAccessible(page)

      await page.getByRole('link', { name: t.tabs.proposals }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard\\?tab=proposals$`))
      // The first row is the header.
      const listed = proposalTable(page).getByRole('row')
      await expect(listed).toHaveCount(6)
      const row = (title: string) => tableRow(proposalTable(page), title)
      await expect(row('Citas por WhatsApp').getByRole('link')).toContainText(proposals.list.sign)
      for (const state of ['revised', 'expired', 'rejected', 'signed'] as const) {
        await expect(
          row(`Propuesta ${state}`).getByText(statuses.proposal[state], { exact: true }),
        ).toBeVisible()
        await expect(row(`Propuesta ${state}`).getByRole('link')).toContainText(proposals.list.view)
      }
      await expect(row('Propuesta revised')).not.toContainText('$')
      await expect(page.getByText('Propuesta draft')).toHaveCount(0)
      await expectAccessible(page)
      await page.reload()
      await expect(listed).toHaveCount(6)

      await nextStep(page).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/proposal/${awaiting}$`))
    })

    test('explains empty lists', { tag: '@phone' }, async ({ page }) => {
      const { email } = await newClient(language)
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard`)
      await expect(page.getByRole('heading', { name: invoices.list.empty.title })).toBeVisible()
      await expect(nextStep(page)).toHaveCount(0)
      await expect(figure(page, t.invoices.total).getByRole('definition').first()).toHaveText(
        `${dollars}0.00`,
      )
      await page.goto(`${prefix}/dashboard?tab=proposals`)
      await expect(page.getByRole('heading', { name: proposals.list.empty.title })).toBeVisible()
      await expectAccessible(page)
    })

    test('reports a part that failed, shows the others, and retries', { tag: '@once' }, async ({ page }) => {
      const { client, email } = await newClient(language)
      await newProposal(client, 'awaiting', { title: 'Se puede leer' })
      const { id } = await newInvoice(client)
      // Formatting this date throws.
      await rows(`update invoices set due_date = 'infinity' where id = $1`, [id])
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard`)
      const failed = page.getByRole('alert').filter({ hasText: t.failed.title })
      await expect(failed).toContainText(t.failed.rest)
      await expect(figure(page, t.proposals.active).getByRole('definition').first()).toHaveText('1')
      await expect(figure(page, t.invoices.total)).toContainText(t.unread)
      await expectAccessible(page)
      await rows('update invoices set due_date = now() where id = $1', [id])
      await failed.getByRole('link', { name: t.failed.again }).click()
      await expect(failed).toHaveCount(0)
      await expect(invoiceTable(page).getByRole('row')).toHaveCount(2)
    })

    test('shows placeholders while the database is slow', { tag: '@phone' }, async ({ page }) => {
      const { client, email } = await newClient(language)
      const { number } = await newInvoice(client)
      await signInAs(page, email)
      const held = await holdTable('invoices')
      try {
        await page.goto(`${prefix}/dashboard`, { waitUntil: 'commit' })
        await expect(page.getByRole('status').filter({ hasText: t.loading })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      } finally {
        await held.release()
      }
      await expect(page.getByText(number).first()).toBeVisible()
      await expect(page.getByText(t.loading)).toHaveCount(0)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })
      test('shows everything, and its tabs work', { tag: '@once' }, async ({ page }) => {
        const { client, email } = await newClient(language)
        const { number } = await newInvoice(client)
        await newProposal(client, 'awaiting', { title: 'Sin guiones' })
        await signInAs(page, email)
        await page.goto(`${prefix}/dashboard`)
        await expect(page.getByText(number).first()).toBeVisible()
        await page.getByRole('link', { name: t.tabs.proposals }).click()
        await expect(proposalTable(page)).toContainText('Sin guiones')
      })
    })
  })

test('the tabs can be used with the keyboard', { tag: '@keyboard' }, async ({ page }) => {
  const { email } = await newClient()
  await signInAs(page, email)
  await page.goto('/dashboard')
  const tabs = page.getByRole('navigation', { name: portalEn.dashboard.tabs.label }).getByRole('link')
  await tabs.first().focus()
  await page.keyboard.press('Tab')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=proposals/)
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
})

test('long names and texts fit the screen in both languages', async ({ page }) => {
  const { client, email } = await newClient('es')
  await newInvoice(client, {
    amount: 1_000_000_000,
    description: `${'x'.repeat(120)} ${'palabras largas '.repeat(20)}`,
  })
  await newProposal(client, 'awaiting', { title: 'Otorrinolaringología'.repeat(8), setupFee: 900_000_000 })
  await signInAs(page, email)
  for (const path of ['/dashboard', '/es/dashboard', '/es/dashboard?tab=proposals']) {
    await page.goto(path)
    await expectFitsWidth(page)
  }
})
