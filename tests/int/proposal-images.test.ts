import { createHash } from 'node:crypto'

import { createLocalReq, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { freezeImages } from '@/features/proposals/operations/freeze-proposal'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { makeClient, makeProposal, sentProposal } from '../support/client-records'
import { picture } from '../support/pictures'
import { restAs, restAsVisitor, type Rest } from '../support/rest'

let payload: Payload
let client: string
const callers: Record<string, Rest> = {}
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })

beforeAll(async () => {
  payload = await start()
  await owner.connect()
  await makeUser(payload, 'admin')
  client = (await makeClient(payload)).id
  callers.visitor = restAsVisitor()
  for (const role of ['client', 'team', 'admin'] as const) callers[role] = await restAs(payload, role)
  callers.stranger = await restAs(payload, 'client')
  await asSystemWithoutRequest(payload).update({
    collection: 'users',
    id: callers.client?.user ?? '',
    data: { client },
  })
})
afterAll(() => owner.end())

async function addImage(proposal: string) {
  const data = await picture('png', 60, 20)
  const file = { data, mimetype: 'image/png', name: 'sketch.png', size: data.length }
  return asSystemWithoutRequest(payload).create({
    collection: 'proposal-images',
    data: { alt: 'A sketch', proposal },
    file,
  })
}
const freeze = async (proposal: string, ids: string[]) =>
  freezeImages(await createLocalReq({}, payload), proposal, ids)

async function statuses(filename?: string | null): Promise<Record<string, number>> {
  const answers = Object.entries(callers).map(async ([name, call]) => {
    const { status } = await call('GET', `proposal-images/file/${filename}`)
    return [name, status] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

it('a file is served to its client once it was sent, to admins always, and to nobody else', async () => {
  const { id } = await sentProposal(payload, undefined, { client })
  const image = await addImage(id)
  const closed = { visitor: 404, client: 404, stranger: 404, team: 404, admin: 200 }
  expect(await statuses(image.filename)).toEqual(closed)
  const [frozen] = await freeze(id, [image.id])
  expect(await statuses(image.filename)).toEqual({ ...closed, client: 200 })
  const response = await callers.client?.('GET', `proposal-images/file/${image.filename}`)
  expect(response?.headers.get('cache-control')).toBe('private, no-store')
  const bytes = new Uint8Array((await response?.arrayBuffer()) ?? [])
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(frozen?.sha256)
})

it('a picture of a sent version can be neither changed nor deleted', async () => {
  const { id } = await sentProposal(payload)
  const image = await addImage(id)
  await freeze(id, [image.id, image.id])
  const remove = asSystemWithoutRequest(payload).delete({ collection: 'proposal-images', id: image.id })
  await expect(remove).rejects.toThrow()
  await expect(
    owner.query("update proposal_images set sha256 = 'x' where id = $1", [image.id]),
  ).rejects.toThrow('written once')
  expect(await statuses(image.filename)).toMatchObject({ admin: 200 })
  expect(await freeze(id, [image.id])).toHaveLength(1)
})

it('a picture of another proposal cannot be frozen', async () => {
  const image = await addImage((await makeProposal(payload)).id)
  const { id } = await makeProposal(payload)
  await expect(freeze(id, [image.id])).rejects.toMatchObject({ code: 'invalid' })
})

it('the pictures of a draft are deleted with it', async () => {
  const { id } = await makeProposal(payload)
  const image = await addImage(id)
  await asSystemWithoutRequest(payload).delete({ collection: 'proposals', id })
  const rows = await autocommit(payload, sql`select id from proposal_images where id = ${image.id}`)
  expect(rows).toEqual([])
})
