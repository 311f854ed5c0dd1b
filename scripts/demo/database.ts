import pg from 'pg'

import { startPostgres } from '../postgres/server'
import { UserError } from '../process/user-error.mjs'

/** The URLs of the demo database for the runtime role and for the owner of the schema. */
export interface DemoDatabase {
  runtimeUrl: string
  ownerUrl: string
  stop(): Promise<void>
}

/** Opens the database at `runtimeUrl`, or starts the embedded one in `dir` if there is no URL. */
export async function openDemoDatabase(
  dir: string,
  runtimeUrl?: string,
  ownerUrl = runtimeUrl,
): Promise<DemoDatabase> {
  if (!runtimeUrl || !ownerUrl) return startPostgres({ dir })
  await assertReachable(runtimeUrl, 'DATABASE_URL')
  await assertReachable(ownerUrl, 'DATABASE_OWNER_URL')
  return { runtimeUrl, ownerUrl, stop: () => Promise.resolve() }
}

/** Connects once. Throws a UserError with the variable, the address without its password, and the reason. */
async function assertReachable(url: string, variable: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new UserError(
      `${variable} points to ${host}${pathname}, which is not reachable (${connectionErrorText(error)}). Start or fix that database, or unset ${variable} to use the embedded one.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** For a host with several addresses, Node throws an AggregateError without a message. */
function connectionErrorText(error: unknown): string {
  if (error instanceof AggregateError) return connectionErrorText(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
