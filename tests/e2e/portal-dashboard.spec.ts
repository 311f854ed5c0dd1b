import type { Page } from '@playwright/test'

import invoicesEn from '@/messages/en/invoices.json' with { type: 'json' }
import portalEn from '@/messages/en/portal.json' with { type: 'json' }
import proposalsEn from '@/messages/en/proposals.json' with { type: 'json' }
import invoicesEs from '@/messages/es/invoices.json' with { type: 'json' }
import portalEs from '@/messages/es/portal.json' with { type: 'json' }
import proposalsEs from '@/messages/es/proposals.json' with { type: 'json' }
import { enlargeText, expect, expectAccessible, test } from '../support/e2e'
import { rows } from '../support/http'
import { openTicket } from '../support/open-ticket'
import { holdTable, newClient, newInvoice, newProposal, signInAs } from '../support/portal'

const faces = [
  {
    language: 'en',
    prefix: '',
    t: portalEn.dashboard,
    invoices: invoicesEn,
    proposals: proposalsEn,
    statuses: portalEn.statuses,
  },
  {
    language: 'es',
    prefix: '/es',
    t: portalEs.dashboard,
    invoices: invoicesEs,
    proposals: proposalsEs,
    statuses: portalEs.statuses,
  },
] as const

const figure = (page: Page, name: string) => page.locator('.sums > div', { hasText: name })

