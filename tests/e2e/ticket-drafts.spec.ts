import en from '@/messages/en/tickets.json' with { type: 'json' }
import es from '@/messages/es/tickets.json' with { type: 'json' }
import { toastsOf } from '../support/auth-pages'
import { expect, test } from '../support/e2e'
import { createTicketAs } from '../support/ticket-requests'
import { newClient, signInAs } from '../support/portal'

const locales = [
  { language: 'en', prefix: '', tag: '@en', texts: en },
  { language: 'es', prefix: '/es', tag: '@es', texts: es },
] as const

for (const { language, prefix, tag, texts } of locales) {
  test(
    `keeps a new ticket half written when the page is loaded again, until it is discarded (${language})`,
    { tag: [tag, '@phone'] },
    async ({ page }) => {
      await signInAs(page, (await newClient(language)).email)
      await page.goto(`${prefix}/dashboard?tab=support`)
      const open = () => page.getByRole('button', { name: texts.new, exact: true }).click()
      const title = page.getByLabel(texts.form.title)
      const description = page.getByLabel(texts.form.description)
      await open()
      await title.fill('The form')
      await description.fill('Half a sentence')
      await page.getByLabel(texts.form.priority).selectOption('urgent')
      await page.reload()
      await open()
      await expect(title).toHaveValue('The form')
      await expect(description).toHaveValue('Half a sentence')
      await expect(page.getByLabel(texts.form.priority)).toHaveValue('urgent')
      await page.getByRole('button', { name: texts.form.cancel }).click()
      await page.getByRole('button', { name: texts.form.discard, exact: true }).click()
      await page.reload()
      await open()
      await expect(description).toHaveValue('')
    },
  )

  test(
    `keeps a reply half written when the page is left, until it is sent or the client signs out (${language})`,
    { tag: [tag, '@phone'] },
    async ({ page, context }) => {
      const client = await newClient(language)
      await signInAs(page, client.email)
      const id = await createTicketAs(page.request)
      const reply = page.getByLabel(texts.reply.label)
      const open = () => page.goto(`${prefix}/dashboard/tickets/${id}`)
      await open()
      await reply.fill('Half a sentence')
      await page.getByRole('link', { name: texts.back, exact: true }).click()
      await expect(page.getByRole('button', { name: texts.new, exact: true })).toBeVisible()
      await open()
      await expect(reply).toHaveValue('Half a sentence')
      await page.getByRole('button', { name: texts.reply.send }).click()
      await expect(toastsOf(page, 'status')).toContainText(texts.replied.title)
      await page.reload()
      await expect(reply).toHaveValue('')

      // Signing out in another tab removes it, too.
      await reply.fill('Another one')
      const other = await context.newPage()
      await other.goto(`${prefix}/dashboard`)
      await other.getByRole('contentinfo').getByRole('button').click()
      await expect(page).toHaveURL(/\/auth\?next=/)
      await signInAs(page, client.email)
      await open()
      await expect(reply).toHaveValue('')
    },
  )
}
