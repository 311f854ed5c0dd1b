import type pg from 'pg'

/** What statements of a release rely on: columns with their type, values of enums, and privileges of the runtime role. */
interface WritableSchema {
  /** By `table.column`. */
  columns: ReadonlyMap<string, { table: string; type: string; mustBeGiven: boolean }>
  tables: ReadonlySet<string>
  /** Lines such as `value enum_leads_status new` and `privilege leads INSERT`. */
  facts: ReadonlySet<string>
}

/** A column without a default must be given by an insert if it is not null. */
const columnsQuery = `
  select c.relname as table, a.attname as column, format_type(atttypid, atttypmod) as type,
      attnotnull and not atthasdef and attidentity = '' as "mustBeGiven"
    from pg_class c join pg_attribute a on attrelid = c.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped`

const factsQuery = `
  select 'value ' || typname || ' ' || enumlabel as fact from pg_enum join pg_type t on t.oid = enumtypid
    where typnamespace = 'public'::regnamespace
  union all select 'privilege ' || relname || ' ' || privilege from pg_class,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) privilege
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and has_table_privilege($1, oid, privilege)`

/** Reads the schema `public` as the runtime role may use it. */
export async function readWritableSchema(client: pg.Client, role: string): Promise<WritableSchema> {
  const { rows: columns } = await client.query<{
    table: string
    column: string
    type: string
    mustBeGiven: boolean
  }>(columnsQuery)
  const { rows: facts } = await client.query<{ fact: string }>(factsQuery, [role])
  return {
    columns: new Map(columns.map((column) => [`${column.table}.${column.column}`, column])),
    tables: new Set(columns.map(({ table }) => table)),
    facts: new Set(facts.map(({ fact }) => fact)),
  }
}

/**
 * Names each change that can break a statement of the older release. A wider type is also named, because the old code may read it
 * differently. Stricter constraints and triggers aren't compared.
 */
export function findContractions(before: WritableSchema, after: WritableSchema): string[] {
  const found: string[] = []
  for (const [name, { type, mustBeGiven }] of before.columns) {
    const now = after.columns.get(name)
    if (!now) found.push(`removed column ${name}`)
    else if (now.type !== type) found.push(`changed type of ${name}: ${type} to ${now.type}`)
    else if (now.mustBeGiven && !mustBeGiven) found.push(`now required ${name}`)
  }
  for (const [name, { table, mustBeGiven }] of after.columns) {
    if (mustBeGiven && before.tables.has(table) && !before.columns.has(name))
      found.push(`new required ${name}`)
  }
  for (const fact of before.facts) if (!after.facts.has(fact)) found.push(`removed ${fact}`)
  return found.sort()
}
