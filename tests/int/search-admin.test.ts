import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { searchAdmin } from '@/features/search/operations/search-admin'
import { findContent } from '@/features/search/queries/content'
import { listRelated } from '@/features/tickets/queries/related-documents'
import { contentKinds, type Found } from '@/features/search/rules'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeDocument } from '../support/cases'
import { makeClient, makeInvoice, makeProposal, makeTicket, sentProposal } from '../support/client-records'
import { restAs, restAsVisitor } from '../support/rest'
import { createTicketSetup } from '../support/tickets'
import { searchEndpoints } from '@/features/search/endpoints'

const searchRoute = searchEndpoints.POST['search-admin']

let payload: Payload
let admin: User
let team: User
let customer: User

const lead = (name: string, data: object = {}) =>
  asSystemWithoutRequest(payload).create({
    collection: 'leads',
    data: { name, email: `${crypto.randomUUID()}@example.com`, status: 'new', ...data } as never,
  })

beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
  team = await makeUser(payload, 'team', { language: 'es' })
  customer = await makeUser(payload, 'client')
  await lead('Guillermo Echeverría', { company: 'Ferretería del Valle' })
  await lead('Ana 100% Real')
  await lead('Ana 100 Percent')
  await lead('Under_score')
  await lead('Under score')
})

const search = async (user: User, query: string): Promise<Found[]> => {
  const req = await requestOf(payload, user)
  return (await searchAdmin({ req, user: user as never, address: '' }, { query })).found
}
const titles = async (query: string, user = team) => (await search(user, query)).map(({ title }) => title)

describe('who may search', () => {
  const post = (headers: Record<string, string>, query = 'percent') =>
    searchRoute(
      new Request(`${env.SITE_URL}/api/search-admin`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      }),
    )

  it.each(['admin', 'team'] as const)('%s is answered', async (role) => {
    const response = await post((await restAs(payload, role)).headers)
    expect(await response.json()).toMatchObject({ success: true, found: [{ title: 'Ana 100 Percent' }] })
  })
  it('a client is refused', async () => {
    const response = await post((await restAs(payload, 'client')).headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ success: false, error: 'forbidden' })
  })
  it('a visitor is refused', async () => {
    expect((await post(restAsVisitor().headers)).status).toBe(401)
  })
  it('one letter is refused', async () => {
    const response = await post((await restAs(payload, 'team')).headers, 'a')
    expect(await response.json()).toMatchObject({ error: 'invalid', fields: { query: 'too_short' } })
  })
  it('documents are read with the access of the user', async () => {
    await expect(search(customer, 'percent')).rejects.toMatchObject({ status: 403 })
  })
})

