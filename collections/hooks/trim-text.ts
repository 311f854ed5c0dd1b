import type { CollectionBeforeValidateHook, TypeWithID } from 'payload'

const textTypes = new Set(['text', 'textarea'])

/** Trims text fields and stores null for empty ones. A hook, so that it applies to REST and the Local API as well. */
export const trimText: CollectionBeforeValidateHook<TypeWithID> = ({ collection, data }) => {
  if (!data) return data
  const trimmed = collection.flattenedFields.flatMap(({ name, type }) => {
    const value = (data as Record<string, unknown>)[name]
    if (!textTypes.has(type) || typeof value !== 'string') return []
    return [[name, value.trim() || null] as const]
  })
  return { ...data, ...Object.fromEntries(trimmed) }
}
