/** Deeper than any document of ours. Payload walks its input recursively, up to the limit of the stack. */
const MAX_DEPTH = 200

/** Whether every text in a value, keys included, can be stored by Postgres: no NUL and no lone surrogates. */
export function isReadable(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, child]) => isReadable(key) && isReadable(child, depth + 1))
}
