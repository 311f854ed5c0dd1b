import type { Browser, Page } from '@playwright/test'

import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import mailEn from '@/messages/en/mail.json' with { type: 'json' }
import en from '@/messages/en/tickets.json' with { type: 'json' }
import mailEs from '@/messages/es/mail.json' with { type: 'json' }
import es from '@/messages/es/tickets.json' with { type: 'json' }
import { expect, mailsAbout, test } from '../support/e2e'
import { freshAddress, rows } from '../support/http'
import { newClient, signInAs } from '../support/portal'

/** A client asks, staff answer in Payload's view, the client answers, staff resolve; each hears of the other by mail. */

const faces = [
  { language: 'en', prefix: '', texts: en, mails: mailEn },
  { language: 'es', prefix: '/es', texts: es, mails: mailEs },
] as const

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

const subjectsTo = async (email: string) => (await mailsAbout(email)).map(({ subject }) => subject)

for (const { language, prefix, texts, mails } of faces)
  test(`from the question to the solution, in ${language}`, async ({ page, browser }) => {
    test.setTimeout(120_000)
    const title = `Checkout fails ${crypto.randomUUID().slice(0, 8)}`
    const client = await newClient(language)
    await signInAs(page, client.email)
    await page.goto(`${prefix}/dashboard?tab=support`)
    await page.getByRole('button', { name: texts.new, exact: true }).click()
    await page.getByLabel(texts.form.title).fill(title)
    await page.getByLabel(texts.form.description).fill('Every card is refused.')
    await page.getByLabel(texts.form.priority).selectOption('urgent')
    await page.getByRole('button', { name: texts.form.send }).click()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const [ticket] = await rows<{ id: string }>('select id from tickets where title = $1', [title])
    const id = ticket?.id ?? ''

    const desk = await staffAtDesk(browser)
    await answerInAdmin(desk, id, 'He pays late.', 'internal')
    await answerInAdmin(desk, id, 'It is the new terminal.', 'public')
    const replied = mails.ticket.reply.subject.replace('{title}', title)
    await expect.poll(() => subjectsTo(client.email), { timeout: 30_000 }).toEqual([replied])

    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('It is the new terminal.')).toBeVisible()
    await expect(page.getByText('He pays late.')).toHaveCount(0)
    await page.getByLabel(texts.reply.label).fill('It works with the old one.')
    await page.getByRole('button', { name: texts.reply.send }).click()
    await expect(page.getByText('It works with the old one.')).toBeVisible()

    await resolveInAdmin(desk, id)
    await expect(desk.locator('.thread-cell').filter({ hasText: 'It works with the old one.' })).toBeVisible()
    const resolved = mails.ticket.resolved.subject.replace('{title}', title)
    await expect.poll(() => subjectsTo(client.email), { timeout: 30_000 }).toEqual([replied, resolved])
    const [mail] = await mailsAbout(client.email)
    expect(mail?.text).toContain(`${prefix}/dashboard/tickets/${id}`)
    expect(mail?.text).not.toContain('He pays late.')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText(texts.reply.reopens)).toBeVisible()
    await desk.context().close()

    const told = await rows<{ kind: string }>(
      `select kind from outbox where data->>'ticketId' = $1 and kind in ('ticket-opened', 'ticket-answered')
       order by created_at`,
      [id],
    )
    expect(told.map(({ kind }) => kind)).toEqual(['ticket-opened', 'ticket-answered'])
  })
