import type { APIRequestContext, Page } from '@playwright/test'

import { rows, signedIn, site } from './http'

/** Opens a ticket in the session of a client and returns its id. */
export async function createTicketAs(client: APIRequestContext, data: object = {}): Promise<string> {
  const ticket = { title: 'The form fails', description: 'Since yesterday.\nOn phones.', ...data }
  const answer = await client.post('/api/create-ticket', { data: ticket, headers: { origin: site } })
  const { id } = (await answer.json()) as { id?: string }
  if (!id) throw new Error(`no ticket: ${answer.status()}`)
  return id
}

/** Changes a ticket as a member of the team. */
export async function setTicket(id: string, data: { status: string }): Promise<void> {
  const answer = await (await signedIn('team')).patch(`/api/tickets/${id}`, { data })
  if (!answer.ok()) throw new Error(`the ticket stayed as it was: ${await answer.text()}`)
}

/** Adds a note to a ticket, or a reply that is sent at once, as a member of the team. Returns the id of the message. */
export async function replyAsTeam(
  ticket: string,
  body: string,
  visibility: 'public' | 'internal' = 'public',
): Promise<string> {
  const team = await signedIn('team')
  const call = async (verb: string, data: object) => {
    const answer = await team.post(`/api/${verb}`, { data, headers: { origin: site } })
    if (!answer.ok()) throw new Error(`no message: ${await answer.text()}`)
    return ((await answer.json()) as { id: string }).id
  }
  if (visibility === 'internal') return call('add-ticket-note', { ticket, body })
  const reply = await call('send-ticket-reply', { ticket, body })
  await call('send-ticket-reply-now', { reply })
  return reply
}

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
