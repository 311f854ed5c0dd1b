import pg from 'pg'

import { plain } from './plain.mjs'
import { startPostgres } from './postgres'

/** The addresses of the demo's database: for the runtime role, and for the owner of the schema. */
export interface DemoDatabase {
  runtimeUrl: string
  ownerUrl: string
  stop(): Promise<void>
}

/** The database that the environment names, or the embedded one in `dir`. */
export async function demoDatabase(
  dir: string,
  runtimeUrl?: string,
  ownerUrl = runtimeUrl,
): Promise<DemoDatabase> {
  if (!runtimeUrl || !ownerUrl) return startPostgres({ dir })
  await assertReachable(runtimeUrl, 'DATABASE_URL')
  await assertReachable(ownerUrl, 'DATABASE_OWNER_URL')
  return { runtimeUrl, ownerUrl, stop: () => Promise.resolve() }
}

/** Throws one sentence that names the variable, the address without its password, and what is wrong there. */
async function assertReachable(url: string, variable: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw plain(
      `${variable} names ${host}${pathname}, which cannot be used (${reasonOf(error)}): start or mend that database, or unset ${variable} for the embedded one.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Node joins the failures of a name's several addresses into an error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
