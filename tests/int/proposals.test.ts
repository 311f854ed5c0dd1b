import type { Payload, Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listClientProposals } from '@/features/proposals/queries/client-proposals'
import { findProposal, type ShownProposal } from '@/features/proposal-signing/queries/proposal'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Client, Proposal, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { documentOfText } from '../support/fixtures'
import { makeClient, makeInvoice, makeProposal, makeTicket, sentProposal } from '../support/client-records'

let payload: Payload
let client: Client
let own: User
let stranger: User
let admin: User
let owner: User
let team: User
const at = new Date()
const past = new Date(at.getTime() - 60_000).toISOString()
const future = (days: number) => new Date(at.getTime() + days * 86_400_000).toISOString()

beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
  owner = await makeUser(payload, 'team', { firstName: 'Lucía', lastName: 'Fernández' })
  team = await makeUser(payload, 'team')
  client = await makeClient(payload)
  own = await makeUser(payload, 'client', { client: client.id })
  stranger = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
})

/** Sets a state for which there is no operation yet. */
const setFields = (id: string, data: Partial<Proposal>) =>
  asSystemWithoutRequest(payload).update({ collection: 'proposals', id, data })

const page = async (user: User, id: string) => findProposal(await requestOf(payload, user), id, at)
const shown = async (user: User, id: string) => (await page(user, id)) as ShownProposal

describe('the list of a client', () => {
  it('shows sent proposals, counts active ones, and takes amounts only from frozen versions', async () => {
    const { id: mine } = await makeClient(payload)
    const reader = await makeUser(payload, 'client', { client: mine })
    const send = (data: Partial<Proposal>) => sentProposal(payload, reader, data)
    await makeProposal(payload, reader, { title: 'Never sent' })
    const late = await send({ title: 'Later', expiresAt: future(9) })
    const soon = await send({ title: 'Soon', expiresAt: future(2), setupFee: 100, monthlyFee: 20 })
    const expired = await send({ title: 'Expired', expiresAt: past })
    const revised = await send({ title: 'Revised' })
    await setFields(revised.id, { status: 'draft', setupFee: 1, title: 'Not sent yet' })
    const signed = await send({ title: 'Signed' })
    await setFields(signed.id, { status: 'accepted', signedAt: past })

    const { rows, active, potential, next } = await listClientProposals(
      await requestOf(payload, reader),
      mine,
      at,
    )
    const states = Object.fromEntries(rows.map(({ title, state }) => [title, state]))
    expect(states).toEqual({
      Later: 'awaiting',
      Soon: 'awaiting',
      Expired: 'expired',
      Revised: 'revised',
      Signed: 'signed',
    })
    expect([active, potential]).toEqual([2, [{ currency: 'USD', cents: 635_000 + 120 }]])
    expect(next?.id).toBe(soon.id)
    expect(rows.find(({ id }) => id === revised.id)?.terms).toBeUndefined()
    expect(rows.find(({ id }) => id === late.id)?.terms?.amount).toBe(635_000)
    expect(rows.map(({ id }) => id)).toContain(expired.id)
    expect((await listClientProposals(await requestOf(payload, stranger), mine, at)).rows).toEqual([])
  })
})

describe('a query by a team member', () => {
  it.each<Where>([
    { 'content.root.children.children.text': { like: 'What we will' } },
    { description: { like: 'margin' } },
    { or: [{ id: { exists: true }, and: [{ description: { contains: 'margin' } }] }] },
  ])('reveals nothing about fields that only the owner reads: %j', async (where) => {
    const { id } = await sentProposal(payload, own, { owner: owner.id, description: 'The margin is 37.' })
    const { id: invoice } = await makeInvoice(payload, own, { proposal: id })
    const finds = async (user: User, query: Where) => {
      const asked = asUser(await requestOf(payload, user))
      const both = { and: [{ id: { equals: id } }, query] }
      const { docs } = await asked.find({ collection: 'proposals', where: both })
      expect((await asked.count({ collection: 'proposals', where: both })).totalDocs).toBe(docs.length)
      return docs.length
    }
    expect([await finds(owner, where), await finds(admin, where), await finds(team, where)]).toEqual([
      1, 1, 0,
    ])
    const through: Where = {
      and: [{ id: { equals: invoice } }, { 'proposal.description': { like: 'margin' } }],
    }
    const invoices = async (user: User) =>
      (await asUser(await requestOf(payload, user)).find({ collection: 'invoices', where: through }))
        .totalDocs
    expect([await invoices(admin), await invoices(owner), await invoices(team)]).toEqual([1, 1, 0])
  })

  it.each(['proposal.description', 'proposal__description', 'invoice.proposal.description'])(
    'reveals nothing of them through a ticket: %s',
    async (path) => {
      const { id: proposal } = await sentProposal(payload, own, {
        owner: owner.id,
        description: 'The margin is 37.',
      })
      const { id: invoice } = await makeInvoice(payload, own, { proposal })
      const { id } = await makeTicket(payload, own, { proposal, invoice })
      const where: Where = { and: [{ id: { equals: id } }, { [path]: { contains: 'margin' } }] }
      const count = async (user: User) =>
        (await asUser(await requestOf(payload, user)).count({ collection: 'tickets', where })).totalDocs
      expect([await count(admin), await count(owner), await count(team)]).toEqual([1, 1, 0])
    },
  )

  it('cannot sort by such fields', async () => {
    await sentProposal(payload, own, { owner: owner.id })
    const asked = asUser(await requestOf(payload, team))
    for (const sort of ['content', '-description'])
      expect((await asked.find({ collection: 'proposals', sort })).docs).toEqual([])
    expect((await asked.find({ collection: 'proposals', sort: 'title' })).docs).not.toEqual([])
  })
})

