import { createHash } from 'node:crypto'

import fc from 'fast-check'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { canonicalBytes, freezeProposal } from '@/features/proposals/operations/freeze-proposal'
import { asSystemAlone, autocommit, inTransaction, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { documentOfText } from '../support/fixtures'
import { makeProposal } from '../support/papers'

let payload: Payload
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})

async function freeze(id: string) {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, () => freezeProposal(req, id))
}

type Version = { id: string; number: string; sha256: string; canonical: string }
const versionsOf = (id: string) =>
  autocommit<Version>(
    payload,
    statement`select * from proposal_versions where proposal_id = ${id} order by number`,
  )
const statusOf = async (id: string) =>
  (await autocommit<{ status: string }>(payload, statement`select status from proposals where id = ${id}`))[0]
    ?.status

it('is done once when it is asked for many times at once', async () => {
  const { id } = await makeProposal(payload)
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => freeze(id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(String(result.reason)).toContain('conflict')
  expect(await versionsOf(id)).toHaveLength(1)
  expect(await statusOf(id)).toBe('sent')
})

it('leaves nothing behind when its transaction fails', async () => {
  const { id } = await makeProposal(payload)
  const req = await createLocalReq({}, payload)
  const failing = inTransaction(req, async () => {
    await freezeProposal(req, id)
    throw new Error('the mail could not be owed')
  })
  await expect(failing).rejects.toThrow('could not be owed')
  expect(await versionsOf(id)).toEqual([])
  expect(await statusOf(id)).toBe('draft')
})

it('keeps each version as it was, and numbers them', async () => {
  const { id } = await makeProposal(payload)
  await freeze(id)
  const [first] = await versionsOf(id)
  await asSystemAlone(payload).update({
    collection: 'proposals',
    id,
    data: { status: 'draft', setupFee: 100, content: documentOfText('Other words.') },
  })
  await freeze(id)
  const versions = await versionsOf(id)
  expect(versions.map(({ number }) => Number(number))).toEqual([1, 2])
  expect(versions[0]).toEqual(first)
  expect(versions[1]?.sha256).not.toBe(first?.sha256)
})

it('holds bytes whose digest anybody can count again', async () => {
  const { id } = await makeProposal(payload)
  await freeze(id)
  const [version] = await versionsOf(id)
  expect(
    createHash('sha256')
      .update(version?.canonical ?? '', 'utf8')
      .digest('hex'),
  ).toBe(version?.sha256)
  const frozen = JSON.parse(version?.canonical ?? '') as Parameters<typeof canonicalBytes>[0]
  expect(canonicalBytes(frozen)).toEqual({ canonical: version?.canonical, sha256: version?.sha256 })
  expect(frozen).toMatchObject({
    proposal: id,
    number: 1,
    setupFee: 450_000,
    amount: 635_000,
    currency: 'USD',
  })
})

it('makes the same bytes of the same words, in whatever order they are named', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (title, setupFee) => {
      const content = documentOfText(title.toWellFormed())
      const terms = {
        title: title.toWellFormed(),
        language: 'es',
        setupFee,
        monthlyFee: 0,
        amount: setupFee,
      } as const
      const rest = { currency: 'USD', expiresAt: null, proposal: 'p', number: 1 } as const
      expect(canonicalBytes({ ...terms, ...rest, content })).toEqual(
        canonicalBytes({ content, ...rest, ...terms }),
      )
      expect(canonicalBytes({ ...terms, ...rest, content, number: 2 }).sha256).not.toBe(
        canonicalBytes({ ...terms, ...rest, content }).sha256,
      )
    }),
    { numRuns: 50 },
  )
})

it.each([
  ['changed', (id: string) => statement`update proposal_versions set amount = 1 where id = ${id}`],
  ['deleted', (id: string) => statement`delete from proposal_versions where id = ${id}`],
])('is never %s, not by the database’s own statements either', async (_, change) => {
  const { id } = await makeProposal(payload)
  const version = await freeze(id)
  await expect(autocommit(payload, change(version.id))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('written once') as string },
  })
  expect(await versionsOf(id)).toHaveLength(1)
})

it('refuses what is no draft and what is not there', async () => {
  const { id } = await makeProposal(payload)
  await freeze(id)
  await expect(freeze(id)).rejects.toThrow('conflict')
  await expect(freeze(crypto.randomUUID())).rejects.toThrow('not_found')
})
