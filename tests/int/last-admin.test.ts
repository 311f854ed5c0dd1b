import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { asSystemAlone, asUser, autocommit, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'

let payload: Payload
let admin: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
})

const admins = () =>
  autocommit<{ id: string; first_name: string }>(
    payload,
    statement`select id, first_name from users
      where role = 'admin' and deactivated_at is null and _verified order by id`,
  )

describe('one request that names every admin', () => {
  const everyAdmin = { role: { equals: 'admin' as const } }
  const changes = {
    demotes: { role: 'team' as const },
    ends: { deactivatedAt: new Date().toISOString() },
    'takes the proof of': { _verified: false },
  }

  /** Two admins, who are all there are. */
  async function twoAdmins() {
    await autocommit(payload, statement`update users set role = 'team' where role = 'admin'`)
    const two = [await makeUser(payload, 'admin'), await makeUser(payload, 'admin')]
    const before = await admins()
    expect(before).toHaveLength(2)
    return { before, system: asUser(await requestOf(payload, two[0])) }
  }
  const refusal = { status: 409, message: 'This is the last admin. Make somebody else an admin first.' }
  afterEach(async () => {
    admin = await makeUser(payload, 'admin')
  })

  it.each(Object.entries(changes))('%s none of them', async (_, data) => {
    const { before, system } = await twoAdmins()
    const change = system.update({
      collection: 'users',
      where: everyAdmin,
      data: { ...data, firstName: 'X' },
    })
    await expect(change).rejects.toMatchObject(refusal)
    expect(await admins()).toEqual(before)
  })

  it('deletes none of them', async () => {
    const { before, system } = await twoAdmins()
    await expect(system.delete({ collection: 'users', where: everyAdmin })).rejects.toMatchObject(refusal)
    expect(await admins()).toEqual(before)
  })

  it('may do so when one is left, and change what takes nobody away', async () => {
    const { before, system } = await twoAdmins()
    await system.update({ collection: 'users', where: everyAdmin, data: { lastName: 'Both' } })
    const others = { and: [everyAdmin, { id: { not_equals: before[0]?.id } }] }
    const { docs } = await system.update({ collection: 'users', where: others, data: { role: 'team' } })
    expect(docs).toHaveLength(1)
    expect(await admins()).toEqual([before[0]])
  })
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

  it('alone is refused with a sentence, and stays as it was', async () => {
    await autocommit(payload, statement`update users set role = 'team' where role = 'admin'`)
    const { id } = await makeUser(payload, 'admin')
    const system = asSystemAlone(payload)
    const demote = system.update({ collection: 'users', id, data: { role: 'team', firstName: 'X' } })
    await expect(demote).rejects.toMatchObject({ status: 409 })
    await expect(system.delete({ collection: 'users', id })).rejects.toMatchObject({ status: 409 })
    expect(await admins()).toEqual([{ id, first_name: 'Ana' }])
  })
})
