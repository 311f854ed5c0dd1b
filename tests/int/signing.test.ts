import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { signatureProblems, type SignatureRow } from '@/features/verification/record-checks'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { sha256Of } from '@/lib/server/canonical'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { makeClient } from '../support/client-records'
import { documentOfText, historyOf } from '../support/fixtures'
import { createSigningSetup, dataUrlOf } from '../support/signing'

let payload: Payload
let setup: Awaited<ReturnType<typeof createSigningSetup>>
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})
beforeEach(async () => {
  setup = await createSigningSetup(payload)
})

const outcomes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'done' : (result.reason as { code: string }).code))

describe('a signature', () => {
  it('binds the version, the consent, the signer and the time, closes the lead and queues two receipts', async () => {
    const sent = await setup.send()
    const { signedAt } = await setup.sign(setup.rosa, sent)
    expect(await setup.statusOf(sent.proposal)).toBe('signed')
    const where = { proposal: { equals: sent.proposal } }
    const { docs } = await asSystemWithoutRequest(payload).find({
      collection: 'proposal-signatures',
      where,
      depth: 0,
    })
    const [row] = docs
    expect(row).toMatchObject({
      client: setup.client.id,
      signer: setup.rosa.id,
      signerEmail: setup.rosa.email,
      method: 'drawn',
      documentSha256: sent.version,
      consentVersion: '1',
      consentLanguage: 'es',
      signedAt,
      address: '10.0.0.1',
      userAgent: 'Mozilla/5.0 (iPhone) Safari/604',
    })
    expect(row?.consentText).toContain('Ley 27269')
    expect(row?.sha256).toBe(sha256Of(row?.canonical ?? ''))
    expect(
      signatureProblems(row as unknown as SignatureRow, { proposal: sent.proposal, digest: sent.version }),
    ).toEqual([])
    expect(await setup.statusOfLead(sent.lead)).toBe('closed_won')
    const history = await historyOf(payload, sent.lead)
    expect(history.at(-1)).toMatchObject({ type: 'status_change', data: { new_status: 'closed_won' } })
    expect(await setup.auditOf(sent.proposal)).toEqual(['proposal_signed'])
    // Waiting in the outbox from the commit on, so a crash of the site loses none.
    expect(await setup.emailsAbout(sent.proposal)).toEqual([
      { kind: 'proposal-signed', recipient: setup.rosa.email, language: 'es', status: 'pending' },
      { kind: 'proposal-signed-owner', recipient: setup.owner.email, language: 'en', status: 'pending' },
    ])
  })

  it('is kept whole for a long text and a drawing that fills the paper', async () => {
    const sent = await setup.send({ content: documentOfText('Una frase larga. '.repeat(4_000)) })
    const shades = Buffer.from(Array.from({ length: 600 * 200 }, (_, index) => 100 + ((index * 7919) % 151)))
    const drawn = sharp(shades, { raw: { width: 600, height: 200, channels: 1 } }).png()
    await setup.sign(setup.rosa, sent, { image: dataUrlOf(await drawn.toBuffer()) })
    const { docs } = await asSystemWithoutRequest(payload).find({
      collection: 'proposal-signatures',
      where: { proposal: { equals: sent.proposal } },
    })
    expect(docs[0]?.image?.length).toBeGreaterThan(0)
    expect(docs[0]?.canonical.length).toBeGreaterThan(0)
  })

  it('can be a typed name, which is kept without a picture', async () => {
    const sent = await setup.send()
    await setup.sign(setup.rosa, sent, { typedName: ' Rosa Huamán ' })
    expect(await setup.signaturesOf(sent.proposal)).toMatchObject([
      { method: 'typed', typed_name: 'Rosa Huamán', image: null, image_sha256: null },
    ])
  })

  it('is given once by twenty parallel requests, with one entry and one receipt each', async () => {
    const sent = await setup.send()
    const results = outcomes(
      await Promise.allSettled(Array.from({ length: 20 }, () => setup.sign(setup.rosa, sent))),
    )
    expect(results.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'conflict'), 'done'])
    expect(await setup.signaturesOf(sent.proposal)).toHaveLength(1)
    expect(await setup.auditOf(sent.proposal)).toEqual(['proposal_signed'])
    expect(await setup.emailsAbout(sent.proposal)).toHaveLength(2)
  })

  it('and a simultaneous refusal: exactly one of them takes effect', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = await setup.send()
      const results = outcomes(
        await Promise.allSettled([setup.sign(setup.rosa, sent), setup.decline(setup.rosa, sent, 'No')]),
      )
      expect(results.toSorted()).toEqual(['conflict', 'done'])
      const isSigned = results[0] === 'done'
      expect(await setup.statusOf(sent.proposal)).toBe(isSigned ? 'signed' : 'rejected')
      expect(await setup.signaturesOf(sent.proposal)).toHaveLength(isSigned ? 1 : 0)
      expect(await setup.auditOf(sent.proposal)).toEqual([isSigned ? 'proposal_signed' : 'proposal_declined'])
    }
  })

  it('never reopens a won lead', async () => {
    const sent = await setup.send()
    await asSystemWithoutRequest(payload).update({
      collection: 'leads',
      id: sent.lead,
      data: { status: 'closed_won' },
    })
    const before = await historyOf(payload, sent.lead)
    await setup.sign(setup.rosa, sent)
    expect(await historyOf(payload, sent.lead)).toHaveLength(before.length)
  })
})

