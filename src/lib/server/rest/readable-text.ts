import { isStorable } from '@/lib/clean-text'

/** Deeper than any document of ours. Payload walks its input recursively, up to the limit of the stack. */
const MAX_DEPTH = 200

/** Whether every text in a value, keys included, can be stored by Postgres: no NUL and no lone surrogates. */
export function isReadable(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, child]) => isReadable(key) && isReadable(child, depth + 1))
}

/**
 * Returns the path of the first field whose text Postgres can't store, such as 'offices.0.city'; undefined when no text is
 * at fault. A rich text is one field.
 */
export function unreadableField(value: unknown): string | undefined {
  return findUnreadable(value, 0)?.join('.')
}

function findUnreadable(value: unknown, depth: number): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : []
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined
  for (const [key, child] of Object.entries(value)) {
    const names = findUnreadable(child, depth + 1)
    if (names) return 'root' in value ? [] : [key, ...names]
  }
  return undefined
}
