import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { z } from 'zod'

import * as ownTables from '@/lib/server/db/own-tables'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import * as payloadTables from '@/payload-tables'

const tables = [...Object.values(payloadTables), ...Object.values(ownTables)].filter((value) =>
  is(value, PgTable),
)

/** What Payload's generator calls otherwise than Postgres. */
const postgresNames: Record<string, string> = {
  serial: 'integer',
  varchar: 'character varying',
  enum__locales: '_locales',
}

const describe = (table: PgTable) => (column: PgColumn) => {
  const type = column.getSQLType().replace('varchar(', 'character varying(')
  return `${getTableName(table)}.${column.name} ${postgresNames[type] ?? type}${column.notNull ? ' not null' : ''}`
}

it('declares every column of its tables as the database has it', async () => {
  const names = tables.map(getTableName)
  const rows = await autocommit(
    await start(),
    sql`
      select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
          || case when a.attnotnull then ' not null' else '' end as line
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname in ${names}
          and a.attnum > 0 and not a.attisdropped`,
    z.object({ line: z.string() }),
  )
  const declared = tables.flatMap((table) => Object.values(getTableColumns(table)).map(describe(table)))
  // Payload's generator can't write a bigint; a query reads a number in either case.
  const lines = rows.map(({ line }) => line.replace('audit_entries.seq bigint', 'audit_entries.seq numeric'))
  expect(declared.sort()).toEqual(lines.sort())
})

it('declares every table that is no collection', async () => {
  const rows = await autocommit(
    await start(),
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    z.object({ name: z.string() }),
  )
  const names = new Set<string>(tables.map(getTableName))
  // Versions that only Payload reads.
  const missing = rows.map(({ name }) => name).filter((name) => !names.has(name) && !/^_.+_v(_|$)/.test(name))
  expect(missing).toEqual([])
})
