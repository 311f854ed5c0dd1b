import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'

import { plain } from './plain.mjs'

/** The roles of a cluster: its superuser, the owner of the schema, and the one the application runs on. */
export type Role = 'postgres' | 'puente_owner' | 'puente_app'
export type Passwords = Record<Role, string>

/** The database that both roles use. */
export const databaseName = 'puente'

/** The passwords of the cluster in `dir`, made at random on the first call and kept beside it. */
export function passwordsOf(dir: string): Passwords {
  const file = join(dir, 'postgres.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Passwords
  if (existsSync(join(dir, 'cluster', 'PG_VERSION')))
    throw plain(`${file} with the passwords of the database is gone: remove ${dir} to start afresh.`)
  const secret = () => randomBytes(24).toString('base64url')
  const passwords: Passwords = { postgres: secret(), puente_owner: secret(), puente_app: secret() }
  writeFileSync(file, JSON.stringify(passwords, null, 2), { mode: 0o600 })
  return passwords
}

/**
 * Creates the roles and the database where they are missing. The owner owns the database, so it may create
 * schemas and trusted extensions; the runtime role may connect, and what it may touch the migrations grant.
 */
export async function ensureRoles(adminUrl: string, passwords: Passwords): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const role of ['puente_owner', 'puente_app'] as const)
      if (!(await exists(client, 'select from pg_roles where rolname = $1', role)))
        await client.query(`create role ${role} login password ${client.escapeLiteral(passwords[role])}`)
    if (!(await exists(client, 'select from pg_database where datname = $1', databaseName)))
      await client.query(`create database ${databaseName} owner puente_owner`)
  } finally {
    await client.end()
  }
}

const exists = async (client: pg.Client, query: string, name: string) =>
  (await client.query(query, [name])).rowCount === 1
