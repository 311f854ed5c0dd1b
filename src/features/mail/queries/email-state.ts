import { type SQL, and, desc, eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

import { sql } from '@/lib/server/db/sql'
import { outbox, users } from '@/payload-tables'
import type { EmailState } from '../rules'

/** An email that waits for longer than this, in seconds, could not be sent. */
const SLOW_SECONDS = 60

/** The state of a row of the outbox; null where there is none. */
export const emailState: SQL<EmailState | null> = sql`
  case
    when ${outbox.status} in ('pending', 'sending')
      and (${outbox.attempts} > 0 or ${outbox.createdAt} < now() - ${SLOW_SECONDS} * interval '1 second') then 'queued'
    when ${outbox.status} in ('pending', 'sending') then 'sending'
    when ${outbox.status} in ('sent', 'failed') then ${outbox.status}::text end`

/** The last invitation of an account, for a lateral join to `users`. */
export const latestInvitation = new QueryBuilder()
  .select({ createdAt: outbox.createdAt, status: outbox.status })
  .from(outbox)
  .where(and(eq(outbox.kind, 'invitation'), eq(outbox.recipient, users.email)))
  .orderBy(desc(outbox.createdAt))
  .limit(1)
  .as('latest_invitation')
