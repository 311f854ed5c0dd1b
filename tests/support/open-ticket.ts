import type { APIRequestContext } from '@playwright/test'

import { signedIn, site } from './http'

/** Opens a ticket by the verb, as the client whose session that is; answers its id. */
export async function openTicket(client: APIRequestContext, data: object = {}): Promise<string> {
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

/** Writes under a ticket as a member of the team; answers the message's id. */
export async function sayAsTeam(
  ticket: string,
  body: string,
  visibility: 'public' | 'internal' = 'public',
): Promise<string> {
  const data = { ticket, body, visibility }
  const answer = await (await signedIn('team')).post('/api/ticket-messages', { data })
  if (!answer.ok()) throw new Error(`nothing was said: ${await answer.text()}`)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}
