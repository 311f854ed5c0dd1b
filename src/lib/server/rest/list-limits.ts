import type { FlattenedField } from 'payload'

import { AppError } from '@/lib/app-error'
import { checkSort } from './sort-limits'
import { checkWhere } from './where-limits'

const MAX_ROWS = 1_000
const MAX_PAGE = 1_000_000
const MAX_POPULATE_DEPTH = 10

export type ListQuery = Record<string, unknown>

/**
 * Returns the query of a list with its rows bounded. Throws `invalid` for conditions that the database cannot read, for
 * numbers out of range, and for an order that would reveal a hidden field. Every door through which a list is read calls
 * it: REST, the lists and versions of the admin, and its server functions. `fields` are those of the collection; without
 * them no order by a field within a group is accepted.
 */
export function limitList(query: ListQuery, fields?: readonly FlattenedField[], isWrite = false): ListQuery {
  const { limit, page, depth, sort, where, pagination } = query
  checkWhere(where, isWrite)
  checkNumber(limit, MAX_ROWS)
  checkNumber(page, MAX_PAGE)
  checkNumber(depth, MAX_POPULATE_DEPTH)
  checkSort(sort, fields)
  // Payload reads limit 0 and `pagination=false` as all rows.
  const isUnlimited = String(limit) === '0' || (String(pagination) === 'false' && limit === undefined)
  return isUnlimited ? { ...query, limit: String(MAX_ROWS) } : query
}

/** Takes a number, or a text that is one: an address has texts only. */
function checkNumber(value: unknown, max: number): void {
  if (value === undefined) return
  const isText = typeof value === 'string' || typeof value === 'number'
  if (!isText || !/^(0|[1-9]\d{0,6})$/.test(String(value)) || Number(value) > max)
    throw new AppError('invalid')
}

/**
 * The same for a list of the admin, which may also be grouped. Empty parameters, which its screens leave in the address,
 * are dropped.
 */
export function limitAdminList(query: ListQuery, fields?: readonly FlattenedField[]): ListQuery {
  const given = Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  )
  checkSort(given.groupBy, fields)
  return limitList(given, fields)
}
