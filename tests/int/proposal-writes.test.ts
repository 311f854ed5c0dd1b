import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeClient, makeProposal } from '../support/client-records'
import { documentOfText } from '../support/fixtures'
import { proposalVerbs } from '../support/proposal-verbs'
import { restAs, type Rest } from '../support/rest'

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
