import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'

import { UserError } from '../process/user-error.mjs'

/** The superuser, the owner of the schema, and the role that the application uses. */
export type Role = 'postgres' | 'puente_owner' | 'puente_app'
export type Passwords = Record<Role, string>

/** The database of the owner and the application. */
export const databaseName = 'puente'

/** Reads the passwords of the cluster in `dir`. The first call generates them and stores them beside the cluster. */
export function readOrCreatePasswords(dir: string): Passwords {
  const file = join(dir, 'postgres.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Passwords
  if (existsSync(join(dir, 'cluster', 'PG_VERSION')))
    throw new UserError(`${file} with the database passwords is missing. Remove ${dir} to start over.`)
  const generate = () => randomBytes(24).toString('base64url')
  const passwords: Passwords = { postgres: generate(), puente_owner: generate(), puente_app: generate() }
  writeFileSync(file, JSON.stringify(passwords, null, 2), { mode: 0o600 })
  return passwords
}

/**
 * Creates the roles and the database if they are missing. The owner owns the database, so that it can create schemas
 * and trusted extensions. The migrations grant the runtime role what it needs.
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
