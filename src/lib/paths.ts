/** Longer paths and addresses are not followed. */
export const MAX_ADDRESS_LENGTH = 2_000

const PLACEHOLDER_ORIGIN = 'https://site.invalid'

/** Whether this is a path of the site: one leading slash, and nothing that a browser would read as another host. */
export const isSitePath = (value: string): boolean =>
  value.length <= MAX_ADDRESS_LENGTH &&
  /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value) &&
  resolvesToSitePath(value)

/** '/.//host' normalizes to '//host', which browsers read as another host. */
function resolvesToSitePath(path: string): boolean {
  if (!URL.canParse(path, PLACEHOLDER_ORIGIN)) return false
  const { origin, pathname } = new URL(path, PLACEHOLDER_ORIGIN)
  return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith('//')
}

/** Whether this is an absolute https URL with its slashes: browsers read 'https:host' as a path. */
export const isHttpsUrl = (value: string): boolean =>
  value.length <= MAX_ADDRESS_LENGTH && /^https:\/\/[^\s\\\p{Cc}]+$/iu.test(value) && URL.canParse(value)

/** Whether a link or redirect may lead here: a path of the site, or an https URL. */
export const isLinkTarget = (value: string): boolean => isSitePath(value) || isHttpsUrl(value)

/** A host without trailing dot and default ports, so that equal hosts compare equal. */
function hostOf(address: string): string {
  const { hostname, port } = new URL(address)
  return `${hostname.replace(/\.$/, '')}:${port === '80' || port === '443' ? '' : port}`
}

/** Whether an absolute URL points to the host of `site`. */
export const isUrlOfSite = (address: string, site: string): boolean =>
  URL.canParse(address) && /^https?:/i.test(address) && hostOf(address) === hostOf(site)

/**
 * Normalizes a path for comparison: resolves dots and repeated slashes, removes the query, the fragment, the prefix of the
 * default language in any case, and the trailing slash. Next does the same to requests.
 */
export function normalizePath(path: string): string {
  const single = path.replace(/[?#].*$/, '').replace(/[/\\]+/g, '/')
  const full = URL.canParse(single, PLACEHOLDER_ORIGIN)
    ? new URL(single, PLACEHOLDER_ORIGIN).pathname
    : single
  const bare = full.replace(/\/{2,}/g, '/').replace(/^(\/en)+(?=\/|$)/i, '')
  return bare.replace(/\/$/, '') || '/'
}

/** Decodes what need not be encoded; a malformed path stays as it is. */
export const decodePath = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Paths that are not opened after signing in: the pages of signing in and out, and the API. Routers ignore the case. */
const BLOCKED_TARGETS =
  /^(?:\/es)?\/auth(?!\/profile(?:\/|$))(?=\/|$)|^\/(?:admin\/(?:login|logout|logout-inactivity)|api)(?=\/|$)/i

/**
 * The path to open after signing in, from an untrusted `next` parameter; undefined unless it is a path of this site. The
 * result has no fragment and is percent-encoded, so that it fits into a Location header.
 */
export function safeRedirect(next: unknown): string | undefined {
  const path = typeof next === 'string' ? next.split('#')[0] : undefined
  if (!path || !isSitePath(path)) return undefined
  const { pathname, search } = new URL(path, PLACEHOLDER_ORIGIN)
  return BLOCKED_TARGETS.test(decodePath(normalizePath(pathname))) ? undefined : pathname + search
}
