import { openConnection } from '../../src/lib/server/db/open-connection'

/**
 * Connects to the database once, before a command loads Payload, which would print a stack trace. Throws a ConnectionError when
 * it is refused or gets no answer.
 */
export async function checkConnection(url: string): Promise<void> {
  const client = await openConnection(url)
  await client.end()
}
