import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { deliverEmail } from '../support/emails'
import { openMailer } from '@/features/mail/smtp'
import { findOpenTickets } from '@/features/dashboard/queries/open-tickets'
import {
  addTicketNoteSchema,
  createTicketForClientSchema,
  pendingReplySchema,
  sendTicketReplySchema,
  setTicketPrioritySchema,
  setTicketStatusSchema,
} from '@/features/tickets/board-schemas'
import { pendingReplies, sendDueReply } from '@/features/tickets/jobs/send-due-reply'
import {
  addTicketNote,
  setTicketPriority,
  setTicketStatus,
} from '@/features/tickets/operations/ticket-changes'
import { createTicketForClient } from '@/features/tickets/operations/create-ticket'
import {
  sendTicketReply,
  sendTicketReplyNow,
  undoTicketReply,
} from '@/features/tickets/operations/ticket-replies'
import { findTicketTitle } from '@/features/tickets/queries/ticket-subject'
import { findTicketDetails } from '@/features/tickets/queries/ticket-details'
import { findOwnTicket } from '@/features/tickets/queries/ticket-thread'
import { listClientOptions } from '@/features/clients/queries/client-options'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { startWorker } from '@/lib/server/jobs/worker'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { createHandlers } from '@/worker/create-handlers'
import { makeUser, requestOf } from '../support/actors'
import { startMailServer } from '../support/smtp'
import { callVerb } from '../support/lead-verbs'
import { createTicketSetup, setNotificationEmail } from '../support/tickets'
import { ticketsEndpoints } from '@/features/tickets/endpoints'
import { rowsOf } from '../support/rows'

const details = ticketsEndpoints.GET['ticket-details']
const sendVerb = ticketsEndpoints.POST['send-ticket-reply']

let payload: Payload
let setup: Awaited<ReturnType<typeof createTicketSetup>>
let ticket: string

beforeAll(async () => {
  payload = await start()
  await setNotificationEmail(payload)
})
beforeEach(async () => {
  setup = await createTicketSetup(payload)
  ticket = (await setup.openAsAna()).id
})

const send = (input: object = {}, user: User = setup.team) =>
  callVerb(payload, user, {
    run: sendTicketReply,
    schema: sendTicketReplySchema,
    input: { ticket, body: 'We are on it.', ...input },
  })
const reply =
  (run: typeof undoTicketReply | typeof sendTicketReplyNow) =>
  (id: string, user: User = setup.team) =>
    callVerb<unknown, unknown>(payload, user, {
      run: run as never,
      schema: pendingReplySchema,
      input: { reply: id },
    })
const undo = reply(undoTicketReply)
const sendNow = reply(sendTicketReplyNow)
const read = async (user: User = setup.team) => findTicketDetails(await requestOf(payload, user), ticket)
const readAsAna = async () => findOwnTicket(await requestOf(payload, setup.ana), ticket, 1, 'Puente')
/** Ends the time to undo. */
const expire = () =>
  autocommit(
    payload,
    sql`update pending_ticket_replies set send_at = now() - interval '3 seconds' where ticket_id = ${ticket}`,
  )

