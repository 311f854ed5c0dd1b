import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { findNewSubject } from '@/features/tickets/queries/ticket-subject'
import { findOwnTicket } from '@/features/tickets/queries/ticket-thread'
import type { SubjectReference } from '@/lib/ticket-subject'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { makeUser, requestOf } from '../support/actors'
import { makeClient, makeInvoice, makeProposal, makeTicket, sentProposal } from '../support/client-records'
import { contextOf, createTicketSetup, setNotificationEmail } from '../support/tickets'

let payload: Payload
let setup: Awaited<ReturnType<typeof createTicketSetup>>

beforeAll(async () => {
  payload = await start()
  await setNotificationEmail(payload)
})
beforeEach(async () => {
  setup = await createTicketSetup(payload)
})

/** One document of each kind that belongs to the client of that user. */
async function subjectsOf(user: typeof setup.ana): Promise<(SubjectReference & { name: string })[]> {
  const invoice = await makeInvoice(payload, user)
  const proposal = await sentProposal(payload, undefined, {
    title: 'Two languages',
    client: typeof user.client === 'string' ? user.client : user.client?.id,
  })
  const ticket = await makeTicket(payload, user, { title: 'The first one' })
  return [
    { kind: 'invoice', id: invoice.id, name: invoice.invoiceNumber },
    { kind: 'proposal', id: proposal.id, name: 'Two languages' },
    { kind: 'ticket', id: ticket.id, name: 'The first one' },
  ]
}

const readAsAna = async (id: string) =>
  findOwnTicket((await contextOf(payload, setup.ana)).req, id, 1, 'Puente')

describe('a ticket about a document', () => {
  it('links back to it', async () => {
    for (const { name, ...about } of await subjectsOf(setup.ana)) {
      const { id } = await setup.open(setup.ana, { about })
      expect((await readAsAna(id))?.about, about.kind).toEqual({ ...about, name })
    }
  })

  it('is stored apart from one about another document, even with the same words and submission id', async () => {
    const submission_id = crypto.randomUUID()
    const ids = []
    for (const { kind, id } of await subjectsOf(setup.ana))
      ids.push((await setup.open(setup.ana, { about: { kind, id }, submission_id })).id)
    ids.push((await setup.open(setup.ana, { submission_id })).id)
    expect(new Set(ids).size).toBe(4)
  })

  it('is refused when the document is another client’s, unknown, or a proposal that was never sent', async () => {
    const other = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
    const draft = await makeProposal(payload, undefined, { client: setup.client.id })
    const refused: SubjectReference[] = [
      ...(await subjectsOf(other)).map(({ kind, id }) => ({ kind, id })),
      { kind: 'invoice', id: crypto.randomUUID() },
      { kind: 'proposal', id: draft.id },
    ]
    for (const about of refused) {
      await expect(setup.open(setup.ana, { about }), about.kind).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { about: 'invalid' } },
      })
      expect(await findNewSubject((await contextOf(payload, setup.ana)).req, about)).toBeUndefined()
    }
    await expect(setup.open(setup.ana, { about: { kind: 'user', id: other.id } })).rejects.toThrow()
  })

  it('tells the owner of its proposal, in their language, and the agency when the owner has left', async () => {
    const owner = await makeUser(payload, 'team', { language: 'en' })
    const proposal = await sentProposal(payload, owner, { title: 'Two languages', client: setup.client.id })
    const about = { kind: 'proposal', id: proposal.id } as const
    const { id } = await setup.open(setup.ana, { about })
    await setup.reply(setup.ana, id)
    const told = {
      recipient: owner.email,
      language: 'en',
      data: { proposal: 'Two languages', isOwner: true },
    }
    expect(await setup.emailsAbout(id)).toMatchObject([
      { kind: 'ticket-opened', ...told },
      { kind: 'ticket-client-replied', ...told },
    ])

    const data = { deactivatedAt: new Date().toISOString() }
    await asSystemWithoutRequest(payload).update({ collection: 'users', id: owner.id, data })
    const later = await setup.open(setup.ana, { about, title: 'Later' })
    expect(await setup.emailsAbout(later.id)).toMatchObject([
      { recipient: 'equipo@puente.example', language: 'es', data: { isOwner: false } },
    ])
  })

  it('keeps its document when staff try to change it', async () => {
    const [invoice] = await subjectsOf(setup.ana)
    const { id } = await setup.open(setup.ana, { about: invoice })
    const { id: other } = await makeInvoice(payload, setup.ana)
    const req = await requestOf(payload, setup.team)
    await asUser(req).update({ collection: 'tickets', id, data: { invoice: other } })
    expect((await readAsAna(id))?.about?.id).toBe(invoice?.id)
  })
})
