import type pg from 'pg'

import { env } from '../../../src/env'
import { ownerUrl } from '../../../src/lib/server/db/connections'
import { openConnection } from '../../../src/lib/server/db/open-connection'
import { minimalEnv } from '../../process/minimal-env'
import { UserError } from '../../process/user-error.mjs'

/** The variable whose URL is that of the owner of the tables. */
const ownerVariable = () =>
  env.DATABASE_OWNER_URL
    ? 'DATABASE_OWNER_URL'
    : env.DATABASE_DIRECT_URL
      ? 'DATABASE_DIRECT_URL'
      : 'DATABASE_URL'

/** Returns the URL of the owner of the tables, who may read all of them: DATABASE_OWNER_URL, else that of the site. */
export function requireOwnerUrl(): string {
  if (ownerUrl) return ownerUrl
  throw new UserError(
    'DATABASE_OWNER_URL is missing: the address of the Postgres database as its owner, such as postgres://user:password@host:5432/name.',
  )
}

/** Connects as the owner, without limits of time on statements. Throws a ConnectionError when the database does not respond. */
export async function connect(url: string): Promise<pg.Client> {
  const client = await openConnection(url, ownerVariable(), { connectionTimeoutMillis: 10_000 })
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}

/** The parameters of a connection URL that programs of Postgres read from variables. */
const parameters: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
}

/**
 * Returns the environment in which a program of Postgres connects to a URL. Others can read the command lines of processes, but not
 * their variables, so the password is here. Our own secrets are not.
 */
export function programEnv(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const variables: Record<string, string | undefined> = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGAPPNAME: 'puente backup',
    PGCONNECT_TIMEOUT: '10',
  }
  for (const [parameter, name] of Object.entries(parameters))
    // Only the driver of Node knows `no-verify`.
    variables[name] = searchParams.get(parameter)?.replace(/^no-verify$/, 'require')
  return minimalEnv(variables)
}
