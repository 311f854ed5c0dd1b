import { sql } from '@/lib/server/db/sql'

/** An email that waits for longer than this, in seconds, could not be sent. */
const SLOW_SECONDS = 60

/** The `EmailState` of the row `o` of the outbox; null where there is none. */
export const emailState = sql`
  case
    when o.status in ('pending', 'sending')
      and (o.attempts > 0 or o.created_at < now() - ${SLOW_SECONDS} * interval '1 second') then 'queued'
    when o.status in ('pending', 'sending') then 'sending'
    when o.status in ('sent', 'failed') then o.status::text end`
