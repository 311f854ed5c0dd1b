import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { verifyRecords } from '@/features/verification/verify-records'
import { findProposal } from '@/features/proposal-signing/queries/proposal'
import { pictureIdsOf } from '@/lib/document'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient, makeProposal } from '../support/client-records'
import type { documentOfText } from '../support/fixtures'
import { makeProposalPicture, showing } from '../support/proposal-pictures'
import { proposalVerbs } from '../support/proposal-verbs'
import { rowsOf } from '../support/rows'

/** Pictures in the text of a proposal, from the draft to the client's page. */

let payload: Payload
let owner: User
let client: Client
let reader: User
let verbs: ReturnType<typeof proposalVerbs>

beforeAll(async () => {
  payload = await start()
  owner = await makeUser(payload, 'team')
  client = await makeClient(payload)
  reader = await makeUser(payload, 'client', { client: client.id })
  verbs = proposalVerbs(payload, owner)
})

const system = () => asSystemWithoutRequest(payload)
const addImage = (proposal: string) => makeProposalPicture(payload, proposal)

/** A draft with a picture in its text. */
async function draft() {
  const { id } = await makeProposal(payload, owner, { client: client.id })
  const image = await addImage(id)
  await system().update({ collection: 'proposals', id, data: { content: showing(image.id) } })
  return { id, image }
}

const pageOf = async (id: string, user: User) => {
  const shown = await findProposal(await requestOf(payload, user), id, new Date())
  return typeof shown === 'string'
    ? shown
    : (shown.offer?.body as ReturnType<typeof documentOfText> | undefined)
}
const imageRow = async (id: string) =>
  (
    await rowsOf<{ frozen: boolean; sha256: string; proposal: string; filename: string }>(
      payload,
      sql`
        select frozen_at is not null as frozen, sha256, proposal_id as proposal, filename from proposal_images where id = ${id}`,
    )
  )[0]
const contentOf = async (id: string) =>
  (await system().findByID({ collection: 'proposals', id, depth: 0 })).content
const latestImages = async (id: string) => {
  const [row] = await rowsOf<{ canonical: string }>(
    payload,
    sql`select canonical from proposal_versions where proposal_id = ${id} order by number desc limit 1`,
  )
  return (JSON.parse(row?.canonical ?? '{}') as { images?: unknown }).images
}

it('sending freezes the pictures with the text, and the client sees them on the page', async () => {
  const { id, image } = await draft()
  const unused = await addImage(id)
  expect((await imageRow(image.id))?.frozen).toBe(false)
  await verbs.send(id, { by: 'link' })
  const row = await imageRow(image.id)
  expect(row?.frozen).toBe(true)
  expect((await imageRow(unused.id))?.frozen).toBe(false)
  expect(await latestImages(id)).toEqual([{ id: image.id, sha256: row?.sha256 }])
  const shown = { alt: 'A sketch', filename: image.filename, width: 60, height: 20 }
  for (const user of [reader, owner])
    expect((await pageOf(id, user)) as unknown).toMatchObject({ root: { children: [{}, { value: shown }] } })
  await expect(system().delete({ collection: 'proposal-images', id: image.id })).rejects.toThrow()
})

it('the verifier names a picture that is not as it was sent, and a version with another time', async () => {
  const { id, image } = await draft()
  await verbs.send(id, { by: 'link' })
  const [version] = await rowsOf<{ id: string }>(
    payload,
    sql`select id from proposal_versions where proposal_id = ${id}`,
  )
  const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  await owner.connect()
  const named = async (table: string, change: string, row: string | undefined) => {
    await owner.query('begin')
    await owner.query(`alter table ${table} disable trigger user`)
    await owner.query(`update ${table} set ${change} where id = $1`, [row])
    const { problems } = await verifyRecords(drizzle(owner))
    await owner.query('rollback')
    return problems.map((problem) => problem.row)
  }
  try {
    expect(await named('proposal_images', 'alt = alt', image.id)).toEqual([])
    const byte = "sha256 = overlay(sha256 placing 'x' from 9 for 1)"
    expect(await named('proposal_images', byte, image.id)).toEqual([`proposal_images ${image.id}`])
    expect(await named('proposal_versions', "frozen_at = frozen_at + interval '1 ms'", version?.id)).toEqual([
      `proposal_versions ${version?.id}`,
    ])
  } finally {
    await owner.end()
  }
})

it('a proposal with a picture of another one, or a deleted one, is not sent', async () => {
  const other = await draft()
  const { id, image } = await draft()
  const invalid = { code: 'invalid', details: { fields: { content: 'pictures' } } }
  for (const picture of [other.image.id, crypto.randomUUID()]) {
    const content = showing(image.id, picture)
    await system().update({ collection: 'proposals', id, data: { content } })
    await expect(verbs.send(id)).rejects.toMatchObject(invalid)
  }
  expect((await imageRow(image.id))?.frozen).toBe(false)
  // Nor does the client's page ever show a picture of another proposal.
  expect(pictureIdsOf(await pageOf(id, owner))).toEqual([image.id])
})

it('a revision keeps the frozen picture and freezes what is new', async () => {
  const { id, image } = await draft()
  await verbs.send(id, { by: 'link' })
  await verbs.revise(id)
  const added = await addImage(id)
  await system().update({ collection: 'proposals', id, data: { content: showing(image.id, added.id) } })
  expect(pictureIdsOf(await pageOf(id, owner))).toEqual([image.id, added.id])
  expect(await pageOf(id, reader)).toBeUndefined()
  await verbs.send(id, { by: 'link' })
  expect(await latestImages(id)).toHaveLength(2)
  expect(pictureIdsOf(await pageOf(id, reader))).toEqual([image.id, added.id])
})

it('a duplicate has pictures of its own, which are not frozen', async () => {
  const { id, image } = await draft()
  await verbs.send(id, { by: 'link' })
  const copy = await verbs.duplicate(id)
  const [copied = ''] = pictureIdsOf(await contentOf(copy.id))
  const row = await imageRow(copied)
  expect(row).toMatchObject({ frozen: false, proposal: copy.id })
  expect(row?.filename).not.toBe(image.filename)
  expect(pictureIdsOf(await contentOf(id))).toEqual([image.id])
  await verbs.send(copy.id, { by: 'link' })
  expect((await imageRow(copied))?.frozen).toBe(true)
})

it('a duplicate leaves out a picture whose file is lost', async () => {
  const { id, image } = await draft()
  await rm(join(env.MEDIA_DIR, 'proposal-images', image.filename ?? ''))
  const copy = await verbs.duplicate(id)
  expect(pictureIdsOf(await contentOf(copy.id))).toEqual([])
})

it('belongs to the proposal on whose page it was added', async () => {
  const { id } = await makeProposal(payload, owner)
  const req = await requestOf(payload, owner)
  req.headers = new Headers({ referer: `https://puente.example/admin/collections/proposals/${id}?locale=es` })
  const { fields } = payload.collections['proposal-images'].config
  const field = fields.find((one) => 'name' in one && one.name === 'proposal')
  const { defaultValue } = field as unknown as { defaultValue: (of: { req: typeof req }) => unknown }
  expect(defaultValue({ req })).toBe(id)
  req.headers = new Headers({ referer: 'https://puente.example/admin/collections/proposals/create' })
  expect(defaultValue({ req })).toBeUndefined()
})
