import pg from 'pg'

/** Connects to a database, and disconnects after the work. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The tables of the product and those of its job queue. */
const userSchemas = `schemaname not in ('pg_catalog', 'information_schema')`

async function filledTables(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where ${userSchemas}`,
  )
  const filled = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
  return (await client.query<{ name: string }>(filled.join(' union all '))).rows.map(({ name }) => name)
}

/** Returns the rows of every table that has some, as JSON. */
export async function readRows(client: pg.Client): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const table of await filledTables(client)) {
    const { rows } = await client.query<{ json: string }>(`select json_agg(t)::text as json from ${table} t`)
    found.set(table, rows[0]?.json ?? '[]')
  }
  return found
}

/** Where a sequence is: its last value, and whether that was handed out. */
type Sequence = { name: string; value: string; isCalled: boolean }

/** What the migrations left: the rows of every table that has some, as JSON, and the sequences. */
export type Initial = { rows: Map<string, string>; sequences: Sequence[] }

/** Returns every sequence with its state. */
export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows: found } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where ${userSchemas}`,
  )
  const states = found.map(
    ({ name }) => `select '${name}' as name, last_value::text as value, is_called as "isCalled" from ${name}`,
  )
  return (await client.query<Sequence>(states.join(' union all '))).rows
}

/** Triggers that refuse every TRUNCATE, also that of a replica. */
async function truncateTriggers(client: pg.Client): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name from pg_trigger
      where tgenabled = 'A' and tgtype & 32 <> 0`,
  )
  return rows
}

/**
 * Empties every table, and puts rows and sequences back as the migrations left them. Needs a superuser, whose session acts as a
 * replica: foreign keys and triggers do not fire.
 */
export async function resetDatabase(client: pg.Client, { rows, sequences }: Initial): Promise<void> {
  const triggers = await truncateTriggers(client)
  const setTriggers = async (mode: 'disable' | 'enable always') => {
    for (const { table, name } of triggers) await client.query(`alter table ${table} ${mode} trigger ${name}`)
  }
  // A file that left a transaction open fails here instead of waiting.
  await client.query(`set session_replication_role = replica; set lock_timeout = '20s'; begin`)
  await setTriggers('disable')
  const filled = await filledTables(client)
  if (filled.length > 0) await client.query(`truncate ${filled.join(', ')} cascade`)
  await setTriggers('enable always')
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1, $2::bigint, $3)', [name, value, isCalled])
  for (const [table, json] of rows)
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      json,
    ])
  await client.query('commit')
}
