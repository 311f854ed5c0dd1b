/**
 * The content policies: what the browser may run and load for an answer (docs/decisions/0014). Plain JavaScript,
 * because the page cache, which Next loads outside of the build, needs them too.
 */

/** Holds on every page of ours. Nobody frames our pages but we ourselves. */
const always = "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self'"

/**
 * The styles of the toasts, which their library writes into an element that is empty at first: the digests of nothing
 * and of those styles. A unit test compares them with the library.
 */
export const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]

/** Staff may show a picture by its address, so that any https picture may stand on a public page. */
const publicParts = (origins) =>
  `style-src 'self' ${toastStyles.join(' ')}; img-src 'self' data: https:; font-src 'self'; ` +
  `connect-src ${["'self'", ...origins].join(' ')}; media-src 'self'; manifest-src 'self'`

const adminParts =
  "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; " +
  "connect-src 'self'; media-src 'self' blob:; frame-src 'self'; worker-src blob:"

/** What the settings' analytics tool needs, as the content listener has read it. */
const analyticsOrigins = () => globalThis.analyticsOrigins ?? []

/** Of the tool's origins those that a script comes from: named hosts. A wildcard is only ever reported to. */
const scriptOrigins = () => analyticsOrigins().filter((origin) => !origin.includes('*'))

/** For answers that are no page: data, pictures, and Next's own bare error pages, which have styles of their own. */
export const barePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For a page that is kept for everybody: our files, and the inline scripts with these digests. */
export const keptPolicy = (digests) =>
  `default-src 'none'; script-src ${["'self'", ...digests, ...scriptOrigins()].join(' ')}; ` +
  `${publicParts(analyticsOrigins())}; ${always}`

const trusted = (nonce) => `default-src 'none'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`

/** For a page that is made for one visitor. */
export const visitorPolicy = (nonce) => `${trusted(nonce)}; ${publicParts(analyticsOrigins())}; ${always}`

/** For the admin, whose editor styles elements and draws pictures as it goes. */
export const adminPolicy = (nonce) => `${trusted(nonce)}; ${adminParts}; ${always}`
