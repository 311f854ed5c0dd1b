import type { SQL } from 'drizzle-orm'

import { normalizeForSearch, searchTerms } from '@/lib/search-words'
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

/** A phone number as people type it. */
const PHONE = /^[\d\s()+./-]*$/

/**
 * The conditions of a search: every word occurs in name, email, company or the digits of the phone number, whatever its
 * accents and case. A query that looks like a phone number is one word of its digits.
 */
export function searchConditions(query: string): SQL[] {
  const digits = query.replaceAll(/\D/g, '')
  const terms = PHONE.test(query) && digits.length >= 4 ? [digits] : searchTerms(normalizeForSearch(query))
  return terms.map((term) => sql`l.search like ${`%${term}%`}`)
}