it('wins a lead that was given up, because its client has signed', async () => {
  const sent = await setup.send()
  const leads = asSystemWithoutRequest(payload)
  await leads.update({ collection: 'leads', id: sent.lead, data: { status: 'closed_lost' } })
  await setup.sign(setup.rosa, sent)
  expect(await setup.statusOfLead(sent.lead)).toBe('closed_won')
  expect((await historyOf(payload, sent.lead)).at(-1)).toMatchObject({
    type: 'status_change',
    data: { new_status: 'closed_won' },
  })
})

describe('nobody signs', () => {
  const refuse = async (work: Promise<unknown>, code: string, id: string) => {
    await expect(work).rejects.toMatchObject({ code })
    expect(await setup.statusOf(id)).toBe('sent')
    expect(await setup.signaturesOf(id)).toEqual([])
    expect(await setup.emailsAbout(id)).toEqual([])
  }

  it('another version than the page showed, an expired one, or another consent text', async () => {
    const sent = await setup.send()
    await refuse(setup.sign(setup.rosa, { ...sent, version: 'a'.repeat(64) }), 'conflict', sent.proposal)
    await refuse(
      setup.sign(setup.rosa, sent, { typedName: 'R', consentVersion: '0' }),
      'conflict',
      sent.proposal,
    )
    const late = await setup.send({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    await refuse(setup.sign(setup.rosa, late), 'conflict', late.proposal)
    await refuse(setup.decline(setup.rosa, late), 'conflict', late.proposal)
  })

  it.each([
    ['a draft', { status: 'draft' }],
    ['a declined one', { status: 'rejected', declinedAt: new Date().toISOString() }],
  ] as const)('%s', async (_, data) => {
    const sent = await setup.send()
    await asSystemWithoutRequest(payload).update({ collection: 'proposals', id: sent.proposal, data })
    await expect(setup.sign(setup.rosa, sent)).rejects.toMatchObject({ code: 'conflict' })
    expect(await setup.statusOf(sent.proposal)).toBe(data.status)
    expect(await setup.signaturesOf(sent.proposal)).toEqual([])
    expect(await setup.emailsAbout(sent.proposal)).toEqual([])
  })

  it('a signed one again', async () => {
    const sent = await setup.send()
    await setup.sign(setup.rosa, sent)
    const before = await setup.signaturesOf(sent.proposal)
    await expect(setup.sign(setup.rosa, sent, { typedName: 'Again' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await setup.signaturesOf(sent.proposal)).toEqual(before)
    expect(await setup.auditOf(sent.proposal)).toEqual(['proposal_signed'])
  })

  it('as staff, as another client, or without a client', async () => {
    const sent = await setup.send()
    const other = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
    await refuse(setup.sign(await makeUser(payload, 'admin'), sent), 'forbidden', sent.proposal)
    await refuse(setup.sign(setup.owner, sent), 'forbidden', sent.proposal)
    await refuse(setup.sign(other, sent), 'not_found', sent.proposal)
    await refuse(setup.sign(await makeUser(payload, 'client'), sent), 'not_found', sent.proposal)
  })

  it.each(['inactive', 'suspended'] as const)('for a client that is %s', async (status) => {
    const sent = await setup.send()
    await asSystemWithoutRequest(payload).update({
      collection: 'clients',
      id: setup.client.id,
      data: { status },
    })
    await refuse(setup.sign(setup.rosa, sent), 'forbidden', sent.proposal)
    await refuse(setup.decline(setup.rosa, sent), 'forbidden', sent.proposal)
  })
})

it('keeps the reason of a refusal and tells the owner', async () => {
  const sent = await setup.send()
  await setup.decline(setup.rosa, sent, 'Ahora no\nEn marzo.')
  expect(await setup.statusOf(sent.proposal)).toBe('rejected')
  expect(await setup.emailsAbout(sent.proposal)).toMatchObject([
    { kind: 'proposal-declined', recipient: setup.owner.email, language: 'en' },
  ])
  await expect(setup.sign(setup.rosa, sent)).rejects.toMatchObject({ code: 'conflict' })
})
