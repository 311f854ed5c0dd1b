import type { FlattenedField } from 'payload'

type Row = Record<string, unknown>

/** Fields that keep their values when a version is restored: they decide what is public, or are derived from the others. */
const keptFields = new Set(['_status', 'publishedAt', 'searchText'])

/**
 * Returns what to write to restore one language of a version: the localized fields of the version, and around them the
 * fields that hold localized ones as they are now. `current` and `version` are both in that language. Rows of a list that
 * both languages share keep their number and order: only the texts of those in the version are restored.
 */
export function fieldsOfLanguage(fields: FlattenedField[], current: Row, version: Row): Row {
  const restored: Row = {}
  for (const field of fields) {
    if (keptFields.has(field.name) || ('virtual' in field && field.virtual)) continue
    const [now, then] = [current[field.name], version[field.name]]
    if ('localized' in field && field.localized) restored[field.name] = then ?? null
    else if (!('flattenedFields' in field) || !hasLocalized(field.flattenedFields)) continue
    else if (field.type === 'array') restored[field.name] = restoreRows(field.flattenedFields, now, then)
    else restored[field.name] = fieldsOfLanguage(field.flattenedFields, asRow(now), asRow(then))
  }
  return restored
}

function restoreRows(fields: FlattenedField[], now: unknown, then: unknown): Row[] {
  const byId = new Map(asRows(then).map((row) => [row.id, row]))
  return asRows(now).map((row) => {
    const old = byId.get(row.id)
    return old ? { ...row, ...fieldsOfLanguage(fields, row, old) } : row
  })
}

const hasLocalized = (fields: FlattenedField[]): boolean =>
  fields.some(
    (field) =>
      ('localized' in field && field.localized) ||
      ('flattenedFields' in field && hasLocalized(field.flattenedFields)),
  )

const asRow = (value: unknown): Row => (value ?? {}) as Row
const asRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])
