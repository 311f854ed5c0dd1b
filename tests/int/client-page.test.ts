import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { inviteClient } from '@/features/accounts/operations/client-access'
import { findClientDetails } from '@/features/client-pages/queries/client-details'
import { clientDetailsSchema } from '@/features/clients/schemas'
import { asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient, makeInvoice, makeProposal, makeTicket, sentProposal } from '../support/client-records'
import { makeLead } from '../support/fixtures'
import { contextOf } from '../support/tickets'

let payload: Payload
let team: User
let admin: User

beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
  team = await makeUser(payload, 'team', { firstName: 'Lucía', lastName: 'Fernández' })
})

const details = async (client: string, user = team, more: object = {}) =>
  findClientDetails(await requestOf(payload, user), clientDetailsSchema.parse({ client, ...more }))

describe('the page of a client', () => {
  it('shows documents with their counts, and View only where it works', async () => {
    const { id } = await makeClient(payload)
    await makeInvoice(payload, undefined, {
      client: id,
      dueDate: '2020-01-01T12:00:00.000Z',
      amount: 101_500,
    })
    await makeTicket(payload, undefined, { client: id, title: 'The wrong clinic' })
    const own = await sentProposal(payload, team, { client: id })
    const other = await makeProposal(payload, admin, { client: id })
    const { documents, unpaid, waiting } = await details(id)
    expect([documents.proposals.total, documents.invoices.total, documents.support.total]).toEqual([2, 1, 1])
    const states = Object.fromEntries(
      documents.proposals.rows.map((row) => [row.id, [row.state, row.canOpen]]),
    )
    expect(states).toEqual({ [own.id]: ['awaiting', true], [other.id]: ['draft', false] })
    expect(documents.invoices.rows[0]).toMatchObject({ amount: 101_500, currency: 'USD', status: 'overdue' })
    const overdue = { currency: 'USD', overdueCents: 101_500, overdueSince: '2020-01-01' }
    expect(unpaid).toEqual([{ cents: 101_500, ...overdue }])
    await makeInvoice(payload, undefined, { client: id, dueDate: '2999-01-01T12:00:00.000Z', amount: 500 })
    expect((await details(id)).unpaid).toEqual([{ cents: 102_000, ...overdue }])
    expect(waiting?.title).toBe('The wrong clinic')
    expect((await details(id, admin)).documents.proposals.rows.every(({ canOpen }) => canOpen)).toBe(true)
  })

  it('shows more of a long list when asked', async () => {
    const { id } = await makeClient(payload)
    for (let count = 0; count < 26; count += 1) await makeTicket(payload, undefined, { client: id })
    const { documents, timeline } = await details(id)
    expect([documents.support.rows.length, documents.support.total]).toEqual([25, 26])
    expect(timeline.hasEarlier).toBe(false)
    expect((await details(id, team, { documents: '2' })).documents.support.rows).toHaveLength(26)
  })

  it('tells the whole deal, newest first', async () => {
    const lead = await makeLead(payload, { name: 'Rosa' })
    const { id } = await makeClient(payload, { lead: lead.id })
    const proposal = await sentProposal(payload, undefined, { client: id, title: 'Local SEO' })
    const invoice = await makeInvoice(payload, undefined, {
      client: id,
      invoiceNumber: `P-${id.slice(0, 8)}`,
      status: 'paid',
      paidOn: '2026-02-02T12:00:00.000Z',
    })
    const ticket = await makeTicket(payload, undefined, { client: id, title: 'The form' })
    await asUser(await requestOf(payload, team)).update({
      collection: 'tickets',
      id: ticket.id,
      data: { status: 'resolved' },
    })
    const { timeline, steps } = await details(id)
    const kinds = timeline.entries.map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['client', 'issued', 'lead', 'opened', 'paid', 'resolved', 'sent'])
    const times = timeline.entries.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    const of = (kind: string) => timeline.entries.find((entry) => entry.kind === kind)
    expect(of('sent')).toMatchObject({ id: proposal.id, title: 'Local SEO', amount: { cents: 635_000 } })
    expect(of('paid')).toMatchObject({ title: invoice.invoiceNumber, isDay: true })
    expect(of('resolved')).toMatchObject({ actor: 'Lucía Fernández' })
    expect(steps.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'lead done',
      'invoice done',
      'proposal now',
      'signature next',
    ])
  })

  it('an overdue invoice is an entry; one that is not due yet is not', async () => {
    const { id } = await makeClient(payload)
    await makeInvoice(payload, undefined, { client: id, dueDate: '2020-01-01T12:00:00.000Z' })
    await makeInvoice(payload, undefined, { client: id, dueDate: '2099-01-01T12:00:00.000Z' })
    const { entries } = (await details(id)).timeline
    expect(entries.filter(({ kind }) => kind === 'overdue')).toHaveLength(1)
  })
})

describe('the people of a client', () => {
  it('are invited, expired, active or closed', async () => {
    const { id, email } = await makeClient(payload)
    expect((await details(id)).people).toEqual([])
    await inviteClient((await contextOf(payload, team)) as never, { client: id })
    const state = async () => (await details(id)).people.map(({ email: address, state }) => [address, state])
    expect(await state()).toEqual([[email, 'invited']])
    expect((await details(id)).people[0]?.at).not.toBeNull()
    const set = (change: ReturnType<typeof sql>) =>
      autocommit(payload, sql`update users set ${change} where email = ${email}`)
    await set(sql`reset_password_expiration = now() - interval '1 minute'`)
    expect(await state()).toEqual([[email, 'expired']])
    await set(sql`_verified = true`)
    expect(await state()).toEqual([[email, 'active']])
    await set(sql`deactivated_at = now()`)
    expect(await state()).toEqual([[email, 'deactivated']])
  })

  it('says if an invitation could not be delivered', async () => {
    const { id, email } = await makeClient(payload)
    await inviteClient((await contextOf(payload, team)) as never, { client: id })
    await autocommit(payload, sql`update outbox set status = 'failed' where recipient = ${email}`)
    expect((await details(id)).people[0]?.state).toBe('failed')
  })
})
