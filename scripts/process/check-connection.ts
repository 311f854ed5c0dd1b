import pg from 'pg'

import { connectionFault } from '../../src/lib/server/db/connection-fault'
import { UserError } from './user-error.mjs'

/**
 * Connects to the database once, before a command loads Payload, which would print a stack trace. Throws a UserError when it
 * is refused or gets no answer.
 */
export async function checkConnection(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UserError(connectionFault(error) ?? `The database does not respond (${code ?? message}).`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