for (const { language, prefix, t, invoices, proposals, statuses } of faces)
  test.describe(`the dashboard in ${language}`, () => {
    test('a page that takes its time is seen to be on its way', { tag: '@once' }, async ({ page }) => {
      const { email } = await newClient(language)
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard`)
      const gate = Promise.withResolvers<unknown>()
      await page.route(/tab=proposals/, async (route) => {
        await gate.promise
        await route.continue()
      })
      await page.getByRole('link', { name: t.tabs.proposals }).click()
      await expect(page.locator('.underway')).toBeVisible()
      gate.resolve(true)
      await expect(page).toHaveURL(/tab=proposals/)
      await expect(page.locator('.underway')).toHaveCount(0)
    })

    test('its pages read at twice the size: of text on a phone, of everything on a desk', async ({
      page,
      isMobile,
    }) => {
      const { client, email } = await newClient(language)
      await newInvoice(client, { due: -5 })
      const proposal = await newProposal(client, 'awaiting', { title: 'Sitio y citas en dos idiomas' })
      await signInAs(page, email)
      await openTicket(page.request)
      for (const path of ['/dashboard', '/dashboard?tab=support', `/proposal/${proposal}`]) {
        await page.goto(prefix + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (isMobile) await enlargeText(page)
        else await page.setViewportSize({ width: 720, height: 450 })
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        await expect.poll(wide, path).toBeLessThanOrEqual(0)
      }
    })

    test('greets, says what to do next, sums and lists', async ({ page }) => {
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
        t.hello.replace('{name}', 'María Guadalupe'),
      )
      await expect(page.locator('.hello')).toContainText('La Espiga de Oro')
      await expect(figure(page, t.invoices.total)).toContainText('$2,950.50')
      await expect(figure(page, t.invoices.total)).toContainText(
        t.invoices.overdue.replace('{amount}', '$1,450.00'),
      )
      await expect(figure(page, t.proposals.active).locator('.sums-value')).toHaveText('1')
      await expect(figure(page, t.proposals.active)).toContainText(
        t.proposals.potential.replace('{amount}', '$6,350.00'),
      )
      await expect(figure(page, t.tickets.open).locator('.sums-value')).toHaveText('2')
      await expect(figure(page, t.tickets.open)).toContainText(
        language === 'en' ? '3 total tickets' : '3 solicitudes en total',
      )
      await expect(page.locator('.ledger .chip')).toHaveText([
        statuses.invoice.overdue,
        statuses.invoice.pending,
        statuses.invoice.paid,
      ])
      await expectAccessible(page)

      await page.getByRole('link', { name: t.tabs.proposals }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard\\?tab=proposals$`))
      const list = page.locator('.ledger tbody tr')
      await expect(list).toHaveCount(5)
      const row = (title: string) => list.filter({ hasText: title })
      await expect(row('Citas por WhatsApp').getByRole('link')).toContainText(proposals.list.sign)
      for (const state of ['revised', 'expired', 'rejected', 'signed'] as const) {
        await expect(row(`Propuesta ${state}`).locator('.chip')).toHaveText(statuses.proposal[state])
        await expect(row(`Propuesta ${state}`).getByRole('link')).toContainText(proposals.list.view)
      }
      await expect(row('Propuesta revised')).not.toContainText('$')
      await expect(page.getByText('Propuesta draft')).toHaveCount(0)
      await expectAccessible(page)
      await page.reload()
      await expect(list).toHaveCount(5)

      await page.locator('.next-step').getByRole('link', { name: t.next.act }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/proposal/${awaiting}$`))
    })

    test('says what is not there yet', async ({ page }) => {
      const { email } = await newClient(language)
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard`)
      await expect(page.getByRole('heading', { name: invoices.list.empty.title })).toBeVisible()
      await expect(page.locator('.next-step')).toHaveCount(0)
      await expect(figure(page, t.invoices.total).locator('.sums-value')).toHaveText('$0.00')
      await page.goto(`${prefix}/dashboard?tab=proposals`)
      await expect(page.getByRole('heading', { name: proposals.list.empty.title })).toBeVisible()
      await expectAccessible(page)
    })

    test('says that a part failed, keeps the others, and tries again', async ({ page }) => {
      const { client, email } = await newClient(language)
      await newProposal(client, 'awaiting', { title: 'Se puede leer' })
      const { id } = await newInvoice(client)
      // A day that no calendar has: what is made of it throws.
      await rows(`update invoices set due_date = 'infinity' where id = $1`, [id])
      await signInAs(page, email)
      await page.goto(`${prefix}/dashboard`)
      const failed = page.getByRole('alert').filter({ hasText: t.failed.title })
      await expect(failed).toContainText(t.failed.rest)
      await expect(figure(page, t.proposals.active).locator('.sums-value')).toHaveText('1')
      await expect(figure(page, t.invoices.total)).toContainText(t.unread)
      await expectAccessible(page)
      await rows('update invoices set due_date = now() where id = $1', [id])
      await failed.getByRole('link', { name: t.failed.again }).click()
      await expect(failed).toHaveCount(0)
      await expect(page.locator('.ledger tbody tr')).toHaveCount(1)
    })

    test('shows its parts in their places while they are on their way', async ({ page }) => {
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

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })
      test('is all there, and its tabs lead on', async ({ page }) => {
        const { client, email } = await newClient(language)
        const { number } = await newInvoice(client)
        await newProposal(client, 'awaiting', { title: 'Sin guiones' })
        await signInAs(page, email)
        await page.goto(`${prefix}/dashboard`)
        await expect(page.getByText(number).first()).toBeVisible()
        await page.getByRole('link', { name: t.tabs.proposals }).click()
        await expect(page.locator('.ledger')).toContainText('Sin guiones')
      })
    })
  })

test('the tabs are reached and followed by the keyboard @keyboard', async ({ page }) => {
  const { email } = await newClient()
  await signInAs(page, email)
  await page.goto('/dashboard')
  const tabs = page.locator('.dashboard-tabs a')
  await tabs.first().focus()
  await page.keyboard.press('Tab')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=proposals/)
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
})

test('long names and texts stay within a phone, in both languages', async ({ page }) => {
  const { client, email } = await newClient('es')
  await newInvoice(client, {
    amount: 1_000_000_000,
    description: `${'x'.repeat(120)} ${'palabras largas '.repeat(20)}`,
  })
  await newProposal(client, 'awaiting', { title: 'Otorrinolaringología'.repeat(8), setupFee: 900_000_000 })
  await signInAs(page, email)
  for (const path of ['/dashboard', '/es/dashboard', '/es/dashboard?tab=proposals']) {
    await page.goto(path)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
  }
})
