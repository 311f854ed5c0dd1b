import type pg from 'pg'

/** Privileges in an order of their own: a restored dump grants them in another. */
const privileges = (acl: string) =>
  `coalesce((select string_agg(acl::text, ',' order by acl::text) from unnest(${acl}) acl), '')`

/**
 * Tables, columns, sequences, grants, owners, triggers, constraints, enums, indexes and functions, a line each. The conditions
 * of triggers lack their parentheses, because Postgres sets fewer when it reads a dump.
 */
const schema = `
  select 'table ' || oid::regclass || ' ' || relpersistence::text || relkind::text || ' ' || relrowsecurity::text || ' ' || relowner::regrole
      || ' ' || coalesce(reloptions::text, '') || ' ' || ${privileges('relacl')} as line from pg_class
    where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
  union all select 'column ' || c.oid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attcollation::regcollation
      || ' ' || attnotnull::text || attidentity::text || attgenerated::text || attstorage::text || ' ' || ${privileges('attacl')}
      || ' ' || coalesce(pg_get_expr(adbin, adrelid), '')
    from pg_class c join pg_attribute a on attrelid = c.oid left join pg_attrdef on adrelid = c.oid and adnum = attnum
    where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
  union all select 'sequence ' || seqrelid::regclass || ' ' || format_type(seqtypid, null) || ' '
      || concat_ws(' ', seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle) || ' of '
      || coalesce((select refobjid::regclass || '.' || attname from pg_depend join pg_attribute on attrelid = refobjid and attnum = refobjsubid
        where objid = seqrelid and deptype in ('a', 'i')), '')
    from pg_sequence join pg_class c on c.oid = seqrelid where relnamespace = $1::regnamespace
  union all select translate(pg_get_triggerdef(t.oid), '()', '') || ' ' || tgenabled::text from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and relnamespace = $1::regnamespace
  union all select 'constraint ' || conname || ' on ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = $1::regnamespace
  union all select 'value ' || enumtypid::regtype || ' ' || row_number() over (partition by enumtypid order by enumsortorder) || ' ' || enumlabel
    from pg_enum join pg_type t on t.oid = enumtypid where typnamespace = $1::regnamespace
  union all select pg_get_indexdef(indexrelid) || ' ' || indisvalid::text from pg_index join pg_class c on c.oid = indrelid
    where relnamespace = $1::regnamespace
  union all select pg_get_functiondef(p.oid) || ' ' || proowner::regrole || ' ' || ${privileges('proacl')} from pg_proc p
    where pronamespace = $1::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  order by 1`

/** Returns what a schema consists of. The order of the columns does not count: Payload and Drizzle name them. */
export async function readSchema(client: pg.Client, name: 'public' | 'pgboss' = 'public'): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(schema, [name])
  return rows.map(({ line }) => line)
}

/** Schemas with their grants, the grants of tables to come, and extensions, a line each. */
const database = `
  select 'schema ' || nspname || ' ' || nspowner::regrole || ' ' || ${privileges('nspacl')} as line from pg_namespace
    where nspname !~ '^(pg_|information_schema)'
  union all select 'to come ' || defaclrole::regrole || ' ' || coalesce(defaclnamespace::regnamespace::text, '') || ' ' || defaclobjtype::text || ' '
    || ${privileges('defaclacl')} from pg_default_acl
  union all select 'extension ' || extname || ' ' || extversion || ' ' || extnamespace::regnamespace from pg_extension
  order by 1`

/** Returns all that migrations make: both schemas and what surrounds them. pg-boss makes the tables of a day itself. */
export async function readWholeSchema(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(database)
  const lines = [
    ...rows.map(({ line }) => line),
    ...(await readSchema(client)),
    ...(await readSchema(client, 'pgboss')),
  ]
  return lines.filter((line) => !/\bqueue_stats_\d/.test(line))
}
