import { beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { migrate, releases, restoreRelease } from '../support/releases'
import { withClient } from '../support/reset-database'
import { findContractions, readWritableSchema } from '../support/writable-schema'

/**
 * During an update the last release runs on the new schema, so migrations may not take away what its statements use. Its schema,
 * from its dump, is compared with the new one. The code of that release is not run.
 */

const ownerUrl = env.DATABASE_OWNER_URL ?? ''
const runtimeUrl = env.DATABASE_URL ?? ''
const role = new URL(runtimeUrl).username

const lastRelease = releases
  .filter((name) => /^\d/.test(name))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1)

const readNow = () => withClient(ownerUrl, (client) => readWritableSchema(client, role))

let before: Awaited<ReturnType<typeof readNow>>
let after: Awaited<ReturnType<typeof readNow>>
beforeAll(async () => {
  await restoreRelease(lastRelease ?? '', { ownerUrl, runtimeUrl })
  before = await readNow()
  const { code, output } = await migrate({ ownerUrl, runtimeUrl })
  expect(code, output).toBe(0)
  after = await readNow()
}, 120_000)

it('the new schema has every table, column, value and privilege that the last release uses', () => {
  expect(before.columns.size).toBeGreaterThan(1_000)
  expect(before.facts.size).toBeGreaterThan(300)
  expect(findContractions(before, after)).toEqual([])
})

it.each([
  ['alter table leads rename column email to address', 'removed column leads.email'],
  ['alter table redirects alter column updated_at type date', 'changed type of redirects.updated_at'],
  [
    'alter table leads add rating integer not null default 1; alter table leads alter rating drop default',
    'new required leads.rating',
  ],
  ['alter table leads alter column created_at drop default', 'now required leads.created_at'],
  ['drop table redirects cascade', 'removed column redirects.id'],
  [`revoke insert on leads from "${role}"`, 'removed privilege leads INSERT'],
])('a migration that contracts is named: %s', async (statement, problem) => {
  const contracted = await withClient(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(statement)
    const schema = await readWritableSchema(client, role)
    await client.query('rollback')
    return schema
  })
  expect(findContractions(after, contracted)).toContainEqual(expect.stringContaining(problem))
})
