/**
 * Cookies that only this host may set. Over https a browser takes a cookie whose name begins with `__Host-` only from the
 * host itself, over https and for all paths, so that neither a subdomain nor a page on plain http can plant one.
 */
export const hostPrefix = '__Host-'

/** The session, its hint, its last write, and the cookies of known browsers, sign-ups and forms. */
const names = [
  'puente-token',
  'puente_hint',
  'puente_position',
  'puente_device',
  'puente_sign_up',
  'form_draft',
]

const nameOf = (pair: string) => (pair.split('=')[0] ?? '').trim()

/**
 * Whether the browser has checked the prefix of a cookie that we read. Browsers trim spaces and tabs alone: after any other
 * blank, which Payload's parser trims too, they see no prefix.
 */
const isHostCookie = (pair: string) =>
  pair.startsWith(hostPrefix) && names.includes(nameOf(pair).slice(hostPrefix.length))

/**
 * Returns a Cookie header with the names that the site reads. Without its prefix, such a cookie is not ours, and is
 * dropped.
 */
export function readHostCookies(header: string): string {
  return header
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair && !names.includes(nameOf(pair)))
    .map((pair) => (isHostCookie(pair) ? pair.slice(hostPrefix.length) : pair))
    .join('; ')
}

/** Returns a Set-Cookie header with the name that the browser gets. */
export const writeHostCookie = (header: string): string =>
  names.includes(nameOf(header)) ? hostPrefix + header.trimStart() : header
