import type { FlattenedField } from 'payload'
import { validOperators } from 'payload/shared'
import { AppError } from '@/lib/app-error'

/** Fields of accounts that no screen shows, at any depth of a path. */
const hiddenField = /hash|salt|token|password|session/i

/**
 * Whether a path in a filter or an order names a hidden field, or reaches into a group or a relation in Payload's other
 * spelling of a dot.
 */
const isHiddenPath = (path: string): boolean => path.includes('__') || hiddenField.test(path)

const MAX_CONDITIONS = 100

/** No column is a point, and Payload has no `all` for Postgres: it fails on these. */
const unsupportedOperators = new Set<string>(['near', 'within', 'intersects', 'all'])
const operators = new Set<string>(validOperators.filter((operator) => !unsupportedOperators.has(operator)))
const listOperators = new Set(['in', 'not_in'])
const rowOperators = new Set(['equals', 'not_equals'])
const isList = (key: string) => /^(and|or)$/i.test(key)

/**
 * Throws `invalid` unless `where` is a tree of `and` and `or` lists and of fields with known operators and readable values,
 * with at most MAX_CONDITIONS operators: Payload ignores an unknown operator and some values, and fails with 500 on other
 * shapes. A write must not have an empty part, which would match every row. The parser bounds the depth.
 */
function checkWhere(where: unknown, isWrite = false): void {
  if (countConditions(where, isWrite) > MAX_CONDITIONS) throw new AppError('invalid')
}

function countConditions(where: unknown, isWrite: boolean): number {
  // Payload's admin writes an empty condition as an empty string. Without any, Payload refuses a write itself.
  if (where === undefined || where === '') return 0
  if (!isObject(where)) throw new AppError('invalid')
  let count = 0
  for (const [key, value] of Object.entries(where)) {
    if (isHiddenPath(key)) throw new AppError('invalid')
    if (isList(key)) count += countInList(value, isWrite)
    else count += countOperators(value)
  }
  return count
}

function countInList(list: unknown, isWrite: boolean): number {
  if (!Array.isArray(list)) throw new AppError('invalid')
  const counts = list.map((condition) => countConditions(condition, isWrite))
  if (isWrite && (counts.length === 0 || counts.includes(0))) throw new AppError('invalid')
  return counts.reduce((sum, count) => sum + count, 0)
}

function countOperators(field: unknown): number {
  if (!isObject(field)) throw new AppError('invalid')
  const conditions = Object.entries(field)
  if (!conditions.every(([operator, value]) => operators.has(operator) && isReadableValue(operator, value)))
    throw new AppError('invalid')
  return conditions.length
}

/**
 * A single value, or what the operator takes beside: a list of those, or a row of one of several collections. An address has
 * texts only; the server functions of the admin send numbers, booleans and null too.
 */
function isReadableValue(operator: string, value: unknown): boolean {
  if (isSingle(value)) return true
  if (Array.isArray(value)) return listOperators.has(operator) && value.length > 0 && value.every(isSingle)
  if (!isObject(value) || !rowOperators.has(operator)) return false
  const { relationTo, value: id, ...others } = value
  return typeof relationTo === 'string' && typeof id === 'string' && Object.keys(others).length === 0
}

const isSingle = (value: unknown): boolean =>
  value === null || typeof value === 'boolean' || typeof value === 'string' || Number.isFinite(value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldName = /^-?\w+$/

/**
 * Throws `invalid` unless every field of a `sort` is one of the collection itself: the order of rows by a hidden or related
 * field would reveal its values. Takes what Payload takes: `a,-b`, or a list of that. A field within a group is one of the
 * collection's, if `fields` say so.
 */
function checkSort(sort: unknown, fields: readonly FlattenedField[] = []): void {
  if (sort === undefined) return
  const entries: unknown[] = Array.isArray(sort) ? sort : [sort]
  if (entries.length === 0) throw new AppError('invalid')
  for (const entry of entries) {
    if (typeof entry !== 'string') throw new AppError('invalid')
    for (const field of entry.split(','))
      if (isHiddenPath(field) || !(fieldName.test(field) || isInGroup(field, fields)))
        throw new AppError('invalid')
  }
}

/** Whether a path leads through groups only, such as `utm.source`. */
function isInGroup(path: string, fields: readonly FlattenedField[]): boolean {
  const [first = '', ...rest] = path.replace(/^-/, '').split('.')
  const field = fields.find((one) => one.name === first)
  if (!field) return false
  if (rest.length === 0) return true
  const isGroup = field.type === 'group' || field.type === 'tab'
  return isGroup && isInGroup(rest.join('.'), field.flattenedFields)
}

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
