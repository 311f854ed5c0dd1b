import { oneLine } from './content'

/** A URL, a domain or an address, or control characters, anywhere in a name. */
const NOT_A_NAME = /[@:/\\\p{Cc}\p{Bidi_Control}]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u

/**
 * Returns the first name if it looks like one (letters, marks, a hyphen or an apostrophe), else null; null too when any part
 * of the name could be a link, an address or an advertisement with one.
 */
export function greetedName(name: string): string | null {
  if (NOT_A_NAME.test(name)) return null
  const first = oneLine(name).split(' ')[0] ?? ''
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null
}
