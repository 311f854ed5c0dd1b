import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { makeClient, makeTicket } from '../support/client-records'
import { setNotificationEmail, createTicketSetup } from '../support/tickets'

let payload: Payload
let setup: Awaited<ReturnType<typeof createTicketSetup>>

beforeAll(async () => {
  payload = await start()
  await setNotificationEmail(payload)
})
beforeEach(async () => {
  setup = await createTicketSetup(payload)
})

describe('a new ticket', () => {
  it('is open, belongs to the user’s client, and notifies the agency in its language', async () => {
    const { id } = await setup.open(setup.ana, { priority: 'urgent', client_id: 'x', status: 'closed' })
    const ticket = await asSystemWithoutRequest(payload).findByID({ collection: 'tickets', id, depth: 0 })
    expect(ticket).toMatchObject({
      client: setup.client.id,
      openedBy: setup.ana.id,
      status: 'open',
      priority: 'urgent',
    })
    expect(await setup.emailsAbout(id)).toMatchObject([
      {
        kind: 'ticket-opened',
        recipient: 'equipo@puente.example',
        language: 'es',
        data: { title: 'The form', author: 'Ana Ruiz', company: 'Clínica Huamán', authorLanguage: 'es' },
      },
    ])
  })

  it('is created once by twenty parallel requests of one submission, with one email', async () => {
    const submission_id = crypto.randomUUID()
    const made = await Promise.all(Array.from({ length: 20 }, () => setup.open(setup.ana, { submission_id })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const { docs } = await asSystemWithoutRequest(payload).find({
      collection: 'tickets',
      where: { client: { equals: setup.client.id } },
    })
    expect(docs).toHaveLength(1)
    expect(await setup.emailsAbout(made[0]?.id ?? '')).toHaveLength(1)
  })

  it('is separate from another user’s with the same submission id', async () => {
    const eva = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
    const submission_id = crypto.randomUUID()
    const [hers, evas] = await Promise.all([
      setup.open(setup.ana, { submission_id }),
      setup.open(eva, { submission_id }),
    ])
    expect(hers.id).not.toBe(evas.id)
  })

  it('can be opened by an inactive client, but not by a suspended one, a deactivated account or an account without a client', async () => {
    await asSystemWithoutRequest(payload).update({
      collection: 'clients',
      id: setup.client.id,
      data: { status: 'inactive' },
    })
    await setup.open(setup.ana)
    await asSystemWithoutRequest(payload).update({
      collection: 'clients',
      id: setup.client.id,
      data: { status: 'suspended' },
    })
    await expect(setup.open(setup.ana)).rejects.toMatchObject({ code: 'forbidden' })
    await asSystemWithoutRequest(payload).update({
      collection: 'clients',
      id: setup.client.id,
      data: { status: 'active' },
    })
    // Deactivated after the request had authenticated it: the operation must read the account again.
    await asSystemWithoutRequest(payload).update({
      collection: 'users',
      id: setup.ana.id,
      data: { deactivatedAt: new Date().toISOString() },
    })
    await expect(setup.open(setup.ana)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(setup.open(await makeUser(payload, 'client'))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is stored when there is nobody to notify', async () => {
    await setNotificationEmail(payload, null)
    try {
      // Otherwise the oldest admin would be notified.
      await autocommit(payload, sql`update users set role = 'team' where role = 'admin'`)
      const { id } = await setup.open(setup.ana)
      expect(await setup.statusOf(id)).toBe('open')
      expect(await setup.emailsAbout(id)).toEqual([])
    } finally {
      await setNotificationEmail(payload)
    }
  })
})

describe('a client’s reply', () => {
  it('is stored with the author’s name at that moment, and notifies the agency once', async () => {
    const { id } = await setup.openAsAna()
    const submission = crypto.randomUUID()
    await Promise.all(Array.from({ length: 8 }, () => setup.reply(setup.ana, id, 'Again.', submission)))
    expect(await setup.threadOf(id)).toEqual([
      {
        type: 'reply',
        visibility: 'public',
        body: 'Again.',
        new_status: null,
        author_name: 'Ana Ruiz',
        from_staff: false,
      },
    ])
    const mails = await setup.emailsAbout(id)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      kind: 'ticket-client-replied',
      data: { body: 'Again.', reopened: false },
    })
  })

  it('is stored per ticket and per text, even with the same submission id', async () => {
    const [one, other] = [await setup.openAsAna(), await setup.openAsAna()]
    const submission = crypto.randomUUID()
    await setup.reply(setup.ana, one.id, 'Words.', submission)
    await setup.reply(setup.ana, other.id, 'Words.', submission)
    await setup.reply(setup.ana, one.id, 'Better words.', submission)
    expect(await setup.threadOf(one.id)).toMatchObject([{ body: 'Words.' }, { body: 'Better words.' }])
    expect(await setup.threadOf(other.id)).toMatchObject([{ body: 'Words.' }])
  })

  it('reopens a resolved ticket, with an event after the reply', async () => {
    const { id } = await setup.openAsAna({ status: 'resolved' })
    expect(await setup.reply(setup.ana, id)).toMatchObject({ status: 'open' })
    expect(await setup.statusOf(id)).toBe('open')
    expect(await setup.threadOf(id)).toMatchObject([
      { type: 'reply', body: 'More words.' },
      { type: 'status_change', new_status: 'open', author_name: 'Ana Ruiz', from_staff: false },
    ])
    expect(await setup.emailsAbout(id)).toMatchObject([
      { kind: 'ticket-client-replied', data: { reopened: true } },
    ])
  })

  it('leaves the status of a ticket in progress', async () => {
    const { id } = await setup.openAsAna({ status: 'in_progress' })
    expect(await setup.reply(setup.ana, id)).toMatchObject({ status: 'in_progress' })
    expect(await setup.threadOf(id)).toHaveLength(1)
  })

  it('is a conflict on a closed ticket, and nothing is stored', async () => {
    const { id } = await setup.openAsAna({ status: 'closed' })
    await expect(setup.reply(setup.ana, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await setup.threadOf(id)).toEqual([])
    expect(await setup.emailsAbout(id)).toEqual([])
  })

  it('succeeds when repeated, whatever has happened since', async () => {
    const { id } = await setup.openAsAna()
    const submission = crypto.randomUUID()
    const first = await setup.reply(setup.ana, id, 'Once.', submission)
    await setup.set(id, { status: 'closed' })
    expect(await setup.reply(setup.ana, id, 'Once.', submission)).toEqual({ id: first.id, status: 'closed' })
    expect((await setup.threadOf(id)).filter(({ type }) => type === 'reply')).toHaveLength(1)
  })

  it('is 404 on another client’s ticket, and on an unknown one', async () => {
    const other = await makeTicket(payload)
    for (const id of [other.id, crypto.randomUUID(), 'abc', '', "' or true --"])
      await expect(setup.reply(setup.ana, id), id).rejects.toMatchObject({ code: 'not_found' })
    expect(await setup.threadOf(other.id)).toEqual([])
  })

  it('never follows a concurrent close', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await setup.openAsAna({ status: round % 2 ? 'resolved' : 'open' })
      const [answer] = await Promise.allSettled([
        setup.reply(setup.ana, id),
        setup.set(id, { status: 'closed' }),
      ])
      const thread = await setup.threadOf(id)
      expect(await setup.statusOf(id)).toBe('closed')
      expect(thread.at(-1)).toMatchObject({ type: 'status_change', new_status: 'closed' })
      expect(thread.filter(({ type }) => type === 'reply')).toHaveLength(
        answer.status === 'fulfilled' ? 1 : 0,
      )
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'conflict' })
    }
  })

  it('keeps its status change when another field is saved concurrently', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await setup.openAsAna({ status: 'resolved' })
      const change = round % 2 ? setup.set(id, { priority: 'low' }) : setup.setMany([id], { priority: 'low' })
      await Promise.all([setup.reply(setup.ana, id), change])
      expect(await setup.statusOf(id)).toBe('open')
    }
  })
})
