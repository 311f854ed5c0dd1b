import { expect, type BrowserContext, type Page } from '@playwright/test'

import { env } from '@/env'
import { emailsAbout } from './e2e'

/** The mailbox on a different origin than the site, like every webmail. */
const mailboxPage = (env.E2E_MAILBOX_URL ?? '').replace('localhost', '127.0.0.1')

/** Clicks the button of the email with that subject in the mailbox, and returns the page that it opens. */
export async function followEmail(
  context: BrowserContext,
  { to, subject, button }: { to: string; subject: string; button: string },
): Promise<Page> {
  let id: string | undefined
  await expect
    .poll(
      async () => (id = (await emailsAbout(to)).find((email) => email.subject === subject)?.id),
      `the email '${subject}'`,
    )
    .toBeTruthy()
  const mailbox = await context.newPage()
  await mailbox.goto(`${mailboxPage}/#/email/${id}`)
  const opened = context.waitForEvent('page')
  await mailbox.frameLocator('iframe').getByRole('link', { name: button, exact: true }).click()
  const page = await opened
  await mailbox.close()
  return page
}
