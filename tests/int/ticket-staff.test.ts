import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { deliverEmail } from '../support/emails'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { openMailer } from '@/features/mail/smtp'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient } from '../support/client-records'
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

describe('what staff do', () => {
  it('a reply is emailed once to the person who opened the ticket, in their language', async () => {
    const { id } = await setup.openAsAna()
    const message = await setup.addStaffMessage(id, { body: 'We look at it.', visibility: 'public' })
    expect(await setup.emailsAbout(id)).toMatchObject([
      {
        kind: 'ticket-reply',
        recipient: setup.ana.email,
        language: 'es',
        data: { title: 'Hers', author: 'Lucía Fernández', body: 'We look at it.' },
      },
    ])
    expect(await setup.threadOf(id)).toMatchObject([{ author_name: 'Lucía Fernández', from_staff: true }])
    const subjects = await autocommit(
      payload,
      sql`select subject_id from outbox where data->>'ticketId' = ${id}`,
    )
    expect(subjects).toEqual([{ subject_id: message.id }])
  })

  it('an internal note is emailed to nobody', async () => {
    const { id } = await setup.openAsAna()
    await setup.addStaffMessage(id, { body: 'He pays late.', visibility: 'internal' })
    expect(await setup.threadOf(id)).toMatchObject([{ visibility: 'internal' }])
    expect(await setup.emailsAbout(id)).toEqual([])
  })

  it('a message cannot be created through the API', async () => {
    const { id } = await setup.openAsAna()
    const data = { ticket: id, body: 'x', visibility: 'public' } as never
    for (const user of [setup.team, await makeUser(payload, 'admin')]) {
      const staff = asUser(await requestOf(payload, user))
      await expect(staff.create({ collection: 'ticket-messages', data })).rejects.toMatchObject({
        status: 403,
      })
    }
    expect(await setup.threadOf(id)).toEqual([])
    expect(await setup.emailsAbout(id)).toEqual([])
  })

  it('a status change adds an event with its actor, and its end is emailed', async () => {
    const { id } = await setup.openAsAna()
    for (const status of ['in_progress', 'in_progress', 'resolved', 'closed'] as const)
      await setup.set(id, { status })
    expect(await setup.threadOf(id)).toMatchObject(
      ['in_progress', 'resolved', 'closed'].map((new_status) => ({
        type: 'status_change',
        new_status,
        author_name: 'Lucía Fernández',
        from_staff: true,
      })),
    )
    expect((await setup.emailsAbout(id)).map(({ kind, data }) => [kind, data.status])).toEqual([
      ['ticket-status', 'resolved'],
      ['ticket-status', 'closed'],
    ])
  })

  it('a bulk status change adds an event to each ticket', async () => {
    const tickets = [await setup.openAsAna(), await setup.openAsAna()]
    const ids = tickets.map(({ id }) => id)
    await setup.setMany(ids, { status: 'resolved' })
    for (const id of ids) expect(await setup.threadOf(id)).toMatchObject([{ new_status: 'resolved' }])
  })

  it('a reply to a closed ticket does not reopen it', async () => {
    const { id } = await setup.openAsAna({ status: 'closed' })
    await setup.addStaffMessage(id, { body: 'One more thing.' })
    expect(await setup.statusOf(id)).toBe('closed')
    expect(await setup.emailsAbout(id)).toHaveLength(1)
  })

  it('what the client wrote cannot be edited', async () => {
    const { id } = await setup.openAsAna()
    await setup.set(id, { description: 'Forged.', client: (await makeClient(payload)).id })
    const ticket = await asSystemWithoutRequest(payload).findByID({ collection: 'tickets', id, depth: 0 })
    expect(ticket).toMatchObject({ description: 'In Spanish only.', client: setup.client.id })
  })

  it('nobody is emailed while the client is suspended', async () => {
    const { id } = await setup.openAsAna()
    await asSystemWithoutRequest(payload).update({
      collection: 'clients',
      id: setup.client.id,
      data: { status: 'suspended' },
    })
    await setup.addStaffMessage(id, { body: 'x' })
    expect(await setup.emailsAbout(id)).toEqual([])
  })

  it('the client’s address is used when the account is deleted, deactivated or belongs to another client', async () => {
    const elsewhere = (await makeClient(payload)).id
    const ended = new Date().toISOString()
    for (const data of [{ deactivatedAt: ended }, { client: elsewhere }] as Partial<User>[]) {
      const user = await makeUser(payload, 'client', { client: setup.client.id })
      const { id } = await setup.openAsAna({ openedBy: user.id })
      await asSystemWithoutRequest(payload).update({ collection: 'users', id: user.id, data })
      await setup.addStaffMessage(id, { body: 'x' })
      expect(await setup.emailsAbout(id)).toMatchObject([{ recipient: setup.client.email, language: 'es' }])
    }
    const user = await makeUser(payload, 'client', { client: setup.client.id })
    const { id } = await setup.openAsAna({ openedBy: user.id })
    await asSystemWithoutRequest(payload).delete({ collection: 'users', id: user.id })
    await setup.addStaffMessage(id, { body: 'x' })
    expect(await setup.emailsAbout(id)).toMatchObject([{ recipient: setup.client.email }])
  })

  it('a deactivated account gets no email, even if its address is the client’s own', async () => {
    const own = await makeUser(payload, 'client', { client: setup.client.id, email: setup.client.email })
    const { id } = await setup.openAsAna({ openedBy: own.id })
    await asSystemWithoutRequest(payload).update({
      collection: 'users',
      id: own.id,
      data: { deactivatedAt: new Date().toISOString() },
    })
    await setup.addStaffMessage(id, { body: 'x' })
    expect(await setup.emailsAbout(id)).toEqual([])
  })

  it('succeeds while the mail server is down, and leaves the email in the outbox', async () => {
    const { id } = await setup.openAsAna()
    await setup.addStaffMessage(id, { body: 'x' })
    const [mail] = await setup.emailsAbout(id)
    const mailer = openMailer('smtp://127.0.0.1:9')
    await expect(deliverEmail(payload, mailer, mail?.id ?? '')).rejects.toThrow()
    mailer.close()
    const [row] = await autocommit(payload, sql`select status from outbox where id = ${mail?.id}`)
    expect(row).toEqual({ status: 'pending' })
    expect(await setup.threadOf(id)).toHaveLength(1)
  })
})
