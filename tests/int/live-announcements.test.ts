import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { inviteClient, unlinkAccount } from '@/features/accounts/operations/client-access'
import { setLanguage } from '@/features/accounts/operations/update-profile'
import { captureLead } from '@/features/leads/operations/capture-lead'
import { captureSchema } from '@/features/leads/schemas'
import { createTicket } from '@/features/tickets/operations/create-ticket'
import { replyAsClient } from '@/features/tickets/operations/reply-as-client'
import { MAX_IDS } from '@/lib/live'
import { endSessions } from '@/lib/server/auth/session'
import { asSystem, asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import { announce, announceNow } from '@/lib/server/live/announce'
import { payload as start } from '@/lib/server/payload'
import { createHandlers } from '@/worker/create-handlers'
import { makeUser, requestOf } from '../support/actors'
import { documentOfText, leadInput, makeLead } from '../support/fixtures'
import { recordNotifications } from '../support/live'
import { requiredContactSamples } from '../support/lead-samples'
import { contextOf } from '../support/tickets'

let payload: Payload
let live: Awaited<ReturnType<typeof recordNotifications>>

beforeAll(async () => {
  payload = await start()
  live = await recordNotifications('live')
})
beforeEach(() => live.take())
afterAll(() => live.end())

const heard = async () => (await live.take()).map((payload) => JSON.parse(payload) as object)
/** How many transactions have announced something and are not over. */
const pendingTransactions = () =>
  (globalThis as { pendingAnnouncements?: Map<string, unknown> }).pendingAnnouncements?.size
const clientData = () => ({
  firstName: 'Rosa',
  lastName: 'Díaz',
  email: `${crypto.randomUUID()}@example.com`,
  language: 'es' as const,
  status: 'active' as const,
})

describe('a change of staff', () => {
  it('of a lead is announced once, by its id', async () => {
    const lead = await makeLead(payload)
    expect(await heard()).toEqual([{ topic: 'leads', ids: [lead.id] }])
    await asSystemWithoutRequest(payload).update({
      collection: 'leads',
      id: lead.id,
      data: { status: 'contacted' },
    })
    expect(await heard()).toEqual([{ topic: 'leads', ids: [lead.id] }])
    await asSystemWithoutRequest(payload).delete({ collection: 'leads', id: lead.id })
    expect(await heard()).toEqual([{ topic: 'leads', ids: [lead.id] }])
  })

  it('of its history names the lead', async () => {
    const lead = await makeLead(payload)
    const req = await requestOf(payload, await makeUser(payload, 'team'))
    await live.take()
    await asSystem(req).create({
      collection: 'lead-activities',
      data: { lead: lead.id, type: 'reply_logged', note: 'Called.' } as never,
    })
    expect(await heard()).toEqual([{ topic: 'leads', ids: [lead.id] }])
  })

  it('of clients, proposals, tickets, messages and users is announced', async () => {
    const system = asSystemWithoutRequest(payload)
    const client = await system.create({ collection: 'clients', data: clientData() })
    expect(await heard()).toEqual([{ topic: 'clients', ids: [client.id] }])
    const proposal = await system.create({
      collection: 'proposals',
      data: { title: 'A site', client: client.id, language: 'es', content: documentOfText('Hola') } as never,
    })
    expect(await heard()).toEqual([{ topic: 'proposals', ids: [proposal.id] }])
    const ticket = await system.create({
      collection: 'tickets',
      data: { title: 'Help', description: 'Please', client: client.id, priority: 'low', status: 'open' },
    })
    expect(await heard()).toEqual([{ topic: 'tickets', ids: [ticket.id] }])
    await system.create({
      collection: 'ticket-messages',
      data: { ticket: ticket.id, type: 'reply', visibility: 'internal', body: 'A note.' },
    })
    expect(await heard()).toEqual([{ topic: 'tickets', ids: [ticket.id] }])
    const user = await makeUser(payload, 'team')
    expect(await heard()).toEqual([{ topic: 'users', ids: [user.id] }])
  })

  it('is not announced when it is rolled back', async () => {
    // Transactions that other tests left open may have some.
    const pending = pendingTransactions()
    const req = await requestOf(payload)
    const failed = inTransaction(req, async () => {
      const lead = await asSystem(req).create({ collection: 'leads', data: leadInput() })
      await announce(req, 'leads', lead.id)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await heard()).toEqual([])
    expect(pendingTransactions()).toBe(pending)
  })

  it('of many rows is one announcement, without ids beyond a limit', async () => {
    const req = await requestOf(payload)
    const ids = Array.from({ length: MAX_IDS + 1 }, () => crypto.randomUUID())
    const announceAll = (some: string[]) =>
      inTransaction(req, async () => {
        for (const id of some) await announce(req, 'leads', id)
      })
    await announceAll(ids.slice(1))
    expect(await heard()).toEqual([{ topic: 'leads', ids: ids.slice(1) }])
    await announceAll(ids)
    expect(await heard()).toEqual([{ topic: 'leads', ids: [] }])
    await announceNow(payload, 'system', ...ids)
    expect(await heard()).toEqual([{ topic: 'system', ids: [] }])
  })

  it('of the largest size fits into a notification', async () => {
    const ids = Array.from({ length: MAX_IDS }, () => crypto.randomUUID())
    await announceNow(payload, 'proposals', ...ids)
    const [largest = ''] = await live.take()
    expect(JSON.parse(largest)).toEqual({ topic: 'proposals', ids })
    expect(Buffer.byteLength(largest)).toBeLessThan(8_000)
  })
})

describe('what visitors and clients do', () => {
  it('is announced for a ticket and a reply', async () => {
    const client = await asSystemWithoutRequest(payload).create({ collection: 'clients', data: clientData() })
    const user = await makeUser(payload, 'client', { client: client.id } as never)
    const context = {
      req: await requestOf(payload, user),
      user: { ...user, collection: 'users' as const },
      address: '10.1.1.1',
    }
    await live.take()
    const { id } = await createTicket(context, {
      title: 'Help',
      description: 'Please',
      priority: 'low',
    } as never)
    expect(await heard()).toEqual([{ topic: 'tickets', ids: [id] }])
    await replyAsClient(context, { ticket_id: id, body: 'Any news?' } as never)
    expect(await heard()).toEqual([{ topic: 'tickets', ids: [id] }])
  })

  it('announces a captured lead only from the worker', async () => {
    const context = { req: await requestOf(payload), user: null, address: '10.1.1.2' }
    const { id } = await captureLead(context, captureSchema.parse(requiredContactSamples()))
    expect(await heard()).toEqual([])
    await createHandlers(payload, null)['lead-follow-up']({ leadId: id })
    expect(await heard()).toEqual([{ topic: 'leads', ids: [id] }])
  })

  it('is announced when it changes an account by SQL', async () => {
    const client = await asSystemWithoutRequest(payload).create({ collection: 'clients', data: clientData() })
    const account = await makeUser(payload, 'client', { email: client.email, _verified: true })
    const admin = await contextOf(payload, await makeUser(payload, 'admin'))
    await asSystemWithoutRequest(payload).update({
      collection: 'users',
      id: account.id,
      data: { client: null },
    })
    await live.take()
    await inviteClient(admin, { client: client.id })
    expect(await heard()).toEqual([{ topic: 'users', ids: [account.id] }])
    await unlinkAccount(admin, { user: account.id })
    expect(await heard()).toContainEqual({ topic: 'users', ids: [account.id] })
    const member = await makeUser(payload, 'team', { language: 'en' })
    const browser = { requestHeaders: new Headers(), responseHeaders: new Headers() }
    const context = { ...(await contextOf(payload, member)), ...browser }
    await live.take()
    await setLanguage(context, { language: 'es' })
    expect(await heard()).toEqual([{ topic: 'users', ids: [member.id] }])
    await setLanguage(context, { language: 'es' })
    expect(await heard()).toEqual([])
  })

  it('announces the end of sessions', async () => {
    const user = await makeUser(payload, 'team')
    await live.take()
    await endSessions(await requestOf(payload), user.id)
    expect(await heard()).toEqual([{ topic: 'sessions', ids: [user.id] }])
  })
})
