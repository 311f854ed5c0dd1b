import { afterAll, expect } from 'vitest'

import { withClient } from './reset-database'
import { workerDatabase } from './worker-database'

/** Tables with their grants, triggers, constraints and indexes, a line each. */
const schema = `
  select 'table ' || oid::regclass || ' ' || coalesce(relacl::text, '') as line from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all select 'trigger ' || tgname || ' on ' || tgrelid::regclass || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  union all select 'constraint ' || conname || ' on ' || conrelid::regclass from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  order by 1`

const readSchema = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(schema)
    return rows.map(({ line }) => line)
  })

// The next file of this worker gets the same tables, so a test file leaves the schema as it found it.
const ownerUrl = workerDatabase()?.ownerUrl ?? ''
const before = await readSchema(ownerUrl)
afterAll(async () => {
  expect(await readSchema(ownerUrl)).toEqual(before)
})
