import { and, eq, exists, isNotNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { lower } from '@/lib/server/db/expressions'
import type { Database } from '@/lib/server/db/sql'
import { clients, users } from '@/payload-tables'

const closed = alias(users, 'closed')

/** Whether the email address of the client of a row belongs to a deactivated account: nobody reads what is sent to it. */
export const hasClosedAddress = (db: Database): SQL =>
  exists(
    db
      .select({ id: closed.id })
      .from(closed)
      .where(and(eq(lower(closed.email), lower(clients.email)), isNotNull(closed.deactivatedAt))),
  )
