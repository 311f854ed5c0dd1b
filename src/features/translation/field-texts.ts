import type { FlattenedField } from 'payload'

type Row = Record<string, unknown>

/** A text field that is translated, by its path, such as `lists.0.title`. */
export type FieldText = { path: string; fields: FlattenedField[]; text: string; isLong: boolean }

/** Derived from other fields, names that nobody translates, and the ids that Payload gives the rows of lists. */
const keptFields = new Set(['id', 'slug', 'searchText', 'authorName'])

/** Returns the texts of a document that are written once for each language, in the order of the form. */
export function fieldTexts(
  fields: readonly FlattenedField[],
  row: Row,
  at: { path: string; fields: FlattenedField[]; isLocalized: boolean } = {
    path: '',
    fields: [],
    isLocalized: false,
  },
): FieldText[] {
  return fields.flatMap((field) => {
    if (keptFields.has(field.name) || ('virtual' in field && field.virtual)) return []
    const isLocalized = at.isLocalized || ('localized' in field && field.localized === true)
    const inside = { path: at.path + field.name, fields: [...at.fields, field], isLocalized }
    const value = row[field.name]
    if (field.type === 'text' || field.type === 'textarea') {
      if (!isLocalized || ('hasMany' in field && field.hasMany)) return []
      const text = typeof value === 'string' ? value : ''
      return [{ path: inside.path, fields: inside.fields, text, isLong: field.type === 'textarea' }]
    }
    if (!('flattenedFields' in field)) return []
    if (field.type === 'array')
      return (Array.isArray(value) ? (value as Row[]) : []).flatMap((one, index) =>
        fieldTexts(field.flattenedFields, one, { ...inside, path: `${inside.path}.${index}.` }),
      )
    return fieldTexts(field.flattenedFields, (value ?? {}) as Row, { ...inside, path: `${inside.path}.` })
  })
}

/** The names of the localized rich texts of a document. */
export const richTextNames = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) => (field.type === 'richText' && field.localized ? [field.name] : []))

export function textAt(row: unknown, path: string): string {
  let value: unknown = row
  for (const name of path.split('.')) value = (value as Row | null | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Returns what to save so that this field has this text: the top-level field with everything else that it holds. Rows that
 * the target does not have yet are those of the source, without their texts.
 */
export function withTextAt(
  target: Row,
  source: Row,
  field: Pick<FieldText, 'path' | 'fields'>,
  text: string,
): Row {
  const [name = '', ...rest] = field.path.split('.')
  const write = (now: unknown, model: unknown, names: string[], fields: FlattenedField[]): unknown => {
    const [first, ...others] = names
    if (first === undefined) return text
    const [parent, ...inside] = fields
    if (parent?.type === 'array') {
      const [own, rows] = [(now ?? []) as Row[], (model ?? []) as Row[]]
      const filled = [
        ...own,
        ...rows.slice(own.length).map((row) => withoutTexts(parent.flattenedFields, row)),
      ]
      const [next = '', ...deeper] = others
      return filled.map((row, index) =>
        String(index) === first
          ? { ...row, [next]: write(row[next], rows[index]?.[next], deeper, inside) }
          : row,
      )
    }
    const [own, other] = [(now ?? {}) as Row, (model ?? {}) as Row]
    return { ...own, [first]: write(own[first], other[first], others, inside) }
  }
  return { [name]: write(target[name], source[name], rest, field.fields) }
}

/** A new row with what both languages share of another, such as its kind. */
const withoutTexts = (fields: readonly FlattenedField[], row: Row): Row =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = row[field.name]
      if (field.name === 'id') return []
      if (field.type === 'text' || field.type === 'textarea') return [[field.name, '']]
      if (field.type !== 'array') return [[field.name, value]]
      return [[field.name, ((value ?? []) as Row[]).map((one) => withoutTexts(field.flattenedFields, one))]]
    }),
  )
