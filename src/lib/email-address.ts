/**
 * The domain has letters of any script, digits, dots and hyphens only: anything else could add a copy or a text to a link.
 */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{M}\p{Nd}-]+\.)+[\p{L}\p{M}\p{Nd}-]{2,}$/u

/** Whether this is an email address without a display name, quotes or invisible characters. */
export const isEmailAddress = (value: string): boolean => ADDRESS.test(value) && !/\p{Cf}/u.test(value)

/** A plus stays readable; RFC 6068 allows it. */
const encode = (part: string) => encodeURIComponent(part).replaceAll('%2B', '+')

/**
 * Returns the URL that writes an email to this address and to nobody else: an address may contain `?`, `&` and `%`, which
 * a URL would read as a query.
 */
export function mailtoLink(address: string): string {
  const wellFormed = address.toWellFormed()
  const at = wellFormed.lastIndexOf('@')
  if (at < 0) return `mailto:${encode(wellFormed)}`
  return `mailto:${encode(wellFormed.slice(0, at))}@${encode(wellFormed.slice(at + 1))}`
}
