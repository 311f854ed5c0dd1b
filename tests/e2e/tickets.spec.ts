import type { Page } from '@playwright/test'

import en from '@/messages/en/tickets.json' with { type: 'json' }
import es from '@/messages/es/tickets.json' with { type: 'json' }
import { expect, expectAccessible, test } from '../support/e2e'
import { rows } from '../support/http'
import { openTicket, sayAsTeam, setTicket } from '../support/open-ticket'
import { newClient, signInAs } from '../support/portal'

/** Support as a client uses it, in each language: the tab, the dialog, the page of a ticket. */

const faces = [
  { language: 'en', prefix: '', texts: en },
  { language: 'es', prefix: '/es', texts: es },
] as const
type Face = (typeof faces)[number]

/** A client of its own, signed in, at the tab. */
async function atSupport(page: Page, { language, prefix }: Face) {
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
const newButton = (page: Page, { texts }: Face) => page.getByRole('button', { name: texts.new, exact: true })

for (const face of faces) {
  const { language, prefix, texts } = face
  test.describe(`in ${language}`, () => {
    test('a client finds nothing yet, opens a ticket and sees it in the list', async ({ page }) => {
      const { client } = await atSupport(page, face)
      await expect(page.getByText(texts.empty.title)).toBeVisible()
      await expectAccessible(page)
      await newButton(page, face).click()
      const dialog = page.getByRole('dialog', { name: texts.new })
      await expect(dialog.getByLabel(texts.form.priority)).toHaveValue('medium')
      await expect(dialog.getByLabel(texts.form.description)).toHaveAttribute('rows', '4')
      await expectAccessible(page)
      await dialog.getByLabel(texts.form.title).fill('The form fails')
      await dialog.getByLabel(texts.form.description).fill('Since yesterday.')
      await dialog.getByRole('button', { name: texts.form.send }).click()
      const toast = page.locator('.toast-success')
      await expect(toast).toContainText(texts.made.title)
      await expect(toast).toContainText(texts.made.text)
      await expect(dialog).toBeHidden()
      await expect(newButton(page, face)).toBeFocused()
      await expect(page.getByRole('link', { name: 'The form fails' })).toBeVisible()
      expect(await ticketsOf(client)).toMatchObject([
        { title: 'The form fails', priority: 'medium', status: 'open' },
      ])
      await expectAccessible(page)
    })

    test('an empty ticket is refused beside its fields, and typed text asks once before it is lost', async ({
      page,
    }) => {
      const { client } = await atSupport(page, face)
      await newButton(page, face).click()
      const dialog = page.getByRole('dialog')
      const title = dialog.getByLabel(texts.form.title)
      await expect(title).toBeFocused()
      await dialog.getByRole('button', { name: texts.form.send }).click()
      await expect(title).toHaveAccessibleDescription(texts.faults.required.title)
      await expect(title).toBeFocused()
      await expect(dialog.getByText(texts.faults.required.description)).toBeVisible()
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
      await expect(newButton(page, face)).toBeFocused()

      await newButton(page, face).click()
      await expect(title).toHaveValue('')
      // Nothing was typed: nothing is asked.
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(await ticketsOf(client)).toEqual([])
    })

    test.describe('when it goes wrong', { tag: '@once' }, () => {
      test.use({ expectedError: /status of (404|409|500)/ })

      const fill = async (page: Page) => {
        await newButton(page, face).click()
        await page.getByLabel(texts.form.title).fill('Kept')
        await page.getByLabel(texts.form.description).fill('Kept, too.')
        await page.getByRole('button', { name: texts.form.send }).click()
      }

      test('the specified text appears and what was typed stays; the second try is one ticket', async ({
        page,
      }) => {
        const { client } = await atSupport(page, face)
        // It arrives, and its answer is lost.
        await page.route('**/api/create-ticket', async (route) => {
          await route.fetch()
          await route.fulfill({ status: 500, json: { success: false, error: 'failed' } })
        })
        await fill(page)
        await expect(page.locator('.toast-error')).toContainText(texts.errors.failed)
        await expect(page.locator('.toast-error')).toContainText(texts.errors.title)
        await expect(page.getByRole('dialog').getByText(texts.errors.failed)).toBeVisible()
        await expect(page.getByLabel(texts.form.title)).toHaveValue('Kept')
        await page.unroute('**/api/create-ticket')
        await page.getByRole('button', { name: texts.form.send }).click()
        await expect(page.locator('.toast-success')).toContainText(texts.made.title)
        expect(await ticketsOf(client)).toHaveLength(1)
      })

      test('who has no client any more is told so', async ({ page }) => {
        const { user } = await atSupport(page, face)
        await rows('update users set client_id = null where id = $1', [user])
        await fill(page)
        await expect(page.locator('.toast-error')).toContainText(texts.errors.noClient)
        await expect(page.getByLabel(texts.form.title)).toHaveValue('Kept')
      })

      test('a reply to a ticket that was closed meanwhile keeps its words and offers a new ticket', async ({
        page,
      }) => {
        const client = await newClient(language)
        await signInAs(page, client.email)
        const id = await openTicket(page.request)
        await page.goto(`${prefix}/dashboard/tickets/${id}`)
        await page.getByLabel(texts.reply.label).fill('My last words.')
        await setTicket(id, { status: 'closed' })
        await page.getByRole('button', { name: texts.reply.send }).click()
        await expect(page.locator('.toast-error')).toContainText(texts.errors.closed)
        await expect(page.getByLabel(texts.reply.label)).toHaveValue('My last words.')
        await expect(page.getByText(texts.closed.writing)).toBeVisible()
        expect(
          await rows("select id from ticket_messages where ticket_id = $1 and type = 'reply'", [id]),
        ).toEqual([])
      })

      test('a reply that failed keeps its words', async ({ page }) => {
        const client = await newClient(language)
        await signInAs(page, client.email)
        const id = await openTicket(page.request)
        await page.route('**/api/reply-to-ticket', (route) => route.fulfill({ status: 500, body: 'no JSON' }))
        await page.goto(`${prefix}/dashboard/tickets/${id}`)
        await page.getByRole('button', { name: texts.reply.send }).click()
        await expect(page.getByLabel(texts.reply.label)).toHaveAccessibleDescription(
          texts.faults.required.body,
        )
        await page.getByLabel(texts.reply.label).fill('Kept.')
        await page.getByRole('button', { name: texts.reply.send }).click()
        await expect(page.locator('.toast-error')).toContainText(texts.errors.replyFailed)
        await expect(page.getByLabel(texts.reply.label)).toHaveValue('Kept.')
      })

      test('a ticket of somebody else is not found', async ({ page }) => {
        const other = await newClient(language)
        await signInAs(page, other.email)
        const id = await openTicket(page.request)
        await atSupport(page, face)
        for (const path of [id, 'abc']) {
          const answer = await page.goto(`${prefix}/dashboard/tickets/${path}`)
          expect(answer?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound.title)
          await expectAccessible(page)
        }
        await page.getByRole('link', { name: texts.notFound.back }).click()
        await expect(newButton(page, face)).toBeVisible()
      })
    })

    test('a ticket from open to closed, as its client sees it', async ({ page }) => {
      const client = await newClient(language)
      await signInAs(page, client.email)
      const id = await openTicket(page.request, { priority: 'urgent' })
      await sayAsTeam(id, 'He pays late.', 'internal')
      await sayAsTeam(id, 'We look at it.\n\nToday still.')
      await page.goto(`${prefix}/dashboard/tickets/${id}`)
      const thread = page.getByRole('list', { name: texts.thread.label })
      await expect(thread.getByText('Since yesterday.')).toBeVisible()
      await expect(thread.getByText('Today still.')).toBeVisible()
      await expect(page.getByText('He pays late.')).toHaveCount(0)
      await expectAccessible(page)

      // Looked at again, it shows what happened meanwhile; what is being typed stays.
      await page.getByLabel(texts.reply.label).fill('Not yet solved.')
      await setTicket(id, { status: 'resolved' })
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(page.getByText(texts.reply.reopens)).toBeVisible()
      await expect(page.getByLabel(texts.reply.label)).toHaveValue('Not yet solved.')
      await expectAccessible(page)
      await page.getByRole('button', { name: texts.reply.send }).click()
      await expect(page.locator('.toast-success')).toContainText(texts.replied.title)
      await expect(thread.getByText('Not yet solved.')).toBeVisible()
      await expect(thread.locator('.event')).toHaveCount(2)
      await expect(page.getByText(texts.reply.reopens)).toHaveCount(0)
      await expect(page.getByLabel(texts.reply.label)).toHaveValue('')

      await setTicket(id, { status: 'closed' })
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(page.getByText(texts.closed.text)).toBeVisible()
      await expect(page.getByLabel(texts.reply.label)).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: texts.closed.open }).click()
      await expect(page.getByRole('dialog', { name: texts.new })).toBeVisible()
      expect(new URL(page.url()).hash).toBe('')
    })

    test('a long thread comes in pages', async ({ page }) => {
      const client = await newClient(language)
      await signInAs(page, client.email)
      const id = await openTicket(page.request)
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
