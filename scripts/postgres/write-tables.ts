import { getTableColumns, type Table } from 'drizzle-orm'
import type { Payload } from 'payload'

type RawColumn = { name: string; type: string; notNull?: boolean; default?: unknown }
type RawTable = { columns: Record<string, RawColumn> }
type Adapter = {
  rawTables: Record<string, RawTable>
  tables: Record<string, Table>
  generateSchema: (options: { outputFile: string; log: boolean }) => Promise<void>
}

/**
 * Writes all tables of the collections for typed queries, with the columns of src/lib/server/db/schema-extensions.ts, which
 * Payload's own `generate:db-schema` doesn't know, and without relations and the versions of other documents than posts, which no
 * query of ours reads.
 */
export async function writeTables(payload: Payload, outputFile: string): Promise<void> {
  const adapter = payload.db as unknown as Adapter
  const rawTables = Object.fromEntries(
    Object.entries(adapter.rawTables)
      .filter(([name]) => !name.startsWith('_') || name.startsWith('_posts_v'))
      .map(([name, table]) => [
        name,
        { ...table, columns: { ...table.columns, ...addedColumns(table, adapter.tables[name]) } },
      ]),
  )
  const generator = Object.create(adapter, {
    rawTables: { value: rawTables },
    rawRelations: { value: {} },
  }) as Adapter
  await generator.generateSchema({ outputFile, log: false })
}

/** The columns that a schema hook has added, or given another type that the generator can write. */
function addedColumns(raw: RawTable, table: Table | undefined): Record<string, RawColumn> {
  const columns = Object.entries(table ? getTableColumns(table) : {})
  return Object.fromEntries(
    columns
      .map(
        ([key, column]) =>
          [
            key,
            {
              name: column.name,
              notNull: column.notNull,
              default: column.default as unknown,
              type: column.getSQLType(),
            },
          ] as const,
      )
      .filter(([key, { type }]) => !raw.columns[key] || type === 'serial'),
  )
}
