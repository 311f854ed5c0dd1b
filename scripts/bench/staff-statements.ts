import { setTimeout as sleep } from 'node:timers/promises'

import { request } from '@playwright/test'
import pg from 'pg'

import { UserError } from '../process/user-error.mjs'
import { randomAddress } from './site-env'
import { type StaffSite } from './staff-sites'

/** How long a page may send statements after its response. */
const AFTERWARDS_MS = 500

/** Counts the SQL statements, those of transactions too, of one request for a page, by the log of the database server. */
export async function countStatements(
  { url, session, databaseUrl, adminUrl }: StaffSite,
  path: string,
  isSignedOut = false,
): Promise<number> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const client = await request.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
    ...(!isSignedOut && { storageState: session }),
  })
  try {
    await set(admin, "log_line_prefix = '%d '")
    await set(admin, "log_statement = 'all'")
    const { rows } = await admin.query<{ size: string }>("select size from pg_stat_file('server.log')")
    const response = await client.get(url + path)
    if (response.status() !== 200) throw new UserError(`${url}${path} responded with ${response.status()}.`)
    await sleep(AFTERWARDS_MS)
    const log = await admin.query<{ text: string }>(
      "select pg_read_file('server.log', $1::bigint, 1 << 28) as text",
      [rows[0]?.size],
    )
    const database = new URL(databaseUrl).pathname.slice(1)
    const line = new RegExp(`^${database} LOG: {2}(statement|execute [^:]*): `, 'gm')
    return log.rows[0]?.text.match(line)?.length ?? 0
  } finally {
    await set(admin, "log_statement = 'none'")
    await client.dispose()
    await admin.end()
  }
}

/** Changes a setting of the whole server. Its processes see that within milliseconds. */
async function set(admin: pg.Client, setting: string): Promise<void> {
  await admin.query(`alter system set ${setting}`)
  await admin.query('select pg_reload_conf()')
  await sleep(100)
}
