import type { IncomingMessage } from 'node:http'

import type { RequestStep } from './step'

/** Paths that read their query, or that next.config.mjs redirects with it. None of them goes through the page cache. */
const pathsWithQuery = [
  /^\/(api|admin|art|_next|en)(\/|$)/,
  /^\/(es\/)?(auth|dashboard|proposal|proposal-creator)(\/|$)/,
  /^\/(es\/)?(blog|resources\/search|contact\/retry)$/,
  // Next redirects to the path without the trailing slash.
  /.\/$/,
]

/** False for paths with dot segments or backslashes: Next may resolve them to a cached page. */
const isNormalized = (path: string) => URL.parse(path, 'http://localhost')?.pathname === path

/**
 * Returns the URL of a cached page without its query, and any other URL unchanged. Requests of Next's router keep its own
 * `_rsc` parameter, which Next leaves out of the rendered page; an `_rsc` in any other request would be rendered.
 */
export function withoutQuery(url: string, isRouterRequest = false): string {
  const [path = '', ...query] = url.split('?')
  if (isNormalized(path) && pathsWithQuery.some((pattern) => pattern.test(path))) return url
  const rsc = isRouterRequest && /(?:^|&)(_rsc(?:=[\w-]*)?)(?:&|$)/.exec(query.join('?'))?.[1]
  return rsc ? `${path}?${rsc}` : path
}

const originalQueries = new WeakMap<IncomingMessage, string>()

/** Returns the query that a request arrived with, without `?`. */
export const originalQueryOf = (request: IncomingMessage): string => originalQueries.get(request) ?? ''

/**
 * Next writes the query of the request that renders a page into its flight data, and the page cache would send it to
 * everyone else. Scripts in the browser read the query from `location`. A POST fills the cache too, so this applies to
 * every method.
 */
export const stripQueryOfCachedPage: RequestStep = (request) => {
  if (!request.url) return
  originalQueries.set(request, /\?(.*)$/s.exec(request.url)?.[1] ?? '')
  request.url = withoutQuery(request.url, request.headers.rsc === '1')
}
