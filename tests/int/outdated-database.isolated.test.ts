import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { isOutdatedDatabase, refusalReason } from '../../scripts/postgres/outdated-database'
import { replacedMigrations } from '../../scripts/postgres/replaced-migrations'
import { freshDatabase } from '../support/postgres'

let url: string
let client: pg.Client
beforeEach(async () => {
  url = (await freshDatabase()).ownerUrl
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterEach(() => client.end())

it('accepts a migrated database', async () => {
  expect(await isOutdatedDatabase(url)).toBe(false)
})

it('accepts a database without migrations', async () => {
  await client.query('delete from payload_migrations')
  expect(await isOutdatedDatabase(url)).toBe(false)
  await client.query('drop table payload_migrations')
  expect(await isOutdatedDatabase(url)).toBe(false)
})

it('accepts migrations newer than this version', async () => {
  await client.query("insert into payload_migrations (name, batch) values ('20991231_235959_later', 2)")
  expect(await isOutdatedDatabase(url)).toBe(false)
})

it('rejects a database created by migrations that no longer exist', async () => {
  await client.query("update payload_migrations set name = 'old_' || name")
  expect(await isOutdatedDatabase(url)).toBe(true)
})

it('accepts all migrations that the base replaced, whatever their order, and neither a part nor more', () => {
  expect(refusalReason(replacedMigrations.toReversed())).toBeUndefined()
  for (const name of replacedMigrations) {
    const rest = replacedMigrations.filter((other) => other !== name)
    expect(refusalReason(rest)).toMatch(
      new RegExp(`lacks migrations .*: ${name}\\. It was not changed.*docs/upgrades\\.md`),
    )
  }
  expect(refusalReason([...replacedMigrations, 'mine'])).toMatch(
    /no version of Puente had: mine\. It was not changed/,
  )
})
