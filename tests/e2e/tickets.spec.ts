import type { Page } from '@playwright/test'

import en from '@/messages/en/tickets.json' with { type: 'json' }
import es from '@/messages/es/tickets.json' with { type: 'json' }
import { toastsOf } from '../support/auth-pages'
import { expect, expectAccessible, test } from '../support/e2e'
import { rows } from '../support/http'
import { createTicketAs, replyAsTeam, setTicket } from '../support/ticket-requests'
import { newClient, signInAs } from '../support/portal'

/** Support as a client uses it: the tab of the dashboard, the dialog, and the page of a ticket. */

const locales = [
  { language: 'en', prefix: '', tag: '@en', texts: en },
  { language: 'es', prefix: '/es', tag: '@es', texts: es },
] as const
type Locale = (typeof locales)[number]

/** Opens the support tab as a new client. */
async function atSupport(page: Page, { language, prefix }: Locale) {
  const client = await newClient(language)
  await signInAs(page, client.email)
  await page.goto(`${prefix}/dashboard?tab=support`)
  return client
}
const ticketsOf = (client: string) =>
  rows<{ id: string; title: string; priority: string; status: string }>(
    'select id, title, priority, status from tickets where client_id = $1',
    [client],
  )
const newButton = (page: Page, { texts }: Locale) =>
  page.getByRole('button', { name: texts.new, exact: true })

