import type { Client } from 'pg'

import { tablePrivileges } from './table-privileges'

/** The tables of the job queue, which pg-boss creates and names. */
const JOB_TABLES = 'select, insert, update, delete'

/**
 * Functions that do with the owner's privileges what the role may not do itself. Only the role and the owner may call them.
 */
const OWNER_FUNCTIONS = ['append_audit_entry(text, text, text)']

/** Lets the role use both schemas, and the tables that pg-boss creates from now on. */
export async function grantFutureTables(client: Client, role: string): Promise<void> {
  const name = client.escapeIdentifier(role)
  for (const schema of ['public', 'pgboss'])
    await client.query(
      `grant usage on schema ${schema} to ${name};
       alter default privileges in schema ${schema} grant usage, select on sequences to ${name};`,
    )
  await client.query(
    `alter default privileges in schema public revoke all on tables from ${name};
     alter default privileges in schema pgboss grant ${JOB_TABLES} on tables to ${name};`,
  )
}

/**
 * Gives the role exactly the privileges of `tablePrivileges` on the existing tables, even if another role was the runtime
 * role before. Does nothing for the owner, who needs none. On tables without an entry, such as copies that an operator
 * made, the role has no privileges.
 */
export async function repairGrants(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname in ('public', 'pgboss') and not pg_has_role($1, tableowner, 'usage')`,
    [role],
  )
  const grantee = client.escapeIdentifier(role)
  const statements = rows.map(({ schema, name }) => {
    const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
    const privileges = schema === 'pgboss' ? JOB_TABLES : tablePrivileges[name]
    const grant = privileges ? `grant ${privileges} on ${table} to ${grantee};` : ''
    return `revoke all on ${table} from ${grantee}; ${grant}`
  })
  // Postgres lets everyone call a new function.
  for (const name of OWNER_FUNCTIONS)
    statements.push(
      `revoke all on function ${name} from public; grant execute on function ${name} to ${grantee};`,
    )
  // In one transaction, so that a running site never finds a table without its privileges.
  await client.query(`begin; ${statements.join('\n')} commit;`)
  for (const schema of ['public', 'pgboss'])
    await client.query(`grant usage, select on all sequences in schema ${schema} to ${grantee}`)
}
