import { initTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { listOwnTickets } from '@/features/tickets/queries/ticket-list'
import { findOwnTicket } from '@/features/tickets/queries/ticket-thread'
import { THREAD_PAGE_SIZE } from '@/features/tickets/rules'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, runSql, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { makeTicket } from '../support/client-records'
import { contextOf, setNotificationEmail, createTicketSetup } from '../support/tickets'

let payload: Payload
let setup: Awaited<ReturnType<typeof createTicketSetup>>

beforeAll(async () => {
  payload = await start()
  await setNotificationEmail(payload)
})
beforeEach(async () => {
  setup = await createTicketSetup(payload)
})

describe('what a client reads', () => {
  const readAs = async (user: User, id: string, page = 1) =>
    findOwnTicket((await contextOf(payload, user)).req, id, page, 'Puente')

  it('is the thread of both sides with its events, without internal notes', async () => {
    const { id } = await setup.openAsAna()
    await setup.addStaffMessage(id, { body: 'He pays late.', visibility: 'internal' })
    await setup.addStaffMessage(id, { body: 'We look at it.' })
    await setup.set(id, { status: 'resolved' })
    await setup.reply(setup.ana, id, 'Not yet.')
    const found = await readAs(setup.ana, id)
    expect(found).toMatchObject({ status: 'open', page: 1, pages: 1, opener: { own: true } })
    expect(
      found?.entries.map(({ body, status, author }) => [body ?? status, author.name, author.own]),
    ).toEqual([
      ['We look at it.', 'Lucía Fernández', false],
      ['resolved', 'Lucía Fernández', false],
      ['Not yet.', 'Ana Ruiz', true],
      ['open', 'Ana Ruiz', true],
    ])
    expect(JSON.stringify(found)).not.toMatch(/pays late|hash|session|@example/)
  })

  it('names colleagues, and the client where the account was deleted', async () => {
    const bea = await makeUser(payload, 'client', {
      client: setup.client.id,
      firstName: 'Bea',
      lastName: 'Gil',
    })
    const { id } = await setup.openAsAna({ openedBy: bea.id })
    await setup.reply(bea, id)
    expect(await readAs(setup.ana, id)).toMatchObject({
      opener: { name: 'Bea Gil', own: false },
      entries: [{ author: { name: 'Bea Gil', own: false } }],
    })
    await asSystemWithoutRequest(payload).delete({ collection: 'users', id: bea.id })
    expect(await readAs(setup.ana, id)).toMatchObject({
      opener: { name: setup.client.name, own: false },
      entries: [{ author: { name: 'Bea Gil', own: false } }],
    })
  })

  it('is paginated from the newest, each page in chronological order', async () => {
    const { id } = await setup.openAsAna()
    await autocommit(
      payload,
      sql`insert into ticket_messages (ticket_id, body, author_name, created_at)
        select ${id}, 'line ' || n, 'Ana Ruiz', now() - interval '1 day' + n * interval '1 minute'
        from generate_series(1, ${THREAD_PAGE_SIZE + 5}) n`,
    )
    const bodies = async (page: number) =>
      (await readAs(setup.ana, id, page))?.entries.map(({ body }) => body)
    expect((await bodies(1))?.at(-1)).toBe(`line ${THREAD_PAGE_SIZE + 5}`)
    expect(await bodies(1)).toHaveLength(THREAD_PAGE_SIZE)
    expect(await bodies(2)).toEqual([1, 2, 3, 4, 5].map((n) => `line ${n}`))
  })

  it('excludes other clients’ tickets, unknown ones, and everything while the client is suspended', async () => {
    const { id } = await makeTicket(payload)
    for (const other of [id, crypto.randomUUID(), 'abc', '../x'])
      expect(await readAs(setup.ana, other), other).toBeNull()
    expect(await readAs(setup.team, id)).toBeNull()
    const hers = await setup.openAsAna()
    await asSystemWithoutRequest(payload).update({
      collection: 'clients',
      id: setup.client.id,
      data: { status: 'suspended' },
    })
    expect(await readAs(setup.ana, hers.id)).toBeNull()
    expect(await listOwnTickets((await contextOf(payload, setup.ana)).req)).toEqual({ tickets: [], total: 0 })
  })

  it('lists the newest first, with the last activity that is not a note', async () => {
    await makeTicket(payload)
    const [first, second] = [
      await setup.openAsAna({ title: 'First' }),
      await setup.openAsAna({ title: 'Second' }),
    ]
    await autocommit(
      payload,
      sql`update tickets set created_at = now() - interval '2 days' where id = ${first.id}`,
    )
    await autocommit(
      payload,
      sql`update tickets set created_at = now() - interval '1 day' where id = ${second.id}`,
    )
    await setup.addStaffMessage(first.id, { body: 'We look at it.' })
    await setup.addStaffMessage(second.id, { body: 'He pays late.', visibility: 'internal' })
    const list = await listOwnTickets((await contextOf(payload, setup.ana)).req)
    expect(list?.total).toBe(2)
    expect(list?.tickets.map(({ title }) => title)).toEqual(['Second', 'First'])
    const [newest, oldest] = list?.tickets ?? []
    expect(newest?.lastActivity).toBe(newest?.createdAt)
    expect(Date.parse(oldest?.lastActivity ?? '')).toBeGreaterThan(Date.parse(newest?.lastActivity ?? ''))
  })

  it('throws when it cannot be read, instead of returning an empty list', async () => {
    const { req } = await contextOf(payload, setup.ana)
    await initTransaction(req)
    await runSql(req, sql`select 1 / 0`).catch(() => undefined)
    expect(await listOwnTickets(req)).toBeNull()
    await killTransaction(req)
  })
})
