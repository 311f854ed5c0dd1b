import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { queueAlerts } from '@/features/system/jobs/queue-alerts'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { makeLead } from '../support/fixtures'
import { rowsOf } from '../support/rows'

let payload: Payload
let ana: User
let luis: User
/** The command `backup` writes its rows as the owner. */
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
afterAll(() => owner.end())
beforeAll(async () => {
  await owner.connect()
  payload = await start()
  ana = await makeUser(payload, 'admin', { language: 'en', _verified: true })
  luis = await makeUser(payload, 'admin', { language: 'es', _verified: true })
  await makeUser(payload, 'admin', { _verified: true, deactivatedAt: new Date().toISOString() })
  await makeUser(payload, 'team', { _verified: true })
})
beforeEach(async () => {
  for (const table of ['outbox', 'submissions', 'leads'])
    await autocommit(payload, sql`delete from ${sql.identifier(table)}`)
  await autocommit(payload, sql`delete from pgboss.job where name = 'dead-letter'`)
  await owner.query('delete from backups')
})

type Row = { kind: string; recipient: string; language: string; data: object }
const alerts = () =>
  rowsOf<Row>(
    payload,
    sql`select kind, recipient, language, data from outbox where kind like 'alert-%' order by created_at, language`,
  )
const giveUp = (queue: string) =>
  autocommit(
    payload,
    sql`insert into pgboss.job (name, data, source_name) values ('dead-letter', '{}', ${queue})`,
  )
/** As if all emails so far had been queued earlier. */
const wait = (interval: string) =>
  autocommit(payload, sql`update outbox set created_at = created_at - ${interval}::interval`)
const leadOf = async (name: string, hours: number) => {
  const lead = await makeLead(payload, { name, email: `${crypto.randomUUID()}@example.com` })
  await autocommit(
    payload,
    sql`update leads set created_at = now() - ${hours} * interval '1 hour' where id = ${lead.id}`,
  )
  return lead
}

describe('an alert', () => {
  it('goes to each active admin in their language, once, even when several workers sweep', async () => {
    await giveUp('lead-follow-up')
    await Promise.all(Array.from({ length: 4 }, () => queueAlerts(payload)))
    const data = { count: 1, queues: ['lead-follow-up'] }
    expect(await alerts()).toEqual([
      { kind: 'alert-jobs', recipient: ana.email, language: 'en', data },
      { kind: 'alert-jobs', recipient: luis.email, language: 'es', data },
    ])
    await wait('2 hours')
    await queueAlerts(payload)
    expect(await alerts()).toHaveLength(2)
  })

  it('gathers what happens within an hour of the last one', async () => {
    await giveUp('lead-follow-up')
    await queueAlerts(payload)
    for (const queue of ['set-up-billing', 'draft-task', 'set-up-billing']) await giveUp(queue)
    await queueAlerts(payload)
    expect(await alerts()).toHaveLength(2)
    await wait('61 minutes')
    await queueAlerts(payload)
    expect((await alerts()).slice(2).map(({ data }) => data)).toEqual(
      Array(2).fill({ count: 3, queues: ['draft-task', 'set-up-billing'] }),
    )
  })

  it('waits for an admin', async () => {
    await giveUp('draft-task')
    await autocommit(
      payload,
      sql`update users set deactivated_at = now() where id in (${ana.id}, ${luis.id})`,
    )
    await queueAlerts(payload)
    expect(await alerts()).toEqual([])
    await autocommit(payload, sql`update users set deactivated_at = null where id in (${ana.id}, ${luis.id})`)
    await queueAlerts(payload)
    expect(await alerts()).toHaveLength(2)
  })
})

describe('leads', () => {
  it('are told when nobody has replied for 24 hours', async () => {
    const late = await leadOf('Rosa', 25)
    await leadOf('Eva', 23)
    const answered = await leadOf('Iris', 26)
    await autocommit(payload, sql`update leads set first_reply_at = now() where id = ${answered.id}`)
    await leadOf('Vera', 24 * 30)
    await queueAlerts(payload)
    const [first, ...others] = await alerts()
    expect(others).toHaveLength(1)
    expect(first).toMatchObject({
      kind: 'alert-leads',
      data: { count: 1, leads: [{ id: late.id, name: 'Rosa' }] },
    })
  })
})

describe('backups', () => {
  const backup = (days: number, change = 'finished_at = started_at') =>
    owner
      .query(
        `with made as (
         insert into backups (destination, started_at) values ('/backups/a.tar', now() - interval '${days} days'))
       select 1`,
      )
      .then(() =>
        owner.query(`update backups set ${change} where started_at = (select max(started_at) from backups)`),
      )
  const told = async () => {
    await queueAlerts(payload)
    return (await alerts()).filter(({ language }) => language === 'en').map(({ data }) => data)
  }

  it('are no matter where none was ever made', async () => {
    expect(await told()).toEqual([])
  })

  it('are told when one failed, with the time of the last complete one, and when the next fails', async () => {
    await backup(1)
    expect(await told()).toEqual([])
    await backup(0.1, `error = 'no space left on /backups'`)
    const failed = {
      error: 'no space left on /backups',
      lastAt: expect.stringMatching(/^20\d\d-/) as unknown,
    }
    expect(await told()).toEqual([failed])
    await wait('2 hours')
    expect(await told()).toEqual([failed])
    await backup(0.01, `error = 'the bucket denies access'`)
    expect(await told()).toEqual([failed, { ...failed, error: 'the bucket denies access' }])
  })

  it('are told once when none was made for two days, or when one was killed', async () => {
    await backup(3)
    expect(await told()).toEqual([{ error: null, lastAt: expect.any(String) as unknown }])
    await wait('2 hours')
    expect(await told()).toHaveLength(1)
    await backup(0.5, `bytes = 7`)
    expect(await told()).toHaveLength(2)
    expect((await told()).at(-1)).toMatchObject({ error: 'it did not end' })
  })
})
