import { expect, type BrowserContext, type Page } from '@playwright/test'

import { env } from '@/env'
import { mailsAbout } from './e2e'

/** The mailbox's own page, at an address of another site than Puente's: as any mail program on the web. */
const mailboxPage = (env.E2E_MAILBOX_URL ?? '').replace('localhost', '127.0.0.1')

/** Clicks the button of the mail with that subject in the mailbox's page; answers the page that it opens. */
export async function followMail(
  context: BrowserContext,
  { to, subject, button }: { to: string; subject: string; button: string },
): Promise<Page> {
  let id: string | undefined
  await expect
    .poll(
      async () => (id = (await mailsAbout(to)).find((mail) => mail.subject === subject)?.id),
      `the mail '${subject}'`,
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
