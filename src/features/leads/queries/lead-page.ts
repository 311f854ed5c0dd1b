import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { cleanQuery } from '@/lib/search-words'
import type { Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { sql, statement } from '@/lib/server/db/sql'
import {
  LEAD_PAGE_SIZE,
  leadSorts,
  MAX_COUNTED_LEADS,
  type LeadFilter,
  type LeadPosition,
  type LeadSort,
  type SortDirection,
} from '../board-rules'
import type { LeadSource, LeadStatus } from '../rules'
import { allOf, filterConditions, searchConditions } from './lead-conditions'
import { beyondCursor, cursorColumn, orderBy } from './lead-order'

/** A staff member by name; the name is null for an account without one. */
export type Person = { id: string; name: string | null }

/** A row of the board. Times are ISO texts; `name` may be empty. */
export type ListedLead = {
  id: string
  name: string
  email: string
  phone: string | null
  company: string | null
  sourceName: LeadSource
  status: LeadStatus
  score: number
  language: Language
  assignee: Person | null
  createdAt: string
  firstReplyAt: string | null
}

export type LeadPage = {
  leads: ListedLead[]
  /** Leads that match, counted up to `MAX_COUNTED_LEADS`; `more` when there are more than that. */
  total: { count: number; more: boolean }
  /** Cursors of the neighboring pages; null where there is none. */
  previous: string | null
  next: string | null
}

export type LeadPageRequest = {
  filter?: LeadFilter
  sort?: LeadSort
  direction?: SortDirection
  position?: LeadPosition
}

/**
 * Returns one page of the board: keyset paging, so that the thousandth page takes as long as the first. A cursor of another
 * order gives the first page. For staff only: throws AppError 'forbidden'.
 */
export async function findLeadPage(req: PayloadRequest, request: LeadPageRequest = {}): Promise<LeadPage> {
  requireStaff(req)
  const { filter = {}, sort = 'created' } = request
  const direction = request.direction ?? leadSorts[sort]
  const page = locate(request.position, sort, direction)
  const conditions = filterConditions(filter)
  const search = searchConditions(cleanQuery(filter.query ?? ''))
  const [rows, total] = await Promise.all([
    findRows(req, { ...page, sort, conditions, search }),
    countLeads(req, [...conditions, ...search]),
  ])
  const hasMore = rows.length > LEAD_PAGE_SIZE
  const leads = rows.slice(0, LEAD_PAGE_SIZE)
  if (page.isBackward) leads.reverse()
  const isFirst = page.isBackward ? !hasMore : page.isStart
  const isLast = page.isBackward ? page.isStart : !hasMore
  return {
    leads: leads.map(toListedLead),
    total,
    previous: isFirst ? null : (leads[0]?.cursor ?? null),
    next: isLast ? null : (leads.at(-1)?.cursor ?? null),
  }
}

type Located = {
  /** The direction in which the rows are read. */
  direction: SortDirection
  isBackward: boolean
  /** Nothing comes before the first row that is read. */
  isStart: boolean
  beyond?: SQL
  offset: number
}

const opposite = (direction: SortDirection): SortDirection => (direction === 'asc' ? 'desc' : 'asc')

function locate(position: LeadPosition | undefined, sort: LeadSort, direction: SortDirection): Located {
  const start: Located = { direction, isBackward: false, isStart: true, offset: 0 }
  if (!position) return start
  if ('page' in position)
    return { ...start, isStart: position.page === 1, offset: (position.page - 1) * LEAD_PAGE_SIZE }
  if ('last' in position) return { ...start, direction: opposite(direction), isBackward: true }
  const isBackward = 'before' in position
  const read = isBackward ? opposite(direction) : direction
  const beyond = beyondCursor(isBackward ? position.before : position.after, sort, read)
  return beyond ? { direction: read, isBackward, isStart: false, beyond, offset: 0 } : start
}

type Row = Omit<ListedLead, 'assignee' | 'score'> & {
  score: string
  cursor: string
  assigneeId: string | null
  assigneeName: string | null
}

const toListedLead = ({ cursor: _, assigneeId, assigneeName, score, ...lead }: Row): ListedLead => ({
  ...lead,
  score: Number(score),
  assignee: assigneeId ? { id: assigneeId, name: assigneeName } : null,
})

type Read = Located & { sort: LeadSort; conditions: SQL[]; search: SQL[] }

/** The rows that are read in the order of the page before the trigram index is asked. */
export const WALKED_ROWS = 2_000

/**
 * Reads a page and one row more. A frequent word is found among the next rows of the order. Only a rarer one is worth the
 * trigram index, which collects all matches before it can sort them.
 */
async function findRows(req: PayloadRequest, read: Read): Promise<Row[]> {
  const order = orderBy(read.sort, read.direction)
  const where = allOf([...read.conditions, ...(read.beyond ? [read.beyond] : [])])
  const limit = LEAD_PAGE_SIZE + 1
  const all = statement`select l.* from leads l where ${where}`
  if (read.search.length === 0)
    return select(
      req,
      read.sort,
      order,
      statement`${all} order by ${order} limit ${limit} offset ${read.offset}`,
    )
  const matches = allOf(read.search)
  const rows =
    read.offset > 0
      ? []
      : await select(
          req,
          read.sort,
          order,
          statement`
            select l.* from (${all} order by ${order} limit ${WALKED_ROWS}) l
            where ${matches} order by ${order} limit ${limit}`,
        )
  if (rows.length === limit) return rows
  return select(
    req,
    read.sort,
    order,
    statement`
      with matches as materialized (${all} and ${matches})
      select l.* from matches l order by ${order} limit ${limit} offset ${read.offset}`,
  )
}

/** Adds the cursor and the assignee's name to the rows of a query, and sorts them again. */
const select = (req: PayloadRequest, sort: LeadSort, order: SQL, query: SQL): Promise<Row[]> =>
  sql<Row>(
    req,
    statement`
      select l.id, l.name, l.email, l.phone, l.company, l.source_name as "sourceName", l.status, l.score, l.language,
        to_json(l.created_at) #>> '{}' as "createdAt", to_json(l.first_reply_at) #>> '{}' as "firstReplyAt",
        u.id as "assigneeId", nullif(concat_ws(' ', u.first_name, u.last_name), '') as "assigneeName",
        ${cursorColumn(sort)} as cursor
      from (${query}) l left join users u on u.id = l.assigned_to_id order by ${order}`,
  )

async function countLeads(req: PayloadRequest, conditions: SQL[]): Promise<LeadPage['total']> {
  const [row] = await sql<{ count: number }>(
    req,
    statement`
      select count(*)::int as count
      from (select from leads l where ${allOf(conditions)} limit ${MAX_COUNTED_LEADS + 1}) counted`,
  )
  const count = row?.count ?? 0
  return { count: Math.min(count, MAX_COUNTED_LEADS), more: count > MAX_COUNTED_LEADS }
}
