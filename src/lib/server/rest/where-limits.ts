import { validOperators } from 'payload/shared'

import { AppError } from '@/lib/app-error'

const MAX_CONDITIONS = 100

/** No column is a point, and Payload has no `all` for Postgres: it fails on these. */
const unsupportedOperators = new Set<string>(['near', 'within', 'intersects', 'all'])
const operators = new Set<string>(validOperators.filter((operator) => !unsupportedOperators.has(operator)))
const isList = (key: string) => /^(and|or)$/i.test(key)

/**
 * Throws `invalid` unless `where` is a tree of `and` and `or` lists and of fields with known operators, with at most
 * MAX_CONDITIONS operators: Payload ignores an unknown operator, and fails with 500 on other shapes. The parser bounds its
 * depth.
 */
export function checkWhere(where: unknown): void {
  if (countConditions(where) > MAX_CONDITIONS) throw new AppError('invalid')
}

function countConditions(where: unknown): number {
  // Payload's admin writes an empty condition as an empty string.
  if (where === undefined || where === '') return 0
  if (!isObject(where)) throw new AppError('invalid')
  let count = 0
  for (const [key, value] of Object.entries(where)) {
    if (!isList(key)) count += countOperators(value)
    else if (!Array.isArray(value)) throw new AppError('invalid')
    else for (const condition of value) count += countConditions(condition)
  }
  return count
}

function countOperators(field: unknown): number {
  if (!isObject(field)) throw new AppError('invalid')
  const names = Object.keys(field)
  if (!names.every((name) => operators.has(name))) throw new AppError('invalid')
  return names.length
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
