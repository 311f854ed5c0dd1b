import type { Page } from '@playwright/test'

import { enlargeText, expect, expectFitsWidth, locales, test } from '../support/e2e'
import { createTicketAs } from '../support/ticket-requests'
import { newClient, newInvoice, newProposal, signInAs } from '../support/portal'

/** Expects that a page fits at twice the size: of text on a phone, of everything on a desktop. */
async function expectFitsEnlarged(page: Page, path: string, isMobile: boolean): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (isMobile) await enlargeText(page)
  else await page.setViewportSize({ width: 720, height: 450 })
  await expectFitsWidth(page, path)
}

for (const { language, prefix, tag } of locales)
  test.describe(`at twice the size (${language})`, { tag }, () => {
    test('the pages of a client fit the screen', async ({ page, isMobile }) => {
      test.slow()
      const { client, email } = await newClient(language)
      const invoice = await newInvoice(client, { due: -5, amount: 1_245_050 })
      const title = 'Sitio y recordatorios en dos idiomas'
      const proposal = await newProposal(client, 'awaiting', { title, monthlyFee: 185_050 })
      await signInAs(page, email)
      const ticket = await createTicketAs(page.request)
      const paths = [
        '/dashboard',
        '/dashboard?tab=proposals',
        '/dashboard?tab=support',
        `/dashboard/invoices/${invoice.id}`,
        `/dashboard/tickets/${ticket}`,
        `/proposal/${proposal}`,
        '/auth/profile',
      ]
      for (const path of paths) await expectFitsEnlarged(page, prefix + path, isMobile)
    })

    test('the pages to sign in fit the screen', async ({ page, isMobile }) => {
      for (const path of ['/auth', '/auth?tab=sign-up', '/auth/forgot', '/auth/reset?expired'])
        await expectFitsEnlarged(page, prefix + path, isMobile)
    })
  })