describe('a reply of staff', () => {
  it('is stored at once, and nothing of it leaves before it is sent', async () => {
    const { id, isPending } = await send({ status: 'resolved', expected: 'open' })
    expect(isPending).toBe(true)
    const { pending, entries, status, waitingSince } = await read()
    expect(pending).toMatchObject([{ id, body: 'We are on it.', status: 'resolved', author: { own: true } }])
    expect(pending[0]?.remainingMs).toBeGreaterThan(0)
    expect(pending[0]?.remainingMs).toBeLessThanOrEqual(5_000)
    expect({ entries, status }).toEqual({ entries: [], status: 'open' })
    expect(waitingSince).not.toBeNull()
    expect((await readAsAna())?.entries).toEqual([])
    expect(await setup.emailsAbout(ticket)).toEqual([])
    const { waiting } = await findOpenTickets(await requestOf(payload, setup.team))
    expect(waiting.some((open) => open.id === ticket)).toBe(true)
  })

  it('is sent with its status in one go: one message, one event, one email that says both', async () => {
    const { id } = await send({ status: 'resolved', expected: 'open' })
    await sendNow(id)
    expect(await setup.statusOf(ticket)).toBe('resolved')
    expect(await setup.threadOf(ticket)).toMatchObject([
      {
        type: 'reply',
        visibility: 'public',
        body: 'We are on it.',
        author_name: 'Lucía Fernández',
        from_staff: true,
      },
      { type: 'status_change', new_status: 'resolved', author_name: 'Lucía Fernández', from_staff: true },
    ])
    expect(await setup.emailsAbout(ticket)).toMatchObject([
      {
        kind: 'ticket-reply',
        recipient: setup.ana.email,
        language: 'es',
        data: { body: 'We are on it.', status: 'resolved', author: 'Lucía Fernández' },
      },
    ])
    expect((await readAsAna())?.entries).toMatchObject([{ body: 'We are on it.' }, { status: 'resolved' }])
    expect((await read()).pending).toEqual([])
  })

  it('can be undone, and leaves no trace', async () => {
    const { id } = await send({ status: 'closed', expected: 'open' })
    expect(await undo(id)).toEqual({ body: 'We are on it.', status: 'closed' })
    expect((await read()).pending).toEqual([])
    await sendDueReply(payload, id)
    expect(await setup.threadOf(ticket)).toEqual([])
    expect(await setup.statusOf(ticket)).toBe('open')
    expect(await setup.emailsAbout(ticket)).toEqual([])
    await expect(undo(id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(sendNow(id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('cannot be undone once it is sent, nor by a colleague or a client', async () => {
    const { id } = await send()
    const colleague = await makeUser(payload, 'team')
    await expect(undo(id, colleague)).rejects.toMatchObject({ code: 'not_found' })
    await expect(undo(id, setup.ana)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(sendNow(id, colleague)).rejects.toMatchObject({ code: 'not_found' })
    await sendNow(id)
    await expect(undo(id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await sendNow(id)).toEqual({ isSent: true })
    expect(await setup.emailsAbout(ticket)).toHaveLength(1)
  })

  it('is neither sent nor undone by the id of an internal note', async () => {
    await setup.addStaffMessage(ticket, { body: 'He pays late.', visibility: 'internal' })
    const [note] = await rowsOf<{ id: string }>(
      payload,
      sql`select id from ticket_messages where ticket_id = ${ticket}`,
    )
    for (const act of [sendNow, undo])
      await expect(act(note?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is either sent or undone, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await send({ body: `Round ${round}` })
      const [undone, ...sent] = await Promise.allSettled([undo(id), sendNow(id), sendNow(id)])
      const stored = (await setup.threadOf(ticket)).filter(({ body }) => body === `Round ${round}`)
      expect(stored).toHaveLength(undone.status === 'fulfilled' ? 0 : 1)
      if (undone.status === 'rejected')
        expect(sent.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    }
  })

  it('is stored once by parallel requests of one submission, pending or sent', async () => {
    const submission_id = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ submission_id })))
    const ids = [...new Set(answers.map(({ id }) => id))]
    expect(ids).toHaveLength(1)
    await Promise.all(Array.from({ length: 5 }, () => sendNow(ids[0] ?? '')))
    expect(await send({ submission_id })).toEqual({ id: ids[0], isPending: false })
    expect(await setup.threadOf(ticket)).toHaveLength(1)
    expect(await setup.emailsAbout(ticket)).toHaveLength(1)
  })

  it('is sent once by the worker when the browser has gone', async () => {
    const { id } = await send()
    // Too early: it can still be undone.
    await sendDueReply(payload, id)
    expect(await setup.threadOf(ticket)).toEqual([])
    await expire()
    const [pending] = (await pendingReplies(payload)).filter((one) => one.id === id)
    const job = { replyId: id, at: pending?.at ?? '' }
    const handlers = createHandlers(payload, null)
    await Promise.all(Array.from({ length: 4 }, () => handlers['deliver-ticket-reply'](job)))
    expect(await setup.threadOf(ticket)).toHaveLength(1)
    expect(await setup.emailsAbout(ticket)).toHaveLength(1)
    expect(await pendingReplies(payload)).not.toContainEqual(pending)
  })

  it('is emailed once when the process was killed after the commit', async () => {
    const { id } = await send()
    await sendNow(id)
    const server = await startMailServer()
    const mailer = openMailer(server.url)
    const workers = [createHandlers(payload, mailer), createHandlers(payload, mailer)].map((handlers) =>
      startWorker(() => Promise.resolve(handlers)),
    )
    const toClient = () => server.received.filter(({ to }) => to === setup.ana.email)
    await vi.waitFor(() => expect(toClient()).toHaveLength(1), { timeout: 20_000 })
    await vi.waitFor(async () => expect((await read()).entries).toMatchObject([{ email: 'sent' }]))
    for (const worker of workers) await (await worker).stop(10_000)
    mailer.close()
    await server.stop()
    expect(toClient()[0]?.mail.text).toContain('We are on it.')
    expect(await setup.emailsAbout(ticket)).toHaveLength(1)
    expect((await read()).entries).toMatchObject([{ email: 'sent' }])
  })

  it('waits in the outbox while the mail server is down, and the thread says so', async () => {
    const { id } = await send()
    await sendNow(id)
    const emailOf = async () => (await read()).entries.map((entry) => entry.kind === 'reply' && entry.email)
    expect(await emailOf()).toEqual(['sending'])
    const mailer = openMailer('smtp://127.0.0.1:9')
    const [email] = await setup.emailsAbout(ticket)
    await expect(deliverEmail(payload, mailer, email?.id ?? '')).rejects.toThrow()
    mailer.close()
    expect(await emailOf()).toEqual(['queued'])
    expect(await setup.threadOf(ticket)).toHaveLength(1)
  })

  it('sends the earlier reply of the same author first', async () => {
    await send({ body: 'First.' })
    await send({ body: 'Second.' })
    expect(await setup.threadOf(ticket)).toMatchObject([{ body: 'First.' }])
    expect((await read()).pending).toMatchObject([{ body: 'Second.' }])
  })

  it('keeps its place in the thread and does not change the status if the client writes in the meantime', async () => {
    await setup.set(ticket, { status: 'in_progress' })
    const { id } = await send({ status: 'closed', expected: 'in_progress' })
    await setup.reply(setup.ana, ticket, 'One more thing.')
    await sendNow(id)
    expect((await setup.threadOf(ticket)).filter(({ type }) => type === 'reply')).toMatchObject([
      { body: 'We are on it.' },
      { body: 'One more thing.' },
    ])
    expect(await setup.statusOf(ticket)).toBe('in_progress')
    expect((await read()).waitingSince).not.toBeNull()
  })

  it('leaves the status that a colleague has set meanwhile', async () => {
    const { id } = await send({ status: 'closed', expected: 'open' })
    await setup.set(ticket, { status: 'in_progress' })
    await sendNow(id)
    expect(await setup.statusOf(ticket)).toBe('in_progress')
    const [email] = (await setup.emailsAbout(ticket)).filter(({ kind }) => kind === 'ticket-reply')
    expect(email?.data).not.toHaveProperty('status')
  })

  it('is a conflict with the current status when that is not the one that was shown, and nothing is stored', async () => {
    await setup.set(ticket, { status: 'in_progress' })
    await expect(send({ status: 'closed', expected: 'open' })).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: 'in_progress', changedBy: 'Lucía Fernández' } },
    })
    expect((await read()).pending).toEqual([])
    // Without a change of the status there is nothing to overwrite.
    expect(await send()).toMatchObject({ isPending: true })
  })

  it('is 404 on a deleted ticket, and goes with a ticket that is deleted while it waits', async () => {
    const { id } = await send()
    await asSystemWithoutRequest(payload).delete({ collection: 'tickets', id: ticket })
    await sendDueReply(payload, id)
    await expect(sendNow(id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(send()).rejects.toMatchObject({ code: 'not_found' })
    await expect(read()).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is refused when it is empty, too long, or from a client', async () => {
    for (const body of ['', '   ', 'x'.repeat(5001), '\u0000'])
      expect(sendTicketReplySchema.safeParse({ ticket, body }).success, body.slice(0, 5)).toBe(false)
    expect(sendTicketReplySchema.safeParse({ ticket, body: 'x', status: 'closed' }).success).toBe(false)
    await expect(send({}, setup.ana)).rejects.toMatchObject({ code: 'forbidden' })
    const request = new Request('http://localhost/api/send-ticket-reply', { method: 'POST', body: '{}' })
    expect((await sendVerb(request)).status).toBeGreaterThanOrEqual(400)
    expect((await details(new Request(`http://localhost/api/ticket-details?ticket=${ticket}`))).status).toBe(
      401,
    )
  })
})

describe('an internal note', () => {
  const note = (input: object = {}, user = setup.team) =>
    callVerb(payload, user, {
      run: addTicketNote,
      schema: addTicketNoteSchema,
      input: { ticket, body: 'He pays late.', ...input },
    })

  it('is for staff alone: no client reads it, nobody is emailed, and it answers nobody', async () => {
    const submission_id = crypto.randomUUID()
    await Promise.all([note({ submission_id }), note({ submission_id })])
    expect((await read()).entries).toMatchObject([{ kind: 'note', body: 'He pays late.' }])
    expect((await read()).waitingSince).not.toBeNull()
    expect((await readAsAna())?.entries).toEqual([])
    const found = await asUser(await requestOf(payload, setup.ana)).find({
      collection: 'ticket-messages',
      where: { ticket: { equals: ticket } },
    })
    expect(found.docs).toEqual([])
    expect(await setup.emailsAbout(ticket)).toEqual([])
  })

  it('is refused from a client and on a deleted ticket', async () => {
    await expect(note({}, setup.ana)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(note({ ticket: crypto.randomUUID() })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('status and priority', () => {
  const setStatus = (status: string, expected: string, user = setup.team) =>
    callVerb(payload, user, {
      run: setTicketStatus,
      schema: setTicketStatusSchema,
      input: { ticket, status, expected },
    })
  const setPriority = (priority: string, expected: string) =>
    callVerb(payload, setup.team, {
      run: setTicketPriority,
      schema: setTicketPrioritySchema,
      input: { ticket, priority, expected },
    })

  it('are set from the value that was shown, and refused from another', async () => {
    expect(await setStatus('resolved', 'open')).toEqual({ status: 'resolved' })
    expect((await read()).entries).toMatchObject([{ kind: 'status', status: 'resolved' }])
    await expect(setStatus('closed', 'open')).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: 'resolved', changedBy: 'Lucía Fernández' } },
    })
    expect(await setup.statusOf(ticket)).toBe('resolved')
    const { priority } = await read()
    expect(await setPriority('urgent', priority)).toEqual({ priority: 'urgent' })
    await expect(setPriority('low', priority)).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: 'urgent' } },
    })
    await expect(setStatus('closed', 'resolved', setup.ana)).rejects.toMatchObject({ code: 'forbidden' })
    expect(setTicketStatusSchema.safeParse({ ticket, status: 'gone', expected: 'open' }).success).toBe(false)
  })
})

describe('a ticket that staff open', () => {
  const open = (input: object = {}, user = setup.team) =>
    callVerb(payload, user, {
      run: createTicketForClient,
      schema: createTicketForClientSchema,
      input: { client: setup.client.id, title: 'She called', description: 'No orders since noon.', ...input },
    })

  it('belongs to the client, is opened by the staff member, and waits for nobody', async () => {
    const submission_id = crypto.randomUUID()
    const [one, other] = await Promise.all([open({ submission_id }), open({ submission_id })])
    expect(one).toEqual(other)
    ticket = one.id
    expect(await read()).toMatchObject({
      number: one.number,
      status: 'open',
      priority: 'medium',
      opener: { id: setup.team.id, fromStaff: true, own: true },
      client: { id: setup.client.id },
      waitingSince: null,
    })
    expect(await readAsAna()).toMatchObject({ title: 'She called', opener: { fromStaff: true } })
  })

  it('is refused without a client, words, or the right', async () => {
    await expect(open({ client: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { client: 'not_found' } },
    })
    await expect(open({}, setup.ana)).rejects.toMatchObject({ code: 'forbidden' })
    for (const input of [{ title: ' ' }, { description: '' }, { client: '' }])
      expect(
        createTicketForClientSchema.safeParse({
          client: setup.client.id,
          title: 'a',
          description: 'b',
          ...input,
        }).success,
      ).toBe(false)
  })

  it('offers clients by name, company and phone, to staff only', async () => {
    const req = await requestOf(payload, setup.team)
    const { clients } = await listClientOptions(req, setup.client.email)
    expect(clients).toMatchObject([{ id: setup.client.id }])
    expect((await listClientOptions(req, '%')).clients).toEqual([])
    await expect(listClientOptions(await requestOf(payload, setup.ana), '')).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

it('names the account of the person who is answered', async () => {
  const { opener, recipient } = await read()
  expect([opener.id, recipient.id]).toEqual([setup.ana.id, setup.ana.id])
})

it('has a name for the tab of the browser, for staff only', async () => {
  const { number, title } = await read()
  const named = async (user: User) => findTicketTitle(await requestOf(payload, user), ticket)
  expect(await named(setup.team)).toEqual({ number, title })
  expect(await named(setup.ana)).toBeUndefined()
})

describe('the words of a client', () => {
  it('are not rewritten: neither the title nor the description of a ticket', async () => {
    const before = await read()
    await setup.set(ticket, { title: 'Forged', description: 'Forged' })
    expect(await read()).toMatchObject({ title: before.title, description: before.description })
  })
})
