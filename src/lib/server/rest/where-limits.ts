import { validOperators } from 'payload/shared'

import { AppError } from '@/lib/app-error'
import { isHiddenPath } from './hidden-fields'

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
export function checkWhere(where: unknown, isWrite = false): void {
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
