import { createHash } from 'node:crypto'

import { PgDialect } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { createLocalReq, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { canonicalBytes, freezeProposal } from '@/features/proposals/operations/freeze-proposal'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, inTransaction, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { documentOfText } from '../support/fixtures'
import { makeProposal } from '../support/client-records'
import { rowsOf } from '../support/rows'

let payload: Payload
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
beforeAll(async () => {
  payload = await start()
  await owner.connect()
  await makeUser(payload, 'admin')
})
afterAll(() => owner.end())

async function freeze(id: string) {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, () => freezeProposal(req, id))
}

type Version = { id: string; number: string; sha256: string; canonical: string }
const versionsOf = (id: string) =>
  rowsOf<Version>(payload, sql`select * from proposal_versions where proposal_id = ${id} order by number`)
const statusOf = async (id: string) =>
  (await rowsOf<{ status: string }>(payload, sql`select status from proposals where id = ${id}`))[0]?.status

it('freezes once when requested many times concurrently', async () => {
  const { id } = await makeProposal(payload)
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => freeze(id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(String(result.reason)).toContain('conflict')
  expect(await versionsOf(id)).toHaveLength(1)
  expect(await statusOf(id)).toBe('sent')
})

it('stores nothing when its transaction is rolled back', async () => {
  const { id } = await makeProposal(payload)
  const req = await createLocalReq({}, payload)
  const failing = inTransaction(req, async () => {
    await freezeProposal(req, id)
    throw new Error('the email could not be queued')
  })
  await expect(failing).rejects.toThrow('could not be queued')
  expect(await versionsOf(id)).toEqual([])
  expect(await statusOf(id)).toBe('draft')
})

it('keeps each version unchanged and numbers them', async () => {
  const { id } = await makeProposal(payload)
  await freeze(id)
  const [first] = await versionsOf(id)
  await asSystemWithoutRequest(payload).update({
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

it('stores bytes whose digest can be verified', async () => {
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

it('serializes the same content to the same bytes in any key order', () => {
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
  ['changed', (id: string) => sql`update proposal_versions set amount = 1 where id = ${id}`],
  ['deleted', (id: string) => sql`delete from proposal_versions where id = ${id}`],
])('can never be %s, even by SQL', async (_, change) => {
  const { id } = await makeProposal(payload)
  const version = await freeze(id)
  // The role that serves has no privilege for it, and a trigger stops the owner of the table.
  await expect(autocommit(payload, change(version.id))).rejects.toMatchObject({ cause: { code: '42501' } })
  const { sql: text, params } = new PgDialect().sqlToQuery(change(version.id))
  await expect(owner.query(text, params)).rejects.toThrow('written once')
  expect(await versionsOf(id)).toHaveLength(1)
})

it('rejects a proposal that is not a draft, and an unknown one', async () => {
  const { id } = await makeProposal(payload)
  await freeze(id)
  await expect(freeze(id)).rejects.toThrow('conflict')
  await expect(freeze(crypto.randomUUID())).rejects.toThrow('not_found')
})
