import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asSystemAlone, autocommit, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'

let payload: Payload
let admin: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
})
describe('the last admin', () => {
  it('of two who demote, end or delete each other at once one stays', async () => {
    await autocommit(
      payload,
      statement`update users set role = 'team' where role = 'admin' and id <> ${admin.id}`,
    )
    for (const data of [{ role: 'team' as const }, { deactivatedAt: new Date().toISOString() }]) {
      const second = await makeUser(payload, 'admin')
      const tries = await Promise.allSettled(
        [admin.id, second.id].map((id) => asSystemAlone(payload).update({ collection: 'users', id, data })),
      )
      expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await autocommit(
        payload,
        statement`update users set role = 'admin', deactivated_at = null where id = ${admin.id}`,
      )
      await autocommit(payload, statement`delete from users where id = ${second.id}`)
    }
    const second = await makeUser(payload, 'admin')
    const tries = await Promise.allSettled(
      [admin.id, second.id].map((id) => asSystemAlone(payload).delete({ collection: 'users', id })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
