import type { SQL } from 'drizzle-orm'

import { wordConditions } from '@/lib/server/db/search'
import { sql } from '@/lib/server/db/sql'
import type { LeadFilter } from '../board-rules'

/** SQL conditions on the lead `l`. */

/** Joins conditions; `true` without any. */
export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`

/** The conditions of the filter without its search. */
export function filterConditions({ status, source, assignee }: LeadFilter): SQL[] {
  return [
    ...(status ? [sql`l.status = ${status}`] : []),
    ...(source ? [sql`l.source_name = ${source}`] : []),
    ...(assignee === 'unassigned' ? [sql`l.assigned_to_id is null`] : []),
    ...(assignee && assignee !== 'unassigned' ? [sql`l.assigned_to_id = ${assignee}`] : []),
  ]
}

/** The conditions of a search: every word occurs in name, email, company or the digits of the phone number. */
export const searchConditions = (query: string): SQL[] => wordConditions(sql`l.search`, query)
