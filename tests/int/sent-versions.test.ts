import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { sentProposal } from '../support/client-records'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

describe('a version that was sent', () => {
  it.each([
    ['changed', (id: string) => sql`update proposal_versions set title = 'Forged' where id = ${id}`],
    ['deleted', (id: string) => sql`delete from proposal_versions where id = ${id}`],
    ['emptied', () => sql`truncate proposal_versions`],
  ])('cannot be %s, even by SQL', async (_, change) => {
    const { version } = await sentProposal(payload)
    await expect(autocommit(payload, change(version))).rejects.toThrow()
    const kept = await asSystemWithoutRequest(payload).findByID({
      collection: 'proposal-versions',
      id: version,
    })
    expect(kept.title).toBe('Website in two languages')
  })

  it('cannot be deleted through its proposal', async () => {
    const { id } = await sentProposal(payload)
    await expect(
      asSystemWithoutRequest(payload).delete({ collection: 'proposals', id }),
    ).rejects.toMatchObject({
      status: 409,
    })
    await expect(autocommit(payload, sql`delete from proposals where id = ${id}`)).rejects.toThrow()
  })
})
