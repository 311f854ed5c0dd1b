import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { findProposal, type ShownProposal } from '@/features/proposal-signing/queries/proposal'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { makeClient, makeInvoice } from '../support/client-records'
import { createSigningSetup } from '../support/signing'
import { contextOf } from '../support/tickets'

let payload: Payload
let setup: Awaited<ReturnType<typeof createSigningSetup>>
beforeAll(async () => {
  payload = await start()
})
beforeEach(async () => {
  setup = await createSigningSetup(payload)
})

describe('an opening', () => {
  it('is recorded once for each account, and audited once for each version', async () => {
    const sent = await setup.send()
    const colleague = await makeUser(payload, 'client', { client: setup.client.id })
    const opened = await Promise.all([
      ...Array.from({ length: 5 }, () => setup.view(setup.rosa, sent)),
      setup.view(colleague, sent),
    ])
    expect(opened.filter(({ isFirst }) => isFirst)).toHaveLength(1)
    const { totalDocs } = await asSystemWithoutRequest(payload).count({
      collection: 'proposal-views',
      where: { proposal: { equals: sent.proposal } },
    })
    expect(totalDocs).toBe(2)
    expect(await setup.auditOf(sent.proposal)).toEqual(['proposal_opened'])
  })

  it('is recorded of one that was signed, declined or has expired, too', async () => {
    const [signed, declined] = [await setup.send(), await setup.send()]
    const late = await setup.send({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    await setup.sign(setup.rosa, signed)
    await setup.decline(setup.rosa, declined)
    for (const sent of [signed, declined, late])
      expect(await setup.view(setup.rosa, sent)).toEqual({ isFirst: true })
  })

  it('is shown with the first invoice, as far as the reader may see it', async () => {
    const sent = await setup.send()
    const read = async (user: typeof setup.rosa) =>
      findProposal((await contextOf(payload, user)).req, sent.proposal, new Date())
    const before = (await read(setup.rosa)) as ShownProposal
    expect([before.opened, before.invoiced]).toEqual([undefined, undefined])
    await setup.view(setup.rosa, sent)
    const stranger = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
    await makeInvoice(payload, stranger, { proposal: sent.proposal })
    const opened = (await read(setup.rosa)) as ShownProposal
    expect(opened.opened).toBeInstanceOf(Date)
    expect(opened.invoiced).toBeUndefined()
    await makeInvoice(payload, setup.rosa, { proposal: sent.proposal })
    expect(((await read(setup.rosa)) as ShownProposal).invoiced).toBeInstanceOf(Date)
  })

  it('is not recorded by reading the page alone', async () => {
    const sent = await setup.send()
    const { req } = await contextOf(payload, setup.rosa)
    expect(await findProposal(req, sent.proposal, new Date())).toMatchObject({ state: 'awaiting' })
    const where = { proposal: { equals: sent.proposal } }
    const { totalDocs } = await asSystemWithoutRequest(payload).count({ collection: 'proposal-views', where })
    expect(totalDocs).toBe(0)
    expect(await setup.auditOf(sent.proposal)).toEqual([])
  })

  it('by staff or another client is not recorded', async () => {
    const sent = await setup.send()
    const other = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
    await expect(setup.view(setup.owner, sent)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(setup.view(other, sent)).rejects.toMatchObject({ code: 'not_found' })
    expect(await setup.auditOf(sent.proposal)).toEqual([])
  })
})
