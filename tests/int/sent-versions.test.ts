import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asSystemAlone, autocommit, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import { sentProposal } from '../support/papers'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

describe('what a client was sent', () => {
  it.each([
    ['changed', (id: string) => statement`update proposal_versions set title = 'Forged' where id = ${id}`],
    ['deleted', (id: string) => statement`delete from proposal_versions where id = ${id}`],
    ['emptied', () => statement`truncate proposal_versions`],
  ])('is not %s, by SQL either', async (_, change) => {
    const { version } = await sentProposal(payload)
    await expect(autocommit(payload, change(version))).rejects.toThrow()
    const kept = await asSystemAlone(payload).findByID({ collection: 'proposal-versions', id: version })
    expect(kept.title).toBe('Website in two languages')
  })

  it('goes along with no proposal that is deleted', async () => {
    const { id } = await sentProposal(payload)
    await expect(asSystemAlone(payload).delete({ collection: 'proposals', id })).rejects.toMatchObject({
      status: 409,
    })
    await expect(autocommit(payload, statement`delete from proposals where id = ${id}`)).rejects.toThrow()
  })
})
