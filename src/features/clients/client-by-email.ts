import type { PayloadRequest } from 'payload'

import { runSql, sql } from '@/lib/server/db/sql'
import { mailboxSpellings } from '@/lib/server/mailbox'

/**
 * Returns the client with that email address, in lower case, if there is one. Callers have checked that the user is staff.
 */
export async function findClientByEmail(
  req: PayloadRequest,
  email: string,
): Promise<{ id: string; name: string } | undefined> {
  const [client] = await runSql<{ id: string; name: string }>(
    req,
    sql`select id, coalesce(name, email) as name from clients where email = any(${sql.param(mailboxSpellings(email))}::text[])`,
  )
  return client
}
