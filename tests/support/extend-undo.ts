import type { Page } from '@playwright/test'

import { rows } from './http'

/** Adds a minute to the time in which a reply can be undone: on a busy machine five seconds pass before a click. */
export const extendUndo = (page: Page, ticket: string) =>
  page.route('**/api/send-ticket-reply', async (route) => {
    const response = await route.fetch()
    await rows(
      `update pending_ticket_replies set send_at = send_at + interval '1 minute' where ticket_id = $1`,
      [ticket],
    )
    await route.fulfill({ response })
  })
