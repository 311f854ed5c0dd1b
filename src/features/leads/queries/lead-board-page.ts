import type { PayloadRequest } from 'payload'

import { findPhoneLinks } from '@/features/settings/queries'
import { cleanQuery } from '@/lib/search-words'
import { requireStaff } from '@/lib/server/http/authorize'
import {
  LEAD_PAGE_SIZE,
  leadSorts,
  type LeadFilter,
  type LeadPosition,
  type LeadSort,
  type SortDirection,
} from '../board-rules'
import { filterConditions } from './lead-conditions'
import { beyondCursor } from './lead-order'
import { findLeadRows, type LeadCount, type LeadRow, type ListedLead, type Place } from './lead-rows'

export type LeadBoardPage = {
  leads: ListedLead[]
  total: LeadCount
  /** Cursors of the neighboring pages; null where there is none. */
  previous: string | null
  next: string | null
}

export type LeadBoardRequest = {
  filter?: LeadFilter
  sort?: LeadSort
  direction?: SortDirection
  position?: LeadPosition
}

/**
 * Returns one page of the board by keyset pagination: the thousandth page takes as long as the first. A cursor of another
 * order gives the first page. For staff only: throws AppError 'forbidden'.
 */
export async function findLeadBoardPage(
  req: PayloadRequest,
  request: LeadBoardRequest = {},
): Promise<LeadBoardPage> {
  requireStaff(req)
  const { filter = {}, sort = 'created' } = request
  const direction = request.direction ?? leadSorts[sort]
  const page = locate(request.position, sort, direction)
  const conditions = filterConditions(filter)
  const query = cleanQuery(filter.query ?? '')
  const { rows, total } = await findLeadRows(req, { ...page, sort, conditions, query })
  const hasMore = rows.length > LEAD_PAGE_SIZE
  const leads = rows.slice(0, LEAD_PAGE_SIZE)
  if (page.isBackward) leads.reverse()
  const isFirst = page.isBackward ? !hasMore : page.isStart
  const isLast = page.isBackward ? page.isStart : !hasMore
  const linksOf = await findPhoneLinks()
  return {
    leads: leads.map((lead) => toListedLead(lead, linksOf(lead.phone))),
    total,
    previous: isFirst ? null : (leads[0]?.cursor ?? null),
    next: isLast ? null : (leads.at(-1)?.cursor ?? null),
  }
}

const opposite = (direction: SortDirection): SortDirection => (direction === 'asc' ? 'desc' : 'asc')

function locate(position: LeadPosition | undefined, sort: LeadSort, direction: SortDirection): Place {
  const start: Place = { direction, isBackward: false, isStart: true, offset: 0 }
  if (!position) return start
  if ('page' in position)
    return { ...start, isStart: position.page === 1, offset: (position.page - 1) * LEAD_PAGE_SIZE }
  if ('last' in position) return { ...start, direction: opposite(direction), isBackward: true }
  const isBackward = 'before' in position
  const read = isBackward ? opposite(direction) : direction
  const beyond = beyondCursor(isBackward ? position.before : position.after, sort, read)
  return beyond ? { direction: read, isBackward, isStart: false, beyond, offset: 0 } : start
}

const toListedLead = ({ cursor: _, ...lead }: LeadRow, ways: ListedLead['ways']): ListedLead => ({
  ...lead,
  ways,
})
