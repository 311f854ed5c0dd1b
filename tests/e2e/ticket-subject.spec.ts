import invoicesEn from '@/messages/en/invoices.json' with { type: 'json' }
import proposalsEn from '@/messages/en/proposals.json' with { type: 'json' }
import ticketsEn from '@/messages/en/tickets.json' with { type: 'json' }
import invoicesEs from '@/messages/es/invoices.json' with { type: 'json' }
import proposalsEs from '@/messages/es/proposals.json' with { type: 'json' }
import ticketsEs from '@/messages/es/tickets.json' with { type: 'json' }
import { expect, expectAccessible, test } from '../support/e2e'
import { newClient, newInvoice, newProposal, signInAs } from '../support/portal'

const locales = [
  {
    language: 'en',
    prefix: '',
    tag: '@en',
    invoices: invoicesEn,
    proposals: proposalsEn,
    tickets: ticketsEn,
  },
  {
    language: 'es',
    prefix: '/es',
    tag: '@es',
    invoices: invoicesEs,
    proposals: proposalsEs,
    tickets: ticketsEs,
  },
] as const

for (const { language, prefix, tag, invoices, proposals, tickets } of locales)
  test(
    `opens a ticket about an invoice and about a proposal, which links back to it (${language})`,
    { tag: [tag, '@phone'] },
    async ({ page }) => {
      test.slow()
      const { client, email } = await newClient(language)
      const { id, number } = await newInvoice(client)
      const proposal = await newProposal(client, 'expired', { title: 'Citas por WhatsApp' })
      await signInAs(page, email)
      const documents = [
        [`/dashboard/invoices/${id}`, invoices.ask, number],
        [`/proposal/${proposal}`, proposals.end.ask, 'Citas por WhatsApp'],
      ] as const
      for (const [path, ask, name] of documents) {
        await page.goto(prefix + path)
        await page.getByRole('link', { name: ask, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: tickets.new })
        await expect(dialog.getByLabel(tickets.form.title)).toHaveValue(new RegExp(name))
        await expect(dialog.getByLabel(tickets.form.description)).toBeFocused()
        await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard\\?tab=support$`))
        await expectAccessible(page)
        // Nothing was typed, so there is nothing to confirm.
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()

        await page.goto(prefix + path)
        await page.getByRole('link', { name: ask, exact: true }).click()
        await dialog.getByLabel(tickets.form.description).fill('When is it due?')
        await dialog.getByRole('button', { name: tickets.form.send }).click()
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('link', { name })).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard\\?tab=support$`))
        await page.getByRole('link', { name }).click()
        // On client-side navigation, Next removes the old title before it adds the new one.
        await expect(page).toHaveTitle(new RegExp(name))
        await expectAccessible(page)
        await page.getByRole('main').getByRole('link', { name }).click()
        await expect(page).toHaveURL(new RegExp(`${prefix}${path}$`))
      }
    },
  )
