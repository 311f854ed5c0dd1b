import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { asSystemAlone, autocommit, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { makeClient, makeTicket } from '../support/papers'
import { tellTeam, ticketRoom } from '../support/tickets'

let payload: Payload
let room: Awaited<ReturnType<typeof ticketRoom>>

beforeAll(async () => {
  payload = await start()
  await tellTeam(payload)
})
beforeEach(async () => {
  room = await ticketRoom(payload)
})

describe('a new ticket', () => {
  it('is open, of the own room.client, opened by whoever asks, and the agency hears of it in its language', async () => {
    const { id } = await room.open(room.ana, { priority: 'urgent', client_id: 'x', status: 'closed' })
    const ticket = await asSystemAlone(payload).findByID({ collection: 'tickets', id, depth: 0 })
    expect(ticket).toMatchObject({
      client: room.client.id,
      openedBy: room.ana.id,
      status: 'open',
      priority: 'urgent',
    })
    expect(await room.mailsOf(id)).toMatchObject([
      {
        kind: 'ticket-opened',
        recipient: 'equipo@puente.example',
        language: 'es',
        data: { title: 'The form', author: 'Ana Ruiz', company: 'Clínica Huamán', writesIn: 'es' },
      },
    ])
  })

  it('is one for twenty parallel sendings of one submission, with one mail', async () => {
    const submission_id = crypto.randomUUID()
    const made = await Promise.all(Array.from({ length: 20 }, () => room.open(room.ana, { submission_id })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const { docs } = await asSystemAlone(payload).find({
      collection: 'tickets',
      where: { client: { equals: room.client.id } },
    })
    expect(docs).toHaveLength(1)
    expect(await room.mailsOf(made[0]?.id ?? '')).toHaveLength(1)
  })

  it("is another one for somebody else's sending of the same submission", async () => {
    const eva = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
    const submission_id = crypto.randomUUID()
    const [hers, evas] = await Promise.all([
      room.open(room.ana, { submission_id }),
      room.open(eva, { submission_id }),
    ])
    expect(hers.id).not.toBe(evas.id)
  })

  it('may be opened by an inactive room.client, and by no suspended one, ended account or account without a client', async () => {
    await asSystemAlone(payload).update({
      collection: 'clients',
      id: room.client.id,
      data: { status: 'inactive' },
    })
    await room.open(room.ana)
    await asSystemAlone(payload).update({
      collection: 'clients',
      id: room.client.id,
      data: { status: 'suspended' },
    })
    await expect(room.open(room.ana)).rejects.toMatchObject({ code: 'forbidden' })
    await asSystemAlone(payload).update({
      collection: 'clients',
      id: room.client.id,
      data: { status: 'active' },
    })
    // The account was ended after the request had begun: what it says of itself does not count.
    await asSystemAlone(payload).update({
      collection: 'users',
      id: room.ana.id,
      data: { deactivatedAt: new Date().toISOString() },
    })
    await expect(room.open(room.ana)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(room.open(await makeUser(payload, 'client'))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is kept when there is nobody to tell', async () => {
    await tellTeam(payload, null)
    try {
      // The oldest admin would be told, if one were left.
      await autocommit(payload, statement`update users set role = 'team' where role = 'admin'`)
      const { id } = await room.open(room.ana)
      expect(await room.statusOf(id)).toBe('open')
      expect(await room.mailsOf(id)).toEqual([])
    } finally {
      await tellTeam(payload)
    }
  })
})

describe("a client's reply", () => {
  it('stands in the thread under the name of that moment, and the agency hears of it once', async () => {
    const { id } = await room.anas()
    const submission = crypto.randomUUID()
    await Promise.all(Array.from({ length: 8 }, () => room.reply(room.ana, id, 'Again.', submission)))
    expect(await room.threadOf(id)).toEqual([
      {
        type: 'reply',
        visibility: 'public',
        body: 'Again.',
        new_status: null,
        author_name: 'Ana Ruiz',
        from_staff: false,
      },
    ])
    const mails = await room.mailsOf(id)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ kind: 'ticket-answered', data: { body: 'Again.', reopened: false } })
  })

  it('is kept under each ticket and with each wording, also when one form sent them all', async () => {
    const [one, other] = [await room.anas(), await room.anas()]
    const submission = crypto.randomUUID()
    await room.reply(room.ana, one.id, 'Words.', submission)
    await room.reply(room.ana, other.id, 'Words.', submission)
    await room.reply(room.ana, one.id, 'Better words.', submission)
    expect(await room.threadOf(one.id)).toMatchObject([{ body: 'Words.' }, { body: 'Better words.' }])
    expect(await room.threadOf(other.id)).toMatchObject([{ body: 'Words.' }])
  })

  it('opens a resolved ticket again, with an event after the words', async () => {
    const { id } = await room.anas({ status: 'resolved' })
    expect(await room.reply(room.ana, id)).toMatchObject({ status: 'open' })
    expect(await room.statusOf(id)).toBe('open')
    expect(await room.threadOf(id)).toMatchObject([
      { type: 'reply', body: 'More words.' },
      { type: 'status_change', new_status: 'open', author_name: 'Ana Ruiz', from_staff: false },
    ])
    expect(await room.mailsOf(id)).toMatchObject([{ kind: 'ticket-answered', data: { reopened: true } }])
  })

  it('leaves a ticket in progress as it is', async () => {
    const { id } = await room.anas({ status: 'in_progress' })
    expect(await room.reply(room.ana, id)).toMatchObject({ status: 'in_progress' })
    expect(await room.threadOf(id)).toHaveLength(1)
  })

  it('is a conflict under a closed ticket, and nothing is written', async () => {
    const { id } = await room.anas({ status: 'closed' })
    await expect(room.reply(room.ana, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await room.threadOf(id)).toEqual([])
    expect(await room.mailsOf(id)).toEqual([])
  })

  it('that was kept is a success when it comes again, whatever has happened since', async () => {
    const { id } = await room.anas()
    const submission = crypto.randomUUID()
    const first = await room.reply(room.ana, id, 'Once.', submission)
    await room.set(id, { status: 'closed' })
    expect(await room.reply(room.ana, id, 'Once.', submission)).toEqual({ id: first.id, status: 'closed' })
    expect((await room.threadOf(id)).filter(({ type }) => type === 'reply')).toHaveLength(1)
  })

  it("is not found under somebody else's ticket, or under none", async () => {
    const other = await makeTicket(payload)
    for (const id of [other.id, crypto.randomUUID(), 'abc', '', "' or true --"])
      await expect(room.reply(room.ana, id), id).rejects.toMatchObject({ code: 'not_found' })
    expect(await room.threadOf(other.id)).toEqual([])
  })

  it('and a closing at the same moment: either order, and never a reply after the end', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await room.anas({ status: round % 2 ? 'resolved' : 'open' })
      const [answer] = await Promise.allSettled([
        room.reply(room.ana, id),
        room.set(id, { status: 'closed' }),
      ])
      const thread = await room.threadOf(id)
      expect(await room.statusOf(id)).toBe('closed')
      expect(thread.at(-1)).toMatchObject({ type: 'status_change', new_status: 'closed' })
      expect(thread.filter(({ type }) => type === 'reply')).toHaveLength(
        answer.status === 'fulfilled' ? 1 : 0,
      )
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'conflict' })
    }
  })

  it('and a change of something else at the same moment: the status that the reply made stays', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await room.anas({ status: 'resolved' })
      const change = round % 2 ? room.set(id, { priority: 'low' }) : room.setMany([id], { priority: 'low' })
      await Promise.all([room.reply(room.ana, id), change])
      expect(await room.statusOf(id)).toBe('open')
    }
  })
})
