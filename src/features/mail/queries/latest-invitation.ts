import { and, desc, eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

import { outbox, users } from '@/payload-tables'

/** The last invitation of an account, for a lateral join to `users`. */
export const latestInvitation = new QueryBuilder()
  .select({ createdAt: outbox.createdAt, status: outbox.status })
  .from(outbox)
  .where(and(eq(outbox.kind, 'invitation'), eq(outbox.recipient, users.email)))
  .orderBy(desc(outbox.createdAt))
  .limit(1)
  .as('latest_invitation')
