import type { FlattenedField } from 'payload'

import { AppError } from '@/lib/app-error'
import { isHiddenPath } from './hidden-fields'

const fieldName = /^-?\w+$/

/**
 * Throws `invalid` unless every field of a `sort` is one of the collection itself: the order of rows by a hidden or related
 * field would reveal its values. Takes what Payload takes: `a,-b`, or a list of that. A field within a group is one of the
 * collection's, if `fields` say so.
 */
export function checkSort(sort: unknown, fields: readonly FlattenedField[] = []): void {
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
