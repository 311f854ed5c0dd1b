import pg from 'pg'

import { env } from '@/env'

/** A connection to the cluster's default database, which stays available. */
async function connectApart(address = ''): Promise<pg.Client> {
  const url = new URL(address)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return client
}

/** Ends all connections of the site to its database and refuses new ones, until `reconnect`. */
export async function disconnectDatabase(): Promise<{ reconnect: () => Promise<void> }> {
  const name = new URL(env.DATABASE_URL ?? '').pathname.slice(1)
  const owner = await connectApart(env.DATABASE_OWNER_URL)
  // A role can terminate only its own connections.
  const runtime = await connectApart(env.DATABASE_URL)
  await owner.query(`alter database "${name}" allow_connections false`)
  await runtime.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
    [name],
  )
  await runtime.end()
  const reconnect = async () => {
    await owner.query(`alter database "${name}" allow_connections true`)
    await owner.end()
  }
  return { reconnect }
}