for (const locale of locales) {
  const { language, prefix, tag, texts } = locale
  test.describe(`support tickets (${language})`, { tag }, () => {
    test('opens a first ticket and lists it', async ({ page }) => {
      const { client } = await atSupport(page, locale)
      await expect(page.getByText(texts.empty.title)).toBeVisible()
      await expectAccessible(page)
      await newButton(page, locale).click()
      const dialog = page.getByRole('dialog', { name: texts.new })
      await expect(dialog.getByLabel(texts.form.priority)).toHaveValue('medium')
      await expect(dialog.getByLabel(texts.form.description)).toHaveAttribute('rows', '4')
      await expectAccessible(page)
      await dialog.getByLabel(texts.form.title).fill('The form fails')
      await dialog.getByLabel(texts.form.description).fill('Since yesterday.')
      await dialog.getByRole('button', { name: texts.form.send }).click()
      const toast = toastsOf(page, 'status')
      await expect(toast).toContainText(texts.made.title)
      await expect(toast).toContainText(texts.made.text)
      await expect(dialog).toBeHidden()
      await expect(newButton(page, locale)).toBeFocused()
      await expect(page.getByRole('link', { name: 'The form fails' })).toBeVisible()
      expect(await ticketsOf(client)).toMatchObject([
        { title: 'The form fails', priority: 'medium', status: 'open' },
      ])
      await expectAccessible(page)
    })

    test(
      'refuses an empty ticket, and asks before typed text is discarded',
      { tag: '@phone' },
      async ({ page }) => {
        const { client } = await atSupport(page, locale)
        await newButton(page, locale).click()
        const dialog = page.getByRole('dialog')
        const title = dialog.getByLabel(texts.form.title)
        await expect(title).toBeFocused()
        await dialog.getByRole('button', { name: texts.form.send }).click()
        await expect(title).toHaveAccessibleDescription(texts.fieldErrors.required.title)
        await expect(title).toBeFocused()
        await expect(dialog.getByText(texts.fieldErrors.required.description)).toBeVisible()
        await expectAccessible(page)

        await title.fill('Something')
        await page.keyboard.press('Escape')
        await expect(dialog.getByText(texts.form.lose)).toBeVisible()
        await expectAccessible(page)
        await dialog.getByRole('button', { name: texts.form.keep }).click()
        await expect(title).toHaveValue('Something')
        await dialog.getByRole('button', { name: texts.form.close }).click()
        await dialog.getByRole('button', { name: texts.form.discard }).click()
        await expect(dialog).toBeHidden()
        await expect(newButton(page, locale)).toBeFocused()

        await newButton(page, locale).click()
        await expect(title).toHaveValue('')
        // Nothing was typed, so there is nothing to confirm.
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        expect(await ticketsOf(client)).toEqual([])
      },
    )

    test.describe('when it fails', () => {
      test.use({ expectedError: /status of (404|409|500).*(api|tickets)\// })

      const fill = async (page: Page) => {
        await newButton(page, locale).click()
        await page.getByLabel(texts.form.title).fill('Kept')
        await page.getByLabel(texts.form.description).fill('Kept, too.')
        await page.getByRole('button', { name: texts.form.send }).click()
      }

      test('keeps what was typed after a failure, and a second try creates one ticket', async ({ page }) => {
        const { client } = await atSupport(page, locale)
        // The request arrives and its answer is lost.
        await page.route('**/api/create-ticket', async (route) => {
          await route.fetch()
          await route.fulfill({ status: 500, json: { success: false, error: 'failed' } })
        })
        await fill(page)
        await expect(toastsOf(page, 'alert')).toContainText(texts.errors.failed)
        await expect(toastsOf(page, 'alert')).toContainText(texts.errors.title)
        await expect(page.getByRole('dialog').getByText(texts.errors.failed)).toBeVisible()
        await expect(page.getByLabel(texts.form.title)).toHaveValue('Kept')
        await page.unroute('**/api/create-ticket')
        await page.getByRole('button', { name: texts.form.send }).click()
        await expect(toastsOf(page, 'status')).toContainText(texts.made.title)
        expect(await ticketsOf(client)).toHaveLength(1)
      })

      test('tells an account without a client why it fails', async ({ page }) => {
        const { user } = await atSupport(page, locale)
        await rows('update users set client_id = null where id = $1', [user])
        await fill(page)
        await expect(toastsOf(page, 'alert')).toContainText(texts.errors.noClient)
        await expect(page.getByLabel(texts.form.title)).toHaveValue('Kept')
      })

      test('keeps the reply to a ticket that was closed meanwhile, and offers a new ticket', async ({
        page,
      }) => {
        const client = await newClient(language)
        await signInAs(page, client.email)
        const id = await createTicketAs(page.request)
        await page.goto(`${prefix}/dashboard/tickets/${id}`)
        await page.getByLabel(texts.reply.label).fill('My last words.')
        await setTicket(id, { status: 'closed' })
        await page.getByRole('button', { name: texts.reply.send }).click()
        await expect(toastsOf(page, 'alert')).toContainText(texts.errors.closed)
        await expect(page.getByLabel(texts.reply.label)).toHaveValue('My last words.')
        await expect(page.getByText(texts.closed.writing)).toBeVisible()
        expect(
          await rows("select id from ticket_messages where ticket_id = $1 and type = 'reply'", [id]),
        ).toEqual([])
      })

      test('keeps a reply that could not be sent', async ({ page }) => {
        const client = await newClient(language)
        await signInAs(page, client.email)
        const id = await createTicketAs(page.request)
        await page.route('**/api/reply-as-client', (route) => route.fulfill({ status: 500, body: 'no JSON' }))
        await page.goto(`${prefix}/dashboard/tickets/${id}`)
        await page.getByRole('button', { name: texts.reply.send }).click()
        await expect(page.getByLabel(texts.reply.label)).toHaveAccessibleDescription(
          texts.fieldErrors.required.body,
        )
        await page.getByLabel(texts.reply.label).fill('Kept.')
        await page.getByRole('button', { name: texts.reply.send }).click()
        await expect(toastsOf(page, 'alert')).toContainText(texts.errors.replyFailed)
        await expect(page.getByLabel(texts.reply.label)).toHaveValue('Kept.')
      })

      test('does not find the ticket of another client', async ({ page }) => {
        const other = await newClient(language)
        await signInAs(page, other.email)
        const id = await createTicketAs(page.request)
        await atSupport(page, locale)
        for (const path of [id, 'abc']) {
          const answer = await page.goto(`${prefix}/dashboard/tickets/${path}`)
          expect(answer?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound.title)
          await expectAccessible(page)
        }
        await page.getByRole('link', { name: texts.notFound.back }).click()
        await expect(newButton(page, locale)).toBeVisible()
      })
    })

    /** What the thread says of a change of status, by the client or by staff. */
    const changedStatus = new RegExp(
      [texts.thread.ownEvent, texts.thread.event]
        .map((event) => event.replace('{name} ', '').split('{')[0])
        .join('|'),
    )

    test('shows a ticket from open to closed', { tag: '@phone' }, async ({ page }) => {
      const client = await newClient(language)
      await signInAs(page, client.email)
      const id = await createTicketAs(page.request, { priority: 'urgent' })
      await replyAsTeam(id, 'He pays late.', 'internal')
      await replyAsTeam(id, 'We look at it: https://puente.example/status.\n\nToday still.')
      await page.goto(`${prefix}/dashboard/tickets/${id}`)
      const thread = page.getByRole('list', { name: texts.thread.label })
      await expect(thread.getByText('Since yesterday.')).toBeVisible()
      await expect(thread.getByText('Today still.')).toBeVisible()
      await expect(page.getByText('He pays late.')).toHaveCount(0)
      await expect(thread.getByRole('link')).toHaveAttribute('href', 'https://puente.example/status')
      await expectAccessible(page)

      // Focusing the window refreshes the thread and keeps what is being typed.
      await page.getByLabel(texts.reply.label).fill('Not yet solved.')
      await setTicket(id, { status: 'resolved' })
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(page.getByText(texts.reply.reopens)).toBeVisible()
      await expect(page.getByLabel(texts.reply.label)).toHaveValue('Not yet solved.')
      await expectAccessible(page)
      await page.getByRole('button', { name: texts.reply.send }).click()
      await expect(toastsOf(page, 'status')).toContainText(texts.replied.title)
      await expect(thread.getByText('Not yet solved.')).toBeVisible()
      await expect(thread.getByText(changedStatus)).toHaveCount(2)
      await expect(page.getByText(texts.reply.reopens)).toHaveCount(0)
      await expect(page.getByLabel(texts.reply.label)).toHaveValue('')

      await setTicket(id, { status: 'closed' })
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(page.getByText(texts.closed.text)).toBeVisible()
      await expect(page.getByLabel(texts.reply.label)).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: texts.closed.open }).click()
      const dialog = page.getByRole('dialog', { name: texts.new })
      await expect(dialog.getByLabel(texts.form.title)).toHaveValue(
        texts.subject.ticket.replace('{name}', 'The form fails'),
      )
      expect(new URL(page.url()).hash).toBe('')
    })

    test('paginates a long thread', { tag: '@once' }, async ({ page }) => {
      const client = await newClient(language)
      await signInAs(page, client.email)
      const id = await createTicketAs(page.request)
      await rows(
        `insert into ticket_messages (ticket_id, body, author_name, created_at)
         select $1, 'line ' || n || '.', 'Ana', now() + n * interval '1 second' from generate_series(1, 35) n`,
        [id],
      )
      await page.goto(`${prefix}/dashboard/tickets/${id}`)
      await expect(page.getByText('line 35.')).toBeVisible()
      await expect(page.getByText('line 5.', { exact: true })).toHaveCount(0)
      await page.getByRole('link', { name: texts.thread.earlier }).click()
      await expect(page.getByText('line 5.', { exact: true })).toBeVisible()
      await expect(page.getByLabel(texts.reply.label)).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: texts.thread.newest }).click()
      await expect(page.getByLabel(texts.reply.label)).toBeVisible()
    })
  })
}
