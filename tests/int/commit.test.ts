import { postgresAdapter } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { asSystem, asSystemAlone, inTransaction, sql, statement, updateIf } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import { requestOf } from '../support/actors'
import { leadInput, makeLead } from '../support/fixtures'

let payload: Payload
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })

/** A constraint that fails only at COMMIT, as a lost connection or a full disk would. */
beforeAll(async () => {
  payload = await start()
  await owner.connect()
  await owner.query(`create table if not exists probe (
    id serial primary key, lead uuid references leads (id) deferrable initially deferred)`)
})
afterAll(async () => {
  await owner.query('drop table probe')
  await owner.end()
})

const count = async (email: string) =>
  (await asSystemAlone(payload).count({ collection: 'leads', where: { email: { equals: email } } })).totalDocs

/** Creates a lead in a transaction whose COMMIT must fail. */
async function doomed(email: string): Promise<void> {
  const req = await requestOf(payload)
  await initTransaction(req)
  await asSystem(req).create({ collection: 'leads', data: { ...leadInput(), email } })
  await sql(req, statement`insert into probe (lead) values (gen_random_uuid())`)
  await commitTransaction(req)
}

it('a failed COMMIT throws, and leaves no row', async () => {
  await expect(doomed('doomed@example.com')).rejects.toThrow()
  expect(await count('doomed@example.com')).toBe(0)
})

it('a commit after a statement that failed throws instead of rolling back in silence', async () => {
  const req = await requestOf(payload)
  await initTransaction(req)
  await asSystem(req).create({ collection: 'leads', data: { ...leadInput(), email: 'aborted@example.com' } })
  await sql(req, statement`select 1 / 0`).catch(() => undefined)
  await expect(commitTransaction(req)).rejects.toThrow()
  expect(await count('aborted@example.com')).toBe(0)
})

it('the stock adapter would have lied: its commit resolves and leaves no row', async () => {
  const stock = postgresAdapter({ pool: { connectionString: env.DATABASE_URL } }).init({ payload })
  const { beginTransaction, commitTransaction: stockCommit } = stock
  const ours = { begin: payload.db.beginTransaction, commit: payload.db.commitTransaction }
  Object.assign(payload.db, { beginTransaction, commitTransaction: stockCommit })
  await expect(doomed('stock@example.com')).resolves.toBeUndefined()
  Object.assign(payload.db, { beginTransaction: ours.begin, commitTransaction: ours.commit })
  expect(await count('stock@example.com')).toBe(0)
})

it('a throw rolls back, and the pool is whole afterwards', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const req = await requestOf(payload)
    const work = inTransaction(req, async () => {
      await asSystem(req).create({
        collection: 'leads',
        data: { ...leadInput(), email: 'thrown@example.com' },
      })
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
  }
  expect(await count('thrown@example.com')).toBe(0)
})

it('of parallel conditional updates one wins', async () => {
  const lead = await makeLead(payload)
  const wins = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const req = await requestOf(payload)
      const where = { id: { equals: lead.id }, status: { equals: 'new' } }
      return updateIf(req, { collection: 'leads', where, data: { status: 'contacted' } })
    }),
  )
  expect(wins.filter(Boolean)).toHaveLength(1)
})

it('a connection that Postgres ends does not end the process', async () => {
  await owner
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'puente_app' and datname = current_database()`,
    )
    .catch(() => undefined)
  await expect.poll(() => count('nobody@example.com').catch(() => -1)).toBe(0)
})

it('the runtime role cannot change the schema', async () => {
  const app = new pg.Client({ connectionString: env.DATABASE_URL })
  await app.connect()
  await expect(app.query('create table mine (id int)')).rejects.toThrow(/permission denied/)
  await expect(app.query('drop table leads')).rejects.toThrow(/must be owner/)
  await app.end()
})
