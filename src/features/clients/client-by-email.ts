import { inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { coalesce } from '@/lib/server/db/expressions'
import { databaseOf } from '@/lib/server/db/sql'
import { mailboxSpellings } from '@/lib/server/mailbox'
import { clients } from '@/payload-tables'

/**
 * Returns the client with that email address, in lower case, if there is one. Callers have checked that the user is staff.
 */
export async function findClientByEmail(
  req: PayloadRequest,
  email: string,
): Promise<{ id: string; name: string } | undefined> {
  const db = await databaseOf(req)
  const [client] = await db
    .select({ id: clients.id, name: coalesce(clients.name, clients.email) })
    .from(clients)
    .where(inArray(clients.email, mailboxSpellings(email)))
  return client
}
