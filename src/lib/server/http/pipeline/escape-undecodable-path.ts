import type { RequestStep } from './step'

/** Control characters and line separators: no page has them, and Next's patterns for routes do not match them. */
const unroutable = /[\p{Cc}\u2028\u2029]/u

const isReadable = (path: string): boolean => {
  try {
    return !unroutable.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * Returns the URL with `%` escaped as `%25` if its path cannot be decoded or contains control characters, and any other URL
 * unchanged.
 */
export function readablePath(url: string): string {
  const [path = '', ...query] = url.split('?')
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?')
}

/**
 * Next responds to a path that it cannot decode with an empty 500 (vercel/next.js#92527), and so to one with a line break.
 * Escaped, both are a 404.
 */
export const escapeUndecodablePath: RequestStep = (request) => {
  if (request.url) request.url = readablePath(request.url)
}
