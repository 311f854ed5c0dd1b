import { ValidationError, type CollectionBeforeValidateHook } from 'payload'

const textTypes = new Set(['text', 'textarea', 'email'])

/**
 * Rejects values of text fields that are not strings. Payload would store objects and numbers as JSON, without checking
 * `maxLength`.
 */
export const requireStrings: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const invalid = collection.flattenedFields.filter(({ name, type }) => {
    const value = (data as Record<string, unknown> | undefined)?.[name]
    return textTypes.has(type) && value !== undefined && value !== null && typeof value !== 'string'
  })
  if (invalid.length === 0) return data
  const message = (req.t as (key: string) => string)('puente:common:errors:text')
  const errors = invalid.map(({ name }) => ({ path: name, message }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
