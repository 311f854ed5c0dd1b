import type { CollectionBeforeValidateHook } from 'payload'

const textual = new Set(['text', 'textarea'])

/** Texts are trimmed, and an empty one is none (specification, section 5): so that REST obeys it too. */
export const trimTexts: CollectionBeforeValidateHook = ({ collection, data }) => {
  if (!data) return data
  const trimmed = collection.flattenedFields.flatMap(({ name, type }) => {
    const value = (data as Record<string, unknown>)[name]
    return textual.has(type) && typeof value === 'string' ? [[name, value.trim() || null]] : []
  })
  return { ...data, ...Object.fromEntries(trimmed) }
}
