import type pg from 'pg'

/** Tables, columns, grants, triggers, constraints, enums, indexes and functions, a line each. */
const schema = `
  select 'table ' || oid::regclass || ' ' || relpersistence::text || ' ' || coalesce(relacl::text, '') as line from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'S')
  union all select 'column ' || c.oid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || ' ' || attnotnull::text || attidentity::text || attgenerated::text || ' ' || coalesce(attacl::text, '') || ' ' || coalesce(pg_get_expr(adbin, adrelid), '')
    from pg_class c join pg_attribute a on attrelid = c.oid left join pg_attrdef on adrelid = c.oid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
  union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  union all select 'constraint ' || conname || ' on ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'value ' || enumtypid::regtype || ' ' || enumlabel from pg_enum join pg_type t on t.oid = enumtypid
    where typnamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_functiondef(p.oid) || ' ' || coalesce(proacl::text, '') from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  order by 1`

/** Returns what the schema `public` consists of. */
export async function readSchema(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(schema)
  return rows.map(({ line }) => line)
}
