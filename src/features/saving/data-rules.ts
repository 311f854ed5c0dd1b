import { plainTextOf } from '@/lib/document'

/** What the data of a form says, and whether the server has it. Pure: no I/O. */

export type FormValues = Record<string, unknown>

/** The server sets these; they change with every save. Passwords are never kept. */
const ignored = new Set([
  'id',
  '_status',
  'updatedAt',
  'createdAt',
  'globalType',
  'sizes',
  'file',
  'password',
  'confirm-password',
])

/** Returns the data that a person can change. */
export const ownData = (data: FormValues): FormValues =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !ignored.has(key)))

/**
 * Returns a value as text in which equal values are equal: keys in a fixed order, without empty ones, and texts as the
 * server trims them.
 */
export function canonical(value: unknown): string {
  // Undefined has no JSON, which the type of the function leaves out.
  const json = JSON.stringify(simplified(value)) as string | undefined
  return json ?? ''
}

function simplified(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return value.trim() || undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(simplified)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
    .map(([key, inside]) => [key, simplified(inside)] as const)
    .filter(([, inside]) => inside !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** Returns the names of the fields of `data` that none of the `known` versions has. */
export function changedFields(data: FormValues, ...known: (FormValues | undefined)[]): string[] {
  return Object.keys(ownData(data)).filter((key) => {
    const now = canonical(data[key])
    return known.every((version) => version === undefined || canonical(version[key]) !== now)
  })
}

const looksTechnical = /^([\da-f]{24}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/i
const unread = new Set(['id', 'blockType', 'blockName', 'url', 'relationTo'])

/** The text of one field. In `key`, the rows of its path, such as 'points.0.title', are named by their ids. */
type FieldText = { path: string; key: string; text: string }

/** Returns the texts in the value of a field, in the order of the form. A rich text is one, with a line per paragraph. */
function textsIn(value: unknown, path: string, key = path): FieldText[] {
  if (typeof value === 'string') {
    const text = value.trim()
    return text === '' || looksTechnical.test(text) ? [] : [{ path, key, text }]
  }
  if (Array.isArray(value))
    return value.flatMap((row: unknown, index) =>
      textsIn(row, `${path}.${index}`, `${key}.${rowKey(row, index)}`),
    )
  if (typeof value !== 'object' || value === null) return []
  if ('root' in value) {
    const lines = plainTextOf(value).split('\n')
    const text = lines.filter((line) => line.trim() !== '').join('\n')
    return text === '' ? [] : [{ path, key, text }]
  }
  return Object.entries(value).flatMap(([name, inside]) =>
    unread.has(name) ? [] : textsIn(inside, `${path}.${name}`, `${key}.${name}`),
  )
}

const rowKey = (row: unknown, index: number): string | number => {
  const { id } = (row ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : index
}

const textsOf = (data: FormValues, fields: readonly string[]) =>
  fields.flatMap((field) => textsIn(data[field], field))

/** Returns the words of some fields as one text. */
export const textOf = (data: FormValues, fields: readonly string[]): string =>
  textsOf(data, fields)
    .map(({ text }) => text)
    .join('\n')

/** What a field says, and what it said before. `path`: as in `FieldText`. */
export type ChangedText = { path: string; before: string; after: string }

/** Returns the texts of some fields that differ. A row that has moved is the same row. */
export function changedTexts(
  before: FormValues,
  after: FormValues,
  fields: readonly string[],
): ChangedText[] {
  const byKey = (data: FormValues) => new Map(textsOf(data, fields).map((text) => [text.key, text]))
  const [old, now] = [byKey(before), byKey(after)]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    if (was?.text === is?.text) return []
    return [{ path: is?.path ?? was?.path ?? key, before: was?.text ?? '', after: is?.text ?? '' }]
  })
}

const split = (text: string) => text.split(/\s+/u).filter((word) => word !== '')

export const countWords = (text: string): number => split(text).length

/** Returns how many words of a text are between what it has in common with an earlier one at its start and at its end. */
export function countNewWords(before: string, after: string): number {
  const [old, now] = [split(before), split(after)]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return now.length - start - end
}
