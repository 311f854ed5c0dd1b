import { AppError } from '@/lib/app-error'

const fieldName = /^-?\w+$/
/** `__` reaches into groups and relations as a dot does. */
const hiddenField = /__|hash|salt|token|password|session/i

/**
 * Throws `invalid` unless every field of a `sort` is a plain field of the collection itself: the order of rows by a hidden
 * or related field would reveal its values. Takes what Payload takes: `a,-b`, or a list of that.
 */
export function checkSort(sort: unknown): void {
  if (sort === undefined) return
  const entries: unknown[] = Array.isArray(sort) ? sort : [sort]
  if (entries.length === 0) throw new AppError('invalid')
  for (const entry of entries) {
    if (typeof entry !== 'string') throw new AppError('invalid')
    for (const field of entry.split(','))
      if (!fieldName.test(field) || hiddenField.test(field)) throw new AppError('invalid')
  }
}
