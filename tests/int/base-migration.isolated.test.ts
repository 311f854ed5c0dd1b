import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { migrations } from '../../migrations'
import { repairGrants } from '../../scripts/postgres/grants'
import { freshDatabase } from '../support/postgres'
import { readSchema } from '../support/read-schema'

let client: pg.Client
let runtimeRole: string
beforeAll(async () => {
  const { ownerUrl, runtimeUrl } = await freshDatabase()
  client = new pg.Client({ connectionString: ownerUrl })
  runtimeRole = new URL(runtimeUrl).username
  await client.connect()
})
afterAll(() => client.end())

it('all migrations can be taken back and applied again, with the same schema and grants', async () => {
  const schema = await readSchema(client)
  expect(schema.length).toBeGreaterThan(1_000)
  const args = { db: drizzle(client) } as never
  for (const { down } of migrations.toReversed()) await down(args)
  expect(await readSchema(client)).toEqual([])
  for (const { up } of migrations) await up(args)
  await repairGrants(client, runtimeRole)
  expect(await readSchema(client)).toEqual(schema)
})
