import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeClient, makeProposal } from '../support/client-records'
import { documentOfText } from '../support/fixtures'
import { proposalVerbs } from '../support/proposal-verbs'
import { restAs, type Rest } from '../support/rest'
import { createSigningSetup } from '../support/signing'

let payload: Payload
const staff: Record<'team' | 'admin', Rest> = {} as never

beforeAll(async () => {
  payload = await start()
  for (const role of ['team', 'admin'] as const) staff[role] = await restAs(payload, role)
})

const read = (id: string) =>
  asSystemWithoutRequest(payload).findByID({ collection: 'proposals', id, depth: 0 })
const draft = async () => {
  const client = await makeClient(payload)
  const owner = { id: staff.team.user, role: 'team' } as User
  return (await makeProposal(payload, owner, { client: client.id })).id
}
/** What the form of the admin sends, also by itself. */
const forged = { title: 'Another', content: documentOfText('Another.'), setupFee: 1, status: 'draft' }

it('what was sent is not written by REST, alone or in bulk, by its owner or an admin', async () => {
  const id = await draft()
  const verbs = proposalVerbs(payload, await owner())
  await verbs.send(id, { by: 'link' })
  const before = await read(id)
  for (const call of Object.values(staff)) {
    expect((await call('PATCH', `proposals/${id}?autosave=true`, forged)).status).toBeGreaterThanOrEqual(403)
    await call('PATCH', `proposals?where[id][equals]=${id}`, forged)
  }
  expect(await read(id)).toEqual(before)
})

describe('a signed proposal cannot be changed', () => {
  let id: string
  let signed: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    const setup = await createSigningSetup(payload)
    const sent = await setup.send({ owner: staff.team.user })
    await setup.sign(setup.rosa, sent)
    id = sent.proposal
    signed = await read(id)
    expect(signed.status).toBe('signed')
  })
  const callers = ['team', 'admin'] as const

  it.each(callers)('by REST, alone, as an autosave or in bulk: %s', async (role) => {
    const rest = staff[role]
    for (const path of [`proposals/${id}`, `proposals/${id}?autosave=true`, `proposals/${id}?draft=true`])
      expect((await rest('PATCH', path, forged)).status).toBeGreaterThanOrEqual(403)
    await rest('PATCH', `proposals?where[id][equals]=${id}`, forged)
    expect((await rest('DELETE', `proposals/${id}`)).status).toBeGreaterThanOrEqual(403)
    await rest('DELETE', `proposals?where[id][equals]=${id}`)
    expect(await read(id)).toEqual(signed)
  })

  it.each(callers)('by restoring a version, its frozen text or its evidence: %s', async (role) => {
    const rest = staff[role]
    const { docs } = await asSystemWithoutRequest(payload).find({
      collection: 'proposal-versions',
      where: { proposal: { equals: id } },
    })
    const version = docs[0]?.id ?? ''
    expect((await rest('POST', `proposals/versions/${version}`)).status).toBeGreaterThanOrEqual(403)
    for (const collection of ['proposal-versions', 'proposal-signatures']) {
      await rest('PATCH', `${collection}?where[proposal][equals]=${id}`, { title: 'Forged', amount: 1 })
      await rest('DELETE', `${collection}?where[proposal][equals]=${id}`)
    }
    expect(
      (await rest('PATCH', `proposal-versions/${version}`, { amount: 1 })).status,
    ).toBeGreaterThanOrEqual(403)
    const after = await asSystemWithoutRequest(payload).find({
      collection: 'proposal-versions',
      where: { proposal: { equals: id } },
    })
    expect(after.docs).toEqual(docs)
    expect(await read(id)).toEqual(signed)
  })

  it('by revising or sending it again', async () => {
    const verbs = proposalVerbs(payload, await owner())
    await expect(verbs.revise(id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(verbs.send(id, { by: 'link' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await read(id)).toEqual(signed)
  })
})

async function owner(): Promise<User> {
  return asSystemWithoutRequest(payload).findByID({ collection: 'users', id: staff.team.user ?? '' })
}

it('a save that arrives while the proposal is being sent does not take it back', async () => {
  const id = await draft()
  const sender = new pg.Client({ connectionString: env.DATABASE_URL })
  await sender.connect()
  try {
    await sender.query('begin')
    await sender.query('select from proposals where id = $1 for update', [id])
    await sender.query(`update proposals set status = 'sent', sent_at = now() where id = $1`, [id])
    const save = staff.team('PATCH', `proposals/${id}`, forged)
    await expect
      .poll(
        async () =>
          (
            await sender.query(
              `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).rowCount,
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0)
    await sender.query('commit')
    expect((await save).status).toBeGreaterThanOrEqual(403)
  } finally {
    await sender.end()
  }
  expect(await read(id)).toMatchObject({
    status: 'sent',
    title: 'Website in two languages',
    setupFee: 450_000,
  })
})
