import { postgresAdapter } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

import { env } from '@/env'
import { asSystem, asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { requestOf } from '../support/actors'
import { leadInput } from '../support/fixtures'

let payload: Payload
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })

/** A constraint that fails only at COMMIT, as a lost connection or a full disk would. */
beforeAll(async () => {
  payload = await start()
  await owner.connect()
  await owner.query(`create table if not exists probe (
    id serial primary key, lead uuid references leads (id) deferrable initially deferred);
    grant insert, delete, select on probe to puente_app; grant usage on sequence probe_id_seq to puente_app`)
})
afterAll(async () => {
  await owner.query('drop table probe')
  await owner.end()
})

const count = async (email: string) =>
  (await asSystemWithoutRequest(payload).count({ collection: 'leads', where: { email: { equals: email } } }))
    .totalDocs

/** Creates a lead in a transaction whose COMMIT must fail. */
async function createWithFailedCommit(email: string): Promise<void> {
  const req = await requestOf(payload)
  await initTransaction(req)
  await asSystem(req).create({ collection: 'leads', data: { ...leadInput(), email } })
  await runSql(req, sql`insert into probe (lead) values (gen_random_uuid())`)
  await commitTransaction(req)
}

it('throws on a failed COMMIT and leaves no row', async () => {
  await expect(createWithFailedCommit('doomed@example.com')).rejects.toThrow()
  expect(await count('doomed@example.com')).toBe(0)
})

it('throws on a commit after a failed statement, instead of silently rolling back', async () => {
  const req = await requestOf(payload)
  await initTransaction(req)
  await asSystem(req).create({ collection: 'leads', data: { ...leadInput(), email: 'aborted@example.com' } })
  await runSql(req, sql`select 1 / 0`).catch(() => undefined)
  await expect(commitTransaction(req)).rejects.toThrow()
  expect(await count('aborted@example.com')).toBe(0)
})

it('the stock adapter resolves a failed COMMIT and leaves no row', async () => {
  const stock = postgresAdapter({ pool: { connectionString: env.DATABASE_URL } }).init({ payload })
  const { beginTransaction, commitTransaction: stockCommit } = stock
  const { beginTransaction: begin, commitTransaction: commit } = payload.db
  onTestFinished(() => void Object.assign(payload.db, { beginTransaction: begin, commitTransaction: commit }))
  Object.assign(payload.db, { beginTransaction, commitTransaction: stockCommit })
  await expect(createWithFailedCommit('stock@example.com')).resolves.toBeUndefined()
  expect(await count('stock@example.com')).toBe(0)
})

it('rolls back on a throw and leaves the pool usable', async () => {
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

it('survives a connection that Postgres terminates', async () => {
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