describe('the page of a proposal', () => {
  it('shows its client the frozen version, whatever the row contains now', async () => {
    const { id } = await sentProposal(payload, own, { owner: owner.id })
    await autocommit(
      payload,
      sql`update proposals set setup_fee = 1, amount = 2, content = ${JSON.stringify(documentOfText('Forged.'))}::jsonb where id = ${id}`,
    )
    const proposal = await shown(own, id)
    expect(proposal).toMatchObject({
      state: 'awaiting',
      preparedFor: { name: 'Rosa Huamán', company: 'Clínica Huamán' },
      preparedBy: 'Lucía Fernández',
      offer: {
        number: 1,
        setupFee: 450_000,
        monthlyFee: 185_000,
        amount: 635_000,
        // What a signature names.
        sha256: expect.stringMatching(/^[\da-f]{64}$/) as string,
      },
    })
    expect(JSON.stringify(proposal)).toContain('What we will do.')
    expect(JSON.stringify(proposal)).not.toMatch(/Forged|canonical|@example\.com|stripe|notes|"lead"/)
  })

  it('limits who may see it', async () => {
    const { id } = await sentProposal(payload, own, { owner: owner.id })
    const nobodys = await makeUser(payload, 'client')
    const { id: halted } = await makeClient(payload, { status: 'suspended' })
    const suspended = await makeUser(payload, 'client', { client: halted })
    for (const who of [stranger, team, nobodys, suspended]) expect(await page(who, id)).toBe('denied')
    for (const who of [own, owner, admin])
      expect(await shown(who, id)).toMatchObject({ state: 'awaiting', id })
  })

  it('finds nothing for an invalid id, and nothing for any client before it is sent', async () => {
    for (const id of ['', 'abc', '1', "'--", crypto.randomUUID()]) expect(await page(own, id)).toBe('missing')
    const { id } = await makeProposal(payload, own, { owner: owner.id })
    const nobodys = await makeUser(payload, 'client')
    for (const who of [own, stranger, nobodys]) expect(await page(who, id)).toBe('missing')
    expect(await page(team, id)).toBe('denied')
    for (const who of [owner, admin])
      expect(await shown(who, id)).toMatchObject({ state: 'draft', offer: { number: 1, setupFee: 450_000 } })
  })

  it('shows clients only the sent title during a revision, and staff the draft', async () => {
    const { id } = await sentProposal(payload, own, { owner: owner.id })
    await setFields(id, {
      status: 'draft',
      title: 'Thoughts',
      setupFee: 99_900,
      content: documentOfText('A new thought.'),
    })
    const proposal = await shown(own, id)
    expect(proposal.state).toBe('revised')
    expect(proposal.offer).toBeUndefined()
    expect(JSON.stringify(proposal)).not.toMatch(/thought|99900|What we will do/i)
    expect(await shown(owner, id)).toMatchObject({
      state: 'draft',
      title: 'Thoughts',
      offer: { number: 2, setupFee: 99_900 },
    })
  })

  it.each([
    ['signed', { status: 'signed', signedAt: past }],
    ['signed', { status: 'accepted', signedAt: past }],
    ['rejected', { status: 'rejected' }],
  ] as const)('has its content when it is %s', async (state, data) => {
    const { id } = await sentProposal(payload, own)
    await setFields(id, data)
    expect(await shown(own, id)).toMatchObject({ state, offer: { amount: 635_000 } })
  })

  it('fails without a fallback when the sent version cannot be read', async () => {
    const { id } = await makeProposal(payload, own)
    await autocommit(payload, sql`update proposals set status = 'sent', sent_at = now() where id = ${id}`)
    await expect(page(own, id)).rejects.toThrow('without a frozen version')
  })
})

describe('the owner of a draft', () => {
  const give = async (id: string, to: string) =>
    asUser(await requestOf(payload, owner)).update({ collection: 'proposals', id, data: { owner: to } })

  it('can be a colleague with access, and no one else', async () => {
    const { id } = await makeProposal(payload, own, { owner: owner.id })
    const former = await makeUser(payload, 'team', { deactivatedAt: past })
    for (const { id: to } of [former, own]) await expect(give(id, to)).rejects.toMatchObject({ status: 400 })
    expect((await give(id, team.id)).owner).toBe(team.id)
  })

  it('may have left: an admin edits the draft', async () => {
    const former = await makeUser(payload, 'team', { deactivatedAt: past })
    const { id } = await makeProposal(payload, own, { owner: former.id })
    const req = await requestOf(payload, admin)
    const data = { title: 'Edited', owner: former.id }
    expect((await asUser(req).update({ collection: 'proposals', id, data })).title).toBe('Edited')
  })
})
