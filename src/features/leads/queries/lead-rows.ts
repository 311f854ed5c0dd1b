import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import type { PhoneLinks } from '@/lib/server/phone'
import { runSql, sql } from '@/lib/server/db/sql'
import { LEAD_PAGE_SIZE, MAX_COUNTED_LEADS, type LeadSort, type SortDirection } from '../board-rules'
import type { LeadSource, LeadStatus } from '../rules'
import { allOf } from './lead-conditions'
import { cursorColumn, orderBy } from './lead-order'

/** A staff member by name; the name is null for an account without one. */
export type Person = { id: string; name: string | null }

/** A row of the board. Times are ISO texts; `name` may be empty. */
export type ListedLead = {
  id: string
  name: string
  email: string
  phone: string | null
  /** The links of the phone number. */
  ways: PhoneLinks | null
  company: string | null
  sourceName: LeadSource
  status: LeadStatus
  score: number
  language: Language
  assignee: Person | null
  createdAt: string
  firstReplyAt: string | null
}

/** A `LeadPosition` as the query needs it. */
export type Place = {
  /** The direction in which the rows are read. */
  direction: SortDirection
  isBackward: boolean
  /** Nothing comes before the first row that is read. */
  isStart: boolean
  beyond?: SQL
  offset: number
}

/** Leads that match, counted up to `MAX_COUNTED_LEADS`; `more` when there are more than that. */
export type LeadCount = { count: number; more: boolean }

export type LeadRow = Omit<ListedLead, 'assignee' | 'score' | 'ways'> & {
  score: string
  cursor: string
  assigneeId: string | null
  assigneeName: string | null
}

type Read = Place & { sort: LeadSort; conditions: SQL[]; search: SQL[] }
type Found = { rows: LeadRow[]; total: LeadCount }

const LIMIT = LEAD_PAGE_SIZE + 1

/** How many rows a search scans in the order of the page before it uses the trigram index. */
export const SCAN_LIMIT = 1_000

/** Returns the rows of a page and one more, and counts all that match the filter. */
export async function findLeadRows(req: PayloadRequest, read: Read): Promise<Found> {
  if (read.search.length > 0) return searchLeads(req, read)
  const page = sql`${matching(read)} order by ${orderOf(read)} limit ${LIMIT} offset ${read.offset}`
  const [rows, total] = await Promise.all([select(req, read, page), countLeads(req, read)])
  return { rows, total }
}

/**
 * A frequent word is found among the next rows of the order. Only a rarer one is worth the trigram index, which collects all
 * matches before it can sort them; so they are counted there.
 */
async function searchLeads(req: PayloadRequest, read: Read): Promise<Found> {
  const order = orderOf(read)
  if (read.offset === 0) {
    const scanned = sql`${matching({ ...read, search: [] })} order by ${order} limit ${SCAN_LIMIT}`
    const page = sql`select l.* from (${scanned}) l where ${allOf(read.search)} order by ${order} limit ${LIMIT}`
    const rows = await select(req, read, page)
    if (rows.length === LIMIT) return { rows, total: await countLeads(req, read) }
  }
  const page = sql`
    with matches as materialized (${matching(read)})
    select l.*, (select count(*)::int from matches) as matches from matches l
    order by ${order} limit ${LIMIT} offset ${read.offset}`
  const found = await select<LeadRow & { matches: number }>(req, read, page, sql`, l.matches`)
  const rows = found.map(({ matches: _, ...row }) => row)
  const areAllCounted = !read.beyond && (found.length > 0 || read.offset === 0)
  return { rows, total: areAllCounted ? capped(found[0]?.matches ?? 0) : await countLeads(req, read) }
}

const orderOf = ({ sort, direction }: Read): SQL => orderBy(sort, direction)

const matching = ({ conditions, beyond, search }: Read): SQL =>
  sql`select l.* from leads l where ${allOf([...conditions, ...(beyond ? [beyond] : []), ...search])}`

/** Adds the cursor and the assignee's name to the rows of a query, and sorts them again. */
const select = <Row extends LeadRow = LeadRow>(
  req: PayloadRequest,
  read: Read,
  query: SQL,
  more = sql``,
): Promise<Row[]> =>
  runSql<Row>(
    req,
    sql`
      select l.id, l.name, l.email, l.phone, l.company, l.source_name as "sourceName", l.status, l.score, l.language,
        to_json(l.created_at) #>> '{}' as "createdAt", to_json(l.first_reply_at) #>> '{}' as "firstReplyAt",
        u.id as "assigneeId", nullif(concat_ws(' ', u.first_name, u.last_name), '') as "assigneeName",
        ${cursorColumn(read.sort)} as cursor${more}
      from (${query}) l left join users u on u.id = l.assigned_to_id order by ${orderOf(read)}`,
  )

async function countLeads(req: PayloadRequest, { conditions, search }: Read): Promise<LeadCount> {
  const [row] = await runSql<{ count: number }>(
    req,
    sql`
      select count(*)::int as count
      from (select from leads l where ${allOf([...conditions, ...search])} limit ${MAX_COUNTED_LEADS + 1}) counted`,
  )
  return capped(row?.count ?? 0)
}

const capped = (count: number): LeadCount => ({
  count: Math.min(count, MAX_COUNTED_LEADS),
  more: count > MAX_COUNTED_LEADS,
})
