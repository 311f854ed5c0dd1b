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
 * The same for a list of the admin, whose query also names columns and groups. Empty parameters, which its screens leave
 * in the address, are dropped.
 */
export function limitAdminList(query: ListQuery, fields?: readonly FlattenedField[]): ListQuery {
  const given = Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  )
  // Saved presets are turned off; Payload would look for one all the same.
  if (given.preset !== undefined) throw new AppError('invalid')
  checkColumns(given.columns)
  checkSort(given.groupBy, fields)
  if (given.queryByGroup !== undefined) parseObject(given.queryByGroup)
  return limitList(given, fields)
}

/** Payload parses columns that are a text, and reads properties of each. */
function checkColumns(columns: unknown): void {
  if (columns === undefined) return
  const list = typeof columns === 'string' ? parseObject(columns) : columns
  const isColumn = (column: unknown) =>
    typeof column === 'string' || (typeof column === 'object' && column !== null)
  if (!Array.isArray(list) || !list.every(isColumn)) throw new AppError('invalid')
}

/** Returns an object, parsed if it is a text. Throws `invalid` for anything else. */
function parseObject(value: unknown): object {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value
    if (typeof parsed === 'object' && parsed !== null) return parsed
  } catch {
    // Not JSON.
  }
  throw new AppError('invalid')
}
