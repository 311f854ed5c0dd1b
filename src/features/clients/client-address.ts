import { inArray, and, eq, exists, isNotNull, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { alias } from 'drizzle-orm/pg-core'

import { databaseOf, type Database, coalesce, lower } from '@/lib/server/db/sql'
import { mailboxSpellings } from '@/lib/server/mailbox'
import { clients, users } from '@/payload-tables'

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

const closed = alias(users, 'closed')

/** Whether the email address of the client of a row belongs to a deactivated account: nobody reads what is sent to it. */
export const hasClosedAddress = (db: Database): SQL =>
  exists(
    db
      .select({ id: closed.id })
      .from(closed)
      .where(and(eq(lower(closed.email), lower(clients.email)), isNotNull(closed.deactivatedAt))),
  )
