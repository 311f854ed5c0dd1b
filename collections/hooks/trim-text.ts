import type { CollectionBeforeValidateHook } from 'payload'

import { oneLine } from '../../src/lib/one-line'

const textTypes = new Set(['text', 'textarea'])

/**
 * Trims text fields, takes line breaks out of those of one line, and stores null for empty ones. A hook, so that it applies
 * to REST and the Local API as well.
 */
export const trimText: CollectionBeforeValidateHook = ({ collection, data }) => {
  if (!data) return data
  const trimmed = collection.flattenedFields.flatMap(({ name, type }) => {
    const value = (data as Record<string, unknown>)[name]
    if (!textTypes.has(type) || typeof value !== 'string') return []
    return [[name, (type === 'text' ? oneLine(value) : value).trim() || null]]
  })
  return { ...data, ...Object.fromEntries(trimmed) }
}
