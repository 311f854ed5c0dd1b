import { readFile } from 'node:fs/promises'

import type { Browser, Page } from '@playwright/test'

import invoicesEn from '@/messages/en/invoices.json' with { type: 'json' }
import mailEn from '@/messages/en/mail.json' with { type: 'json' }
import portalEn from '@/messages/en/portal.json' with { type: 'json' }
import supportBoardEn from '@/messages/en/supportBoard.json' with { type: 'json' }
import ticketsEn from '@/messages/en/tickets.json' with { type: 'json' }
import invoicesEs from '@/messages/es/invoices.json' with { type: 'json' }
import mailEs from '@/messages/es/mail.json' with { type: 'json' }
import portalEs from '@/messages/es/portal.json' with { type: 'json' }
import ticketsEs from '@/messages/es/tickets.json' with { type: 'json' }
import { accountRow, goodPassword, newClientWithoutAccount, newEmail } from '../support/accounts'
import { authPages, expectToast } from '../support/auth-pages'
import { expect, locales, test, waitForHydration } from '../support/e2e'
import { randomIp, rows } from '../support/http'
import { followEmail } from '../support/mailbox'
import { pdfText } from '../support/pdf-text'
import { newInvoice, signInAs } from '../support/portal'
import { extendUndo } from '../support/ticket-requests'

/**
 * A client from the first email to a resolved ticket and an invoice. Staff reply in the admin. Both sides get emails,
 * and the links in them open with the reader's session.
 */

const words = {
  en: { portal: portalEn, tickets: ticketsEn, invoices: invoicesEn, mail: mailEn },
  es: { portal: portalEs, tickets: ticketsEs, invoices: invoicesEs, mail: mailEs },
}

/** Opens a desktop browser with an admin who is signed in. */
async function openStaffBrowser(browser: Browser): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const headers = { 'x-forwarded-for': randomIp() }
  const context = await browser.newContext({ viewport, isMobile: false, extraHTTPHeaders: headers })
  context.on('page', waitForHydration)
  const page = await context.newPage()
  await signInAs(page, 'admin')
  return page
}

const replyLabel = new RegExp(`^${supportBoardEn.composer.label.replace('{name}', '')}`)

async function answerInAdmin(page: Page, ticket: string, text: string, visibility: 'public' | 'internal') {
  await extendUndo(page, ticket)
  await page.goto(`/admin/collections/tickets/${ticket}`)
  await page.getByLabel(replyLabel).fill(text)
  if (visibility === 'internal')
    await page.getByRole('button', { name: supportBoardEn.composer.addNote }).click()
  else {
    await page.getByRole('button', { name: /^Send to / }).click()
    await page.getByRole('button', { name: supportBoardEn.undo.now }).click()
  }
  await expect(page.getByRole('article').getByText(text)).toBeVisible()
  await expect(page.getByLabel(replyLabel)).toHaveValue('')
}

async function resolveInAdmin(page: Page, ticket: string) {
  await page.goto(`/admin/collections/tickets/${ticket}`)
  await page.getByLabel(supportBoardEn.view.status, { exact: true }).selectOption('resolved')
  await expect(page.getByText(supportBoardEn.done.status)).toBeVisible()
}

for (const locale of locales) {
  const { language, tag } = locale
  test(
    `from signing up to a resolved ticket and an invoice (${language})`,
    { tag },
    async ({ page, browser }) => {
      test.setTimeout(180_000)
      const { auth, toasts, at, fill, submit } = authPages(locale)
      const { portal, tickets, invoices, mail } = words[language]
      const email = newEmail()
      const client = await newClientWithoutAccount(email, language)
      const context = page.context()

      await page.goto(at('/auth?tab=sign-up'))
      await fill(page, { firstName: 'Ana', lastName: 'Ruiz', email, password: goodPassword })
      await submit(page, 'signUp')
      await expectToast(page, { title: auth.signUp.created, text: auth.signUp.check })
      expect(await accountRow(email)).toMatchObject({ client_id: null })

      const { verify } = mail.account
      const subject = verify.subject.replace('{brand}', 'Puente')
      const confirmed = await followEmail(context, { to: email, subject, button: verify.button })
      await expectToast(confirmed, toasts.verified)
      await expect(confirmed).toHaveURL(new RegExp(`${at('/dashboard')}$`))
      expect(await accountRow(email)).toMatchObject({ client_id: client })
      const hello = portal.dashboard.first.hello.replace('{name}', 'Ana')
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

      const staff = await openStaffBrowser(browser)
      await answerInAdmin(staff, id, 'He pays late.', 'internal')
      await answerInAdmin(staff, id, 'It is the new terminal.', 'public')

      const reply = {
        to: email,
        subject: mail.ticket.reply.subject.replace('{title}', title),
        button: mail.ticket.reply.button,
      }
      const thread = await followEmail(context, reply)
      await expect(thread).toHaveURL(new RegExp(`${at(`/dashboard/tickets/${id}`)}$`))
      await expect(thread.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(thread.getByText('It is the new terminal.')).toBeVisible()
      await expect(thread.getByText('He pays late.')).toHaveCount(0)
      await thread.getByLabel(tickets.reply.label).fill('It works with the old one.')
      await thread.getByRole('button', { name: tickets.reply.send }).click()
      await expect(thread.getByText('It works with the old one.')).toBeVisible()

      await resolveInAdmin(staff, id)
      await expect(staff.getByText('It works with the old one.')).toBeVisible()
      await staff.context().close()
      const sent = await rows<{ kind: string }>(
        `select kind from outbox where data->>'ticketId' = $1 and recipient <> $2 order by created_at`,
        [id, email],
      )
      expect(sent.map(({ kind }) => kind)).toEqual(['ticket-opened', 'ticket-client-replied'])
      const { resolved } = mail.ticket
      const done = resolved.subject.replace('{title}', title)
      const solved = await followEmail(context, { to: email, subject: done, button: resolved.button })
      await expect(solved.getByText(tickets.reply.reopens)).toBeVisible()
      await solved.close()

      const { number } = await newInvoice(client, { due: 12, amount: 123_450 })
      await thread.goto(at('/dashboard'))
      await thread
        .getByRole('table', { name: invoices.list.caption })
        .getByRole('link', { name: number })
        .click()
      await expect(thread.getByRole('heading', { level: 1 })).toHaveText(number)
      const download = thread.waitForEvent('download')
      await thread.getByRole('link', { name: invoices.download }).click()
      const text = await pdfText(await readFile(await (await download).path()))
      for (const part of [number, '$1,234.50', invoices.document.billedTo, 'Ana Ruiz'])
        expect(text).toContain(part)
    },
  )
}