describe('what is found', () => {
  it.each(['echeverria', 'ECHEVERRÍA', 'guill echev', 'ferreteria', 'valle guillermo'])(
    '%j',
    async (query) => {
      expect(await titles(query)).toEqual(['Guillermo Echeverría'])
    },
  )
  it('leads by everything that their board searches: letters of any language, digits of the phone number', async () => {
    await lead('Šárka Dvořák', { phone: '+52 (55) 4182-0937' })
    expect(await titles('sarka dvorak')).toEqual(['Šárka Dvořák'])
    for (const query of ['4182 0937', '+52 1 55 4182-0937'])
      expect(await titles(query)).toEqual(['Šárka Dvořák'])
  })
  it('clients by their phone number, and with another kind of apostrophe', async () => {
    await makeClient(payload, { firstName: 'Søren', lastName: 'O’Hara', phone: '+51 1 765 4321' })
    for (const query of ["soren o'hara", '(01) 765-4321'])
      expect(await titles(query)).toEqual(['Søren O’Hara'])
  })
  it('a lead among many newer ones, by a rare word', async () => {
    await lead('Xochitl Quispe')
    await payload.db.drizzle.execute(
      `insert into leads (name, email, message, status, source_name, language, score, created_at)
       select 'Filler ' || n, 'filler-' || n || '@example.com', '', 'closed_lost', 'Contact Form', 'en', 0, now() + interval '1 hour'
       from generate_series(1, 2100) n`,
    )
    expect(await titles('xochitl')).toEqual(['Xochitl Quispe'])
  })
  it('nothing for accents without a letter', async () => {
    expect(await titles('\u0301\u0301')).toEqual([])
  })
  it('wildcards are matched literally', async () => {
    expect(await titles('100%')).toEqual(['Ana 100% Real'])
    expect(await titles('under_')).toEqual(['Under_score'])
    expect(await titles('%%')).toEqual([])
    expect(await titles(String.raw`\\`)).toEqual([])
  })
  it('a name that starts with the query comes first, then the newest', async () => {
    await lead('Zoraida Mid')
    await lead('Mid Zoraida')
    await lead('Zoraida New')
    expect(await titles('zoraida')).toEqual(['Zoraida New', 'Zoraida Mid', 'Mid Zoraida'])
  })
  it('at most five of a kind', async () => {
    for (let index = 0; index < 6; index++) await lead(`Many ${index}`)
    expect(await titles('many')).toHaveLength(5)
  })
  it('documents of a client, by the name of the client, each with its state', async () => {
    const client = await makeClient(payload, { firstName: 'Patricia', lastName: 'Provenzano' })
    const account = await makeUser(payload, 'client', { client: client.id })
    const proposal = await makeProposal(payload, account)
    const invoice = await makeInvoice(payload, account)
    const found = await search(team, 'provenzano')
    expect(found.find(({ kind }) => kind === 'clients')).toMatchObject({
      id: client.id,
      title: 'Patricia Provenzano',
      status: 'active',
    })
    expect(found.find(({ kind }) => kind === 'proposals')).toMatchObject({
      id: proposal.id,
      detail: 'Patricia Provenzano',
      amount: { cents: proposal.amount, currency: 'USD' },
    })
    expect(found.find(({ kind }) => kind === 'invoices')).toMatchObject({
      id: invoice.id,
      title: invoice.invoiceNumber,
    })
    expect(await titles(invoice.invoiceNumber, admin)).toEqual([invoice.invoiceNumber])
  })
  it('an expired proposal and an overdue invoice in the state that their boards show', async () => {
    const client = await makeClient(payload, { firstName: 'Otilia', lastName: 'Vencida' })
    const past = new Date(Date.now() - 3 * 86_400_000).toISOString()
    const sent = await sentProposal(payload, undefined, { client: client.id })
    const data = { status: 'sent', sentAt: past, expiresAt: past } as const
    await asSystemWithoutRequest(payload).update({ collection: 'proposals', id: sent.id, data })
    const { id } = await makeInvoice(payload, undefined, { client: client.id, dueDate: past })
    const found = await search(team, 'otilia')
    expect(found.find((one) => one.id === sent.id)?.status).toBe('expired')
    expect(found.find((one) => one.id === id)?.status).toBe('overdue')
    await asSystemWithoutRequest(payload).update({
      collection: 'proposals',
      id: sent.id,
      data: { status: 'draft' },
    })
    expect((await search(team, 'otilia')).find((one) => one.id === sent.id)?.status).toBe('revised')
    const related = await listRelated(await requestOf(payload, team), {
      client: client.id,
      except: crypto.randomUUID(),
    })
    expect(related).toMatchObject([
      { kind: 'proposal', state: 'revised' },
      { kind: 'invoice', status: 'overdue' },
    ])
  })
  it('the document that a ticket is about is listed before newer ones', async () => {
    const { id: proposal, client } = await makeProposal(payload)
    const clientId = typeof client === 'string' ? client : client.id
    const ticket = await makeTicket(payload, undefined, { client: clientId, proposal })
    for (const title of ['Newer', 'Newest'])
      await makeProposal(payload, undefined, { client: clientId, title })
    const related = await listRelated(await requestOf(payload, team), { client: clientId, except: ticket.id })
    expect(related.map(({ id, isSubject }) => [id === proposal, isSubject])).toEqual([
      [true, true],
      [false, false],
    ])
  })
  it('tickets by title', async () => {
    const setup = await createTicketSetup(payload)
    const { id } = await setup.openAsAna()
    const found = await search(setup.team, 'hers')
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'tickets', id, title: 'Hers', status: 'open' }),
    )
  })
  it('a ticket or a proposal by its number, before those that have the number in their title', async () => {
    const { number = 0 } = await makeTicket(payload)
    await makeTicket(payload, undefined, { title: `${number} errors` })
    const byNumber = async (query: string) =>
      (await search(team, query)).filter(({ number }) => number).map(({ kind, number }) => [kind, number])
    expect((await byNumber(`${number}`.padStart(2, '0')))[0]).toEqual(['tickets', number])
    expect(await byNumber(`TICKET ${number}`)).toEqual([['tickets', number]])
    const proposal = await makeProposal(payload)
    expect(await byNumber(`Propuesta ${proposal.number}`)).toEqual([['proposals', proposal.number]])
    expect(await byNumber('Ticket 999999')).toEqual([])
  })
  it.each(contentKinds)(
    'a draft of %s, by its title in either language, shown in the language of the user, and by nobody but staff',
    async (kind) => {
      const { id } = await asSystemWithoutRequest(payload).create({
        collection: kind,
        locale: 'en',
        draft: true,
        data: { title: `Bridges of ${kind}` } as never,
      })
      const find = async (user: User, query: string) =>
        findContent(await requestOf(payload, user), kind, { query, language: 'es' })
      expect(await search(team, `bridges ${kind}`)).toMatchObject([
        { kind, id, title: `Bridges of ${kind}`, states: { en: 'draft', es: 'missing' } },
      ])
      await asSystemWithoutRequest(payload).update({
        collection: kind,
        id,
        locale: 'es',
        draft: true,
        data: { title: `Los puentes de ${kind}` } as never,
      })
      for (const query of [`bridges ${kind}`, `puentes ${kind}`]) {
        expect(await search(team, query)).toMatchObject([
          { kind, id, title: `Los puentes de ${kind}`, states: { en: 'draft', es: 'draft' } },
        ])
        expect(await find(customer, query)).toEqual([])
      }
      expect(await search(admin, `bridges ${kind}`)).toMatchObject([{ id, title: `Bridges of ${kind}` }])
    },
  )
  it('a title that was published, and the one of its draft', async () => {
    const id = await makeDocument(payload, 'industries', { en: 'published' }, { title: 'Dentists' })
    await asSystemWithoutRequest(payload).update({
      collection: 'industries',
      id,
      locale: 'en',
      draft: true,
      data: { title: 'Orthodontists' } as never,
    })
    for (const query of ['dentists', 'orthodontists'])
      expect(await search(admin, query)).toMatchObject([{ id, states: { en: 'changed' } }])
  })
})
