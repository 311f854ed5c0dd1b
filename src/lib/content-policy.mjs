/**
 * The content security policies (docs/decisions/0014-content-policy.md). Plain JavaScript, because Next loads the page
 * cache, which uses them too, outside of the build.
 */

/** Directives that every page has in common. */
const common = "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self'"

/**
 * Digests of the styles that the toast library injects: the empty element that it creates first, then its styles. A unit
 * test compares them with the library.
 */
export const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]

/** Files of this site, and what the toast library injects. */
const ownStyles = `'self' ${toastStyles.join(' ')}`

/** Any https picture is allowed, because staff may enter pictures by their URL. */
const publicParts = (origins) =>
  `style-src ${ownStyles}; img-src 'self' data: https:; font-src 'self'; ` +
  `connect-src ${["'self'", ...origins].join(' ')}; media-src 'self'; manifest-src 'self'`

const staffParts = (styles, pictures = '') =>
  `style-src ${styles}; img-src 'self' data: blob:${pictures}; font-src 'self' data:; ` +
  "connect-src 'self'; media-src 'self' blob:; frame-src 'self'; worker-src blob:"

/** The origins of the analytics tool in the settings, read by the content listener. */
const analyticsOrigins = () => globalThis.analyticsOrigins ?? []

/** Scripts only come from named hosts; wildcards are for reporting. */
const scriptOrigins = () => analyticsOrigins().filter((origin) => !origin.includes('*'))

/** For everything but our pages: data, pictures, and Next's own error pages, which have inline styles. */
export const barePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For a redirect to a page that this site may frame: browsers check it on the way too. */
export const redirectPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** For a cached page: files of this site, and the inline scripts with these digests. */
export const cachedPagePolicy = (digests) =>
  `default-src 'none'; script-src ${["'self'", ...digests, ...scriptOrigins()].join(' ')}; ` +
  `${publicParts(analyticsOrigins())}; ${common}`

const scriptsWithNonce = (nonce) => `default-src 'none'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`

/** For a page that is rendered for one visitor. */
export const visitorPolicy = (nonce) =>
  `${scriptsWithNonce(nonce)}; ${publicParts(analyticsOrigins())}; ${common}`

/** For a page in preview, which shows itself at the size of a phone. */
export const previewPolicy = (nonce) => `${visitorPolicy(nonce)}; frame-src 'self'`

/** For the desk. */
export const deskPolicy = (nonce) => `${scriptsWithNonce(nonce)}; ${staffParts(ownStyles)}; ${common}`

/** Payload's markup has inline styles, and so has what its editor and its selects insert. */
const payloadStyles = "'self' 'unsafe-inline'"

/** For Payload's admin, whose editor also creates blob pictures. */
export const adminPolicy = (nonce) => `${scriptsWithNonce(nonce)}; ${staffParts(payloadStyles)}; ${common}`

/** For the list and the editor of posts, which also show featured pictures by their address. */
export const postsPolicy = (nonce) =>
  `${scriptsWithNonce(nonce)}; ${staffParts(payloadStyles, ' https:')}; ${common}`
