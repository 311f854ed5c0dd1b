/** Returns the first word of a name, for buttons and short sentences; '' without a name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? ''

/** Returns the first and last name of a person. */
export const displayName = (person: { firstName: string; lastName?: string | null }) =>
  [person.firstName, person.lastName].filter(Boolean).join(' ')

/**
 * Returns one or two capital letters for an avatar: of the first and the last word of a name, or of an email address before
 * its @. Empty for a text without letters or digits.
 */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words
  return shown.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}
