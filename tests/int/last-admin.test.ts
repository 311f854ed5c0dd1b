import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { rowsOf } from '../support/rows'

let payload: Payload
let admin: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
})

const admins = () =>
  rowsOf<{ id: string; first_name: string }>(
    payload,
    sql`select id, first_name from users
      where role = 'admin' and deactivated_at is null and _verified order by id`,
  )

describe('one request for every admin', () => {
  const everyAdmin = { role: { equals: 'admin' as const } }
  const changes = {
    demotes: { role: 'team' as const },
    ends: { deactivatedAt: new Date().toISOString() },
    'takes the proof of': { _verified: false },
  }

  /** Creates two admins and demotes all others. */
  async function twoAdmins() {
    await autocommit(payload, sql`update users set role = 'team' where role = 'admin'`)
    const two = [await makeUser(payload, 'admin'), await makeUser(payload, 'admin')]
    const before = await admins()
    expect(before).toHaveLength(2)
    return { before, system: asUser(await requestOf(payload, two[0])) }
  }
  const refusal = { status: 409, message: 'This is the last admin. Make another user an admin first.' }
  afterEach(async () => {
    admin = await makeUser(payload, 'admin')
  })

  it.each(Object.entries(changes))('cannot %s all of them', async (_, data) => {
    const { before, system } = await twoAdmins()
    const change = system.update({
      collection: 'users',
      where: everyAdmin,
      data: { ...data, firstName: 'X' },
    })
    await expect(change).rejects.toMatchObject(refusal)
    expect(await admins()).toEqual(before)
  })

  it('cannot delete all of them', async () => {
    const { before, system } = await twoAdmins()
    await expect(system.delete({ collection: 'users', where: everyAdmin })).rejects.toMatchObject(refusal)
    expect(await admins()).toEqual(before)
  })

  it('succeeds if one is left, or if nobody loses the role', async () => {
    const { before, system } = await twoAdmins()
    await system.update({ collection: 'users', where: everyAdmin, data: { lastName: 'Both' } })
    const others = { and: [everyAdmin, { id: { not_equals: before[0]?.id } }] }
    const { docs } = await system.update({ collection: 'users', where: others, data: { role: 'team' } })
    expect(docs).toHaveLength(1)
    expect(await admins()).toEqual([before[0]])
  })
})

describe('the last admin', () => {
  it('remains when two admins demote, deactivate or delete each other concurrently', async () => {
    await autocommit(payload, sql`update users set role = 'team' where role = 'admin' and id <> ${admin.id}`)
    for (const data of [{ role: 'team' as const }, { deactivatedAt: new Date().toISOString() }]) {
      const second = await makeUser(payload, 'admin')
      const tries = await Promise.allSettled(
        [admin.id, second.id].map((id) =>
          asSystemWithoutRequest(payload).update({ collection: 'users', id, data }),
        ),
      )
      expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await autocommit(
        payload,
        sql`update users set role = 'admin', deactivated_at = null where id = ${admin.id}`,
      )
      await autocommit(payload, sql`delete from users where id = ${second.id}`)
    }
    const second = await makeUser(payload, 'admin')
    const tries = await Promise.allSettled(
      [admin.id, second.id].map((id) => asSystemWithoutRequest(payload).delete({ collection: 'users', id })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('gets a clear error and stays unchanged', async () => {
    await autocommit(payload, sql`update users set role = 'team' where role = 'admin'`)
    const { id } = await makeUser(payload, 'admin')
    const system = asSystemWithoutRequest(payload)
    const demote = system.update({ collection: 'users', id, data: { role: 'team', firstName: 'X' } })
    await expect(demote).rejects.toMatchObject({ status: 409 })
    await expect(system.delete({ collection: 'users', id })).rejects.toMatchObject({ status: 409 })
    expect(await admins()).toEqual([{ id, first_name: 'Ana' }])
  })
})
