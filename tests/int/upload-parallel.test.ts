import { commitTransaction, initTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { BlogImage, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { picture } from '../support/pictures'
import { caller, fileOf, filesIn, namesOf, type Slug } from '../support/uploads'

let payload: Payload
let team: User
let call: ReturnType<typeof caller>

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team')
  call = caller(payload, team)
})

/** Resolves once a connection waits for a lock, which is certain because both write the same row. */
async function untilBlocked(): Promise<void> {
  const blocked = sql`select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`
  while ((await autocommit(payload, blocked)).length === 0);
}

/** Replaces a picture in an open transaction, and ends it with `end` once `second` waits for it. */
async function whileReplacing<Result>(
  row: BlogImage,
  end: typeof commitTransaction,
  second: () => Promise<Result>,
): Promise<{ first: BlogImage; result: Result }> {
  const req = await requestOf(payload, team)
  await initTransaction(req)
  const file = fileOf({ data: await picture('jpeg', 700, 400) })
  const first = await asUser(req).update({ collection: 'blog-images', id: row.id, data: {}, file })
  const [result] = await Promise.all([second(), untilBlocked().finally(() => end(req))])
  return { first, result }
}

const all: Slug[] = ['blog-images', 'testimonial-images', 'site-images']
const upload = async (slug?: Slug) =>
  call('create', { file: { data: await picture('png', 700, 400) }, data: { alt: 'A bridge' } }, slug)

describe('concurrent changes of one picture', () => {
  it('upload: a replacement removes the files of the replacement that it waited for', async () => {
    const row = await upload()
    const data = await picture('webp', 800, 400)
    const { first, result } = await whileReplacing(row, commitTransaction, () =>
      call('update', { id: row.id, file: { data }, data: {} }),
    )
    expect(namesOf(first)).not.toEqual(namesOf(result))
    expect(filesIn()).toEqual(namesOf(result).sort())
    await call('delete', { id: row.id })
  })

  it('upload: a replacement that was rolled back does not affect the next', async () => {
    const row = await upload()
    const data = await picture('webp', 800, 400)
    const { result } = await whileReplacing(row, killTransaction, () =>
      call('update', { id: row.id, file: { data }, data: {} }),
    )
    expect(filesIn()).toEqual(namesOf(result).sort())
    await call('delete', { id: row.id })
  })

  it('upload: a deletion removes the files of the replacement that it waited for', async () => {
    const row = await upload()
    await whileReplacing(row, commitTransaction, () => call('delete', { id: row.id }))
    expect(filesIn()).toEqual([])
  })

  it.each(all)('upload: many concurrent replacements in %s leave one file', async (slug) => {
    const { id } = await upload(slug)
    const data = await picture('jpeg', 700, 400)
    const change = { id, file: { data }, data: {} }
    await Promise.all(Array.from({ length: 6 }, () => call('update', change, slug)))
    const local = asUser(await requestOf(payload, team))
    const kept = (await local.findByID({ collection: slug, id })) as BlogImage
    expect(filesIn(slug)).toEqual(namesOf(kept).sort())
    await call('delete', { id }, slug)
  })

  it('upload: replacing an unknown id is 404', async () => {
    const file = { data: await picture() }
    for (const id of ['none', crypto.randomUUID()])
      await expect(call('update', { id, file, data: {} })).rejects.toMatchObject({ status: 404 })
  })
})
