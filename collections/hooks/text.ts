import { ValidationError, type CollectionBeforeValidateHook } from 'payload'

const textual = new Set(['text', 'textarea', 'email'])

/** A text is a text: Payload stores objects and numbers as their JSON, past every limit of length. */
export const requireText: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const wrong = collection.flattenedFields.filter(({ name, type }) => {
    const value = (data as Record<string, unknown> | undefined)?.[name]
    return textual.has(type) && value !== undefined && value !== null && typeof value !== 'string'
  })
  if (wrong.length === 0) return data
  const message = (req.t as (key: string) => string)('puente:common:errors:text')
  const errors = wrong.map(({ name }) => ({ path: name, message }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
