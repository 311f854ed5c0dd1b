import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { deliver } from '@/features/shell/mail/deliver'
import { asSystemAlone, asUser, autocommit, statement } from '@/lib/server/db'
import { openMailer } from '@/lib/server/mail'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient } from '../support/papers'
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

describe('what staff do', () => {
  it('a reply reaches whoever opened the ticket, in their language, once', async () => {
    const { id } = await room.anas()
    const message = await room.say(id, { body: 'We look at it.', visibility: 'public' })
    expect(await room.mailsOf(id)).toMatchObject([
      {
        kind: 'ticket-reply',
        recipient: room.ana.email,
        language: 'es',
        data: { title: 'Hers', author: 'Lucía Fernández', body: 'We look at it.' },
      },
    ])
    expect(await room.threadOf(id)).toMatchObject([{ author_name: 'Lucía Fernández', from_staff: true }])
    const subjects = await autocommit(
      payload,
      statement`select subject_id from outbox where data->>'ticketId' = ${id}`,
    )
    expect(subjects).toEqual([{ subject_id: message.id }])
  })

  it('a narrow select does not change who is written to', async () => {
    const { id } = await room.anas()
    const req = await requestOf(payload, room.team)
    for (const visibility of ['public', 'internal'] as const)
      await asUser(req).create({
        collection: 'ticket-messages',
        data: { ticket: id, body: 'x', visibility } as never,
        select: { createdAt: true },
      })
    expect(await room.mailsOf(id)).toHaveLength(1)
  })

  it('an internal note is written to nobody', async () => {
    const { id } = await room.anas()
    await room.say(id, { body: 'He pays late.', visibility: 'internal' })
    expect(await room.threadOf(id)).toMatchObject([{ visibility: 'internal' }])
    expect(await room.mailsOf(id)).toEqual([])
  })

  it('author, kind and status of a message are not taken from a request', async () => {
    const { id } = await room.anas()
    await room.say(id, {
      body: 'x',
      author: room.ana.id,
      authorName: 'Ana Ruiz',
      fromStaff: false,
      type: 'status_change',
      newStatus: 'closed',
      createdAt: '2020-01-01T00:00:00Z',
    })
    expect(await room.threadOf(id)).toMatchObject([
      { type: 'reply', author_name: 'Lucía Fernández', from_staff: true, new_status: null },
    ])
    const [row] = await autocommit<{ old: boolean }>(
      payload,
      statement`select created_at < '2021-01-01' as old from ticket_messages where ticket_id = ${id}`,
    )
    expect(row).toEqual({ old: false })
  })

  it('a change of the status is an event with its actor; the end of the work is mailed', async () => {
    const { id } = await room.anas()
    for (const status of ['in_progress', 'in_progress', 'resolved', 'closed'] as const)
      await room.set(id, { status })
    expect(await room.threadOf(id)).toMatchObject(
      ['in_progress', 'resolved', 'closed'].map((new_status) => ({
        type: 'status_change',
        new_status,
        author_name: 'Lucía Fernández',
        from_staff: true,
      })),
    )
    expect((await room.mailsOf(id)).map(({ kind, data }) => [kind, data.status])).toEqual([
      ['ticket-status', 'resolved'],
      ['ticket-status', 'closed'],
    ])
  })

  it('a change of many tickets at once writes an event in each', async () => {
    const tickets = [await room.anas(), await room.anas()]
    const ids = tickets.map(({ id }) => id)
    await room.setMany(ids, { status: 'resolved' })
    for (const id of ids) expect(await room.threadOf(id)).toMatchObject([{ new_status: 'resolved' }])
  })

  it('a reply to a closed ticket does not open it', async () => {
    const { id } = await room.anas({ status: 'closed' })
    await room.say(id, { body: 'One more thing.' })
    expect(await room.statusOf(id)).toBe('closed')
    expect(await room.mailsOf(id)).toHaveLength(1)
  })

  it('what the room.client wrote stays as it was', async () => {
    const { id } = await room.anas()
    await room.set(id, { description: 'Forged.', client: (await makeClient(payload)).id })
    const ticket = await asSystemAlone(payload).findByID({ collection: 'tickets', id, depth: 0 })
    expect(ticket).toMatchObject({ description: 'In Spanish only.', client: room.client.id })
  })

  it('nobody is written to whose room.client is suspended', async () => {
    const { id } = await room.anas()
    await asSystemAlone(payload).update({
      collection: 'clients',
      id: room.client.id,
      data: { status: 'suspended' },
    })
    await room.say(id, { body: 'x' })
    expect(await room.mailsOf(id)).toEqual([])
  })

  it('where the account is gone or ended, or is of another room.client now, the address of the room.client is written to', async () => {
    const elsewhere = (await makeClient(payload)).id
    const ended = new Date().toISOString()
    for (const data of [{ deactivatedAt: ended }, { client: elsewhere }] as Partial<User>[]) {
      const user = await makeUser(payload, 'client', { client: room.client.id })
      const { id } = await room.anas({ openedBy: user.id })
      await asSystemAlone(payload).update({ collection: 'users', id: user.id, data })
      await room.say(id, { body: 'x' })
      expect(await room.mailsOf(id)).toMatchObject([{ recipient: room.client.email, language: 'es' }])
    }
    const user = await makeUser(payload, 'client', { client: room.client.id })
    const { id } = await room.anas({ openedBy: user.id })
    await asSystemAlone(payload).delete({ collection: 'users', id: user.id })
    await room.say(id, { body: 'x' })
    expect(await room.mailsOf(id)).toMatchObject([{ recipient: room.client.email }])
  })

  it("an account that was ended gets none, also where its address is the client's own", async () => {
    const own = await makeUser(payload, 'client', { client: room.client.id, email: room.client.email })
    const { id } = await room.anas({ openedBy: own.id })
    await asSystemAlone(payload).update({
      collection: 'users',
      id: own.id,
      data: { deactivatedAt: new Date().toISOString() },
    })
    await room.say(id, { body: 'x' })
    expect(await room.mailsOf(id)).toEqual([])
  })

  it('a mail server that is away fails nothing, and the mail is still owed', async () => {
    const { id } = await room.anas()
    await room.say(id, { body: 'x' })
    const [mail] = await room.mailsOf(id)
    const mailer = openMailer('smtp://127.0.0.1:9')
    await expect(deliver(payload, mailer, mail?.id ?? '')).rejects.toThrow()
    mailer.close()
    const [row] = await autocommit(payload, statement`select status from outbox where id = ${mail?.id}`)
    expect(row).toEqual({ status: 'pending' })
    expect(await room.threadOf(id)).toHaveLength(1)
  })
})
