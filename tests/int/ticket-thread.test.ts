import { initTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ownTicket, ownTickets } from '@/features/tickets/queries'
import { threadPage } from '@/features/tickets/rules'
import { asSystemAlone, autocommit, sql, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { makeTicket } from '../support/papers'
import { contextOf, tellTeam, ticketRoom } from '../support/tickets'

let payload: Payload
let room: Awaited<ReturnType<typeof ticketRoom>>

beforeAll(async () => {
  payload = await start()
  await tellTeam(payload)
})
beforeEach(async () => {
  room = await ticketRoom(payload)
})

describe('what a room.client reads', () => {
  const readAs = async (user: User, id: string, page = 1) =>
    ownTicket((await contextOf(payload, user)).req, id, page, 'Puente')

  it('is the thread of both sides with its events, and no internal note', async () => {
    const { id } = await room.anas()
    await room.say(id, { body: 'He pays late.', visibility: 'internal' })
    await room.say(id, { body: 'We look at it.' })
    await room.set(id, { status: 'resolved' })
    await room.reply(room.ana, id, 'Not yet.')
    const found = await readAs(room.ana, id)
    expect(found).toMatchObject({ status: 'open', page: 1, pages: 1, opener: { own: true } })
    expect(found?.lines.map(({ body, status, voice }) => [body ?? status, voice.name, voice.own])).toEqual([
      ['We look at it.', 'Lucía Fernández', false],
      ['resolved', 'Lucía Fernández', false],
      ['Not yet.', 'Ana Ruiz', true],
      ['open', 'Ana Ruiz', true],
    ])
    expect(JSON.stringify(found)).not.toMatch(/pays late|hash|session|@example/)
  })

  it('has no address of staff who gave no name', async () => {
    const nameless = await makeUser(payload, 'team', { firstName: null, lastName: null })
    const { id } = await room.anas()
    await room.say(id, { body: 'x' }, nameless)
    expect((await readAs(room.ana, id))?.lines[0]?.voice.name).toBe('Puente')
  })

  it('names a colleague, and the room.client where an account is gone', async () => {
    const bea = await makeUser(payload, 'client', {
      client: room.client.id,
      firstName: 'Bea',
      lastName: 'Gil',
    })
    const { id } = await room.anas({ openedBy: bea.id })
    await room.reply(bea, id)
    expect(await readAs(room.ana, id)).toMatchObject({
      opener: { name: 'Bea Gil', own: false },
      lines: [{ voice: { name: 'Bea Gil', own: false } }],
    })
    await asSystemAlone(payload).delete({ collection: 'users', id: bea.id })
    expect(await readAs(room.ana, id)).toMatchObject({
      opener: { name: room.client.name, own: false },
      lines: [{ voice: { name: 'Bea Gil', own: false } }],
    })
  })

  it('comes in pages, the newest first to hand, each in its order', async () => {
    const { id } = await room.anas()
    await autocommit(
      payload,
      statement`insert into ticket_messages (ticket_id, body, author_name, created_at)
        select ${id}, 'line ' || n, 'Ana Ruiz', now() - interval '1 day' + n * interval '1 minute'
        from generate_series(1, ${threadPage + 5}) n`,
    )
    const bodies = async (page: number) => (await readAs(room.ana, id, page))?.lines.map(({ body }) => body)
    expect((await bodies(1))?.at(-1)).toBe(`line ${threadPage + 5}`)
    expect(await bodies(1)).toHaveLength(threadPage)
    expect(await bodies(2)).toEqual([1, 2, 3, 4, 5].map((n) => `line ${n}`))
  })

  it("is nothing of somebody else's, of none, and while the room.client is suspended", async () => {
    const { id } = await makeTicket(payload)
    for (const other of [id, crypto.randomUUID(), 'abc', '../x'])
      expect(await readAs(room.ana, other), other).toBeNull()
    expect(await readAs(room.team, id)).toBeNull()
    const hers = await room.anas()
    await asSystemAlone(payload).update({
      collection: 'clients',
      id: room.client.id,
      data: { status: 'suspended' },
    })
    expect(await readAs(room.ana, hers.id)).toBeNull()
    expect(await ownTickets((await contextOf(payload, room.ana)).req)).toEqual({ tickets: [], total: 0 })
  })

  it('lists the newest first, with the last activity that is not a note', async () => {
    await makeTicket(payload)
    const [first, second] = [await room.anas({ title: 'First' }), await room.anas({ title: 'Second' })]
    await autocommit(
      payload,
      statement`update tickets set created_at = now() - interval '2 days' where id = ${first.id}`,
    )
    await autocommit(
      payload,
      statement`update tickets set created_at = now() - interval '1 day' where id = ${second.id}`,
    )
    await room.say(first.id, { body: 'We look at it.' })
    await room.say(second.id, { body: 'He pays late.', visibility: 'internal' })
    const list = await ownTickets((await contextOf(payload, room.ana)).req)
    expect(list?.total).toBe(2)
    expect(list?.tickets.map(({ title }) => title)).toEqual(['Second', 'First'])
    const [newest, oldest] = list?.tickets ?? []
    expect(newest?.lastActivity).toBe(newest?.createdAt)
    expect(Date.parse(oldest?.lastActivity ?? '')).toBeGreaterThan(Date.parse(newest?.lastActivity ?? ''))
  })

  it('is no list when it cannot be read: that is not the same as having none', async () => {
    const { req } = await contextOf(payload, room.ana)
    await initTransaction(req)
    await sql(req, statement`select 1 / 0`).catch(() => undefined)
    expect(await ownTickets(req)).toBeNull()
    await killTransaction(req)
  })
})
