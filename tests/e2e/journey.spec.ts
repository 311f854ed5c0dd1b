import { readFile } from 'node:fs/promises'

import type { Browser, Page } from '@playwright/test'

import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import invoicesEn from '@/messages/en/invoices.json' with { type: 'json' }
import mailEn from '@/messages/en/mail.json' with { type: 'json' }
import portalEn from '@/messages/en/portal.json' with { type: 'json' }
import ticketsEn from '@/messages/en/tickets.json' with { type: 'json' }
import invoicesEs from '@/messages/es/invoices.json' with { type: 'json' }
import mailEs from '@/messages/es/mail.json' with { type: 'json' }
import portalEs from '@/messages/es/portal.json' with { type: 'json' }
import ticketsEs from '@/messages/es/tickets.json' with { type: 'json' }
import { accountRow, goodPassword, newClient, newPerson } from '../support/accounts'
import { address, expect, faces, test } from '../support/e2e'
import { freshAddress, rows } from '../support/http'
import { followMail } from '../support/mailbox'
import { pdfText } from '../support/pdf-text'
import { newInvoice, signInAs } from '../support/portal'
import { expectToast, fill, form, texts } from '../support/way-in'

/**
 * The whole way of a client: in, from the mail, to a ticket that staff answer and resolve in Payload's view, and to an
 * invoice with its file. Each hears of the other by mail, and what the mailbox links to opens signed in.
 */

const words = {
  en: { portal: portalEn, tickets: ticketsEn, invoices: invoicesEn, mail: mailEn },
  es: { portal: portalEs, tickets: ticketsEs, invoices: invoicesEs, mail: mailEs },
}

/** A member of staff at a desk of their own. */
async function staffAtDesk(browser: Browser): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const headers = { 'x-forwarded-for': freshAddress() }
  const context = await browser.newContext({ viewport, isMobile: false, extraHTTPHeaders: headers })
  const page = await context.newPage()
  await signInAs(page, 'admin')
  return page
}

async function answerInAdmin(page: Page, ticket: string, text: string, visibility: 'public' | 'internal') {
  await page.goto(`/admin/collections/tickets/${ticket}`)
  await page.locator('#field-messages .relationship-table__add-new').click()
  const drawer = page.locator('[id^=doc-drawer]')
  await drawer.locator('#field-body').fill(text)
  await drawer.locator(`label[for^=field-visibility-${visibility}]`).click()
  await drawer.locator('#action-save').click()
  await expect(page.locator('.thread-cell').filter({ hasText: text })).toBeVisible()
}

async function resolveInAdmin(page: Page, ticket: string) {
  await page.goto(`/admin/collections/tickets/${ticket}`)
  await page.locator('#field-status .rs__control').click()
  await page.locator('.rs__option', { hasText: adminEn.tickets.statuses.resolved }).click()
  await page.locator('#action-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully|correctamente/i)
}

for (const { language, prefix, shell } of faces)
  test(`from signing up to a solved ticket and an invoice, in ${language}`, async ({ page, browser }) => {
    test.setTimeout(180_000)
    const at = (path: string) => address(prefix, path)
    const { auth, toasts } = texts[language]
    const { portal, tickets, invoices, mail } = words[language]
    const email = newPerson()
    const client = await newClient(email, language)
    const context = page.context()

    await page.goto(at('/auth?tab=sign-up'))
    await fill(page, { firstName: 'Ana', lastName: 'Ruiz', email, password: goodPassword })
    await form(page).locator('[type=submit]').click()
    await expectToast(page, { title: auth.signUp.created, text: auth.signUp.check })
    expect(await accountRow(email)).toMatchObject({ client_id: null })

    const { verify } = mail.account
    const subject = verify.subject.replace('{brand}', 'Puente')
    const confirmed = await followMail(context, { to: email, subject, button: verify.button })
    await expectToast(confirmed, toasts.verified)
    await expect(confirmed).toHaveURL(new RegExp(`${at('/')}$`))
    expect(await accountRow(email)).toMatchObject({ client_id: client })
    await confirmed.getByRole('contentinfo').getByRole('link', { name: shell.dashboard }).click()
    const hello = portal.dashboard.hello.replace('{name}', 'Ana')
    await expect(confirmed.getByRole('heading', { level: 1 })).toHaveText(hello)

    const title = `Checkout fails ${crypto.randomUUID().slice(0, 8)}`
    await confirmed.getByRole('link', { name: portal.dashboard.tabs.support }).click()
    await confirmed.getByRole('button', { name: tickets.new, exact: true }).click()
    await confirmed.getByLabel(tickets.form.title).fill(title)
    await confirmed.getByLabel(tickets.form.description).fill('Every card is refused.')
    await confirmed.getByLabel(tickets.form.priority).selectOption('urgent')
    await confirmed.getByRole('button', { name: tickets.form.send }).click()
    await expectToast(confirmed, { title: tickets.made.title, text: tickets.made.text })
    await confirmed.close()
    const [ticket] = await rows<{ id: string }>('select id from tickets where title = $1', [title])
    const id = ticket?.id ?? ''

    const desk = await staffAtDesk(browser)
    await answerInAdmin(desk, id, 'He pays late.', 'internal')
    await answerInAdmin(desk, id, 'It is the new terminal.', 'public')

    const reply = {
      to: email,
      subject: mail.ticket.reply.subject.replace('{title}', title),
      button: mail.ticket.reply.button,
    }
    const thread = await followMail(context, reply)
    await expect(thread).toHaveURL(new RegExp(`${at(`/dashboard/tickets/${id}`)}$`))
    await expect(thread.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(thread.getByText('It is the new terminal.')).toBeVisible()
    await expect(thread.getByText('He pays late.')).toHaveCount(0)
    await thread.getByLabel(tickets.reply.label).fill('It works with the old one.')
    await thread.getByRole('button', { name: tickets.reply.send }).click()
    await expect(thread.getByText('It works with the old one.')).toBeVisible()

    await resolveInAdmin(desk, id)
    await expect(desk.locator('.thread-cell').filter({ hasText: 'It works with the old one.' })).toBeVisible()
    await desk.context().close()
    const told = await rows<{ kind: string }>(
      `select kind from outbox where data->>'ticketId' = $1 and recipient <> $2 order by created_at`,
      [id, email],
    )
    expect(told.map(({ kind }) => kind)).toEqual(['ticket-opened', 'ticket-answered'])
    const { resolved } = mail.ticket
    const done = resolved.subject.replace('{title}', title)
    const solved = await followMail(context, { to: email, subject: done, button: resolved.button })
    await expect(solved.getByText(tickets.reply.reopens)).toBeVisible()
    await solved.close()

    const { number } = await newInvoice(client, { due: 12, amount: 123_450 })
    await thread.goto(at('/dashboard'))
    await thread.locator('.ledger').getByRole('link', { name: number }).click()
    await expect(thread.getByRole('heading', { level: 1 })).toHaveText(number)
    const coming = thread.waitForEvent('download')
    await thread.getByRole('link', { name: invoices.download }).click()
    const paper = pdfText(await readFile(await (await coming).path()))
    for (const part of [number, '$1,234.50', invoices.paper.billedTo, 'Ana Ruiz'])
      expect(paper).toContain(part)
  })
