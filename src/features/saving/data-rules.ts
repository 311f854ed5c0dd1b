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

/** Returns the words of a value, one line per paragraph or field. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const trimmed = value.trim()
    return trimmed === '' || looksTechnical.test(trimmed) ? [] : trimmed.split('\n')
  }
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('root' in value)
    return plainTextOf(value)
      .split('\n')
      .filter((line) => line.trim() !== '')
  return Object.entries(value).flatMap(([key, inside]) => (unread.has(key) ? [] : wordsOf(inside)))
}

/** Returns the words of some fields as one text. */
export const textOf = (data: FormValues, fields: readonly string[]): string =>
  fields.flatMap((field) => wordsOf(data[field])).join('\n')

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
