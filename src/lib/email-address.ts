/**
 * The domain has letters of any script, digits, dots and hyphens only: anything else could add a copy or a text to a link.
 */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{M}\p{Nd}-]+\.)+[\p{L}\p{M}\p{Nd}-]{2,}$/u

/** What no mail server takes: a dot or a hyphen too many, and parts that are too long. */
const UNDELIVERABLE = /^\.|\.\.|\.@|@-|@.*(?:-\.|\.-|-$)|^[^@]{65}|[^@.]{64}(?=[^@]*$)/

/** The domain as computers know it; undefined when there can be none, as with `example.123`, which is read as a number. */
function asciiDomain(address: string): string | undefined {
  try {
    return new URL(`http://${address.slice(address.lastIndexOf('@') + 1)}`).hostname
  } catch {
    return undefined
  }
}

/**
 * Whether this is an email address that can be delivered, without a display name, quotes or invisible characters. The one
 * rule for every form, verb and field.
 */
export function isEmailAddress(value: string): boolean {
  if (!ADDRESS.test(value) || value.length > 254 || /\p{Cf}/u.test(value)) return false
  const domain = asciiDomain(value)
  // Limits are those of the bytes that are sent.
  const local = value.slice(0, value.lastIndexOf('@'))
  const bytes = new TextEncoder().encode(local).length
  return (
    domain !== undefined &&
    bytes <= 64 &&
    ![value, `${local}@${domain}`].some((one) => UNDELIVERABLE.test(one))
  )
}

/**
 * Returns an address as headers of an email hold it, with its domain in punycode; undefined when letters outside ASCII are
 * before the @, which few mail servers accept.
 */
export function headerAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = asciiDomain(address)
  return at > 0 && domain && /^[!-~]+$/.test(address.slice(0, at))
    ? `${address.slice(0, at)}@${domain}`
    : undefined
}

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
