import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { eraseTranscripts } from '@/features/proposal-generator/jobs/draft-rows'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { cleanUp } from '@/worker/create-handlers'
import { makeUser } from '../support/actors'

let payload: Payload
let owner: string
beforeAll(async () => {
  payload = await start()
  owner = (await makeUser(payload, 'admin')).id
})

/** Creates a draft and dates it back, in days. */
async function draft(created: number, changed: number): Promise<string> {
  const { id } = await asSystemWithoutRequest(payload).create({
    collection: 'generator-drafts',
    data: {
      owner,
      transcript: 'We need a website.',
      evidence: { projectDescription: 'We need a website.' },
      details: { title: 'Website' },
      content: '## What we do',
      task: 'none',
      taskState: 'idle',
      language: 'en',
      currency: 'USD',
    },
  })
  await autocommit(
    payload,
    sql`update generator_drafts set created_at = now() - ${created} * interval '1 day',
      updated_at = now() - ${changed} * interval '1 day' where id = ${id}`,
  )
  return id
}

const find = (id: string) => asSystemWithoutRequest(payload).findByID({ collection: 'generator-drafts', id })

it('the clean-up deletes old transcripts with their quotes, and keeps the rest of the draft', async () => {
  const [old, recent, inUse] = [await draft(31, 2), await draft(29, 29), await draft(40, 0)]
  await cleanUp(payload)
  const erased = await find(old)
  expect(erased).toMatchObject({ content: '## What we do', details: { title: 'Website' } })
  expect([erased.transcript, erased.evidence]).toEqual([null, null])
  expect(erased.transcriptDeletedAt).toEqual(expect.any(String))
  for (const id of [recent, inUse]) {
    const kept = await find(id)
    expect(kept.transcript).toBe('We need a website.')
    expect(kept.transcriptDeletedAt ?? null).toBeNull()
  }
  await eraseTranscripts(payload)
  expect((await find(old)).transcriptDeletedAt).toBe(erased.transcriptDeletedAt)
})
