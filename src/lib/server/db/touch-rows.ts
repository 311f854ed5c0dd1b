import type { PayloadRequest } from 'payload'

import { runSql, sql } from './sql'

type Row = { id?: string | number; updatedAt?: string }
type Write = { data: { updatedAt?: unknown }; req?: PayloadRequest }
type Adapter = {
  tableNameMap: Map<string, string>
  updateOne: (this: Adapter, args: Write & { collection: string }) => Promise<Row | null>
  updateGlobal: (this: Adapter, args: Write & { slug: string }) => Promise<Row | null>
}

const isOlder = (row: Row | null, at: unknown): row is Row & { updatedAt: string } =>
  typeof row?.updatedAt === 'string' && typeof at === 'string' && Date.parse(row.updatedAt) < Date.parse(at)

/** Stores the time of a write, and returns the row with it. */
async function touch(
  adapter: Adapter,
  slug: string,
  row: Row | null,
  { data, req }: Write,
): Promise<Row | null> {
  const { updatedAt } = data
  if (!req || !isOlder(row, updatedAt)) return row
  const table = adapter.tableNameMap.get(slug.replaceAll('-', '_'))
  if (!table || row.id === undefined) return row
  // Raw, because the table is only known by its name.
  await runSql(
    req,
    sql`update ${sql.identifier(table)} set updated_at = ${updatedAt}::timestamptz where id = ${row.id}`,
  )
  return { ...row, updatedAt: String(updatedAt) }
}

/**
 * Returns the adapter with writes that always set `updatedAt`. Payload's writes no row of which only localized texts have
 * changed: then nobody could tell that they have.
 */
export function withTouchedRows<Stock extends object>(stock: Stock): Stock {
  const { updateOne, updateGlobal } = stock as unknown as Adapter
  const touching: Pick<Adapter, 'updateOne' | 'updateGlobal'> = {
    async updateOne(args) {
      return touch(this, args.collection, await updateOne.call(this, args), args)
    },
    async updateGlobal(args) {
      return touch(this, args.slug, await updateGlobal.call(this, args), args)
    },
  }
  return Object.assign(stock, touching)
}
