import type { IncomingMessage, ServerResponse } from 'node:http'

import { env } from '@/env'
import { isSitePath, isUrlOfSite } from '@/lib/paths'
import type { RequestStep, ResponseStep } from './step'

/** The page cache has one page, or redirect, for all queries: a request loses its query, and a redirect gets it back. */

/** Paths that read their query, or that next.config.mjs redirects with it. None of them goes through the page cache. */
const pathsWithQuery = [
  /^\/(api|admin|art|_next|en)(\/|$)/,
  /^\/(es\/)?(auth|call|dashboard|proposal|proposal-creator)(\/|$)/,
  /^\/(es\/)?(blog|resources\/search|contact\/retry|contact\/call)$/,
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

const PLACEHOLDER_ORIGIN = 'https://site.invalid'

const nameOf = (parameter: string) => [...new URLSearchParams(parameter).keys()][0] ?? ''

/** Percent-encodes a query so that it fits into a header and cannot begin another part of the URL. */
const encodeQuery = (query: string) => new URL(`?${query}`, PLACEHOLDER_ORIGIN).search.slice(1)

/**
 * Returns the target of a redirect with the query of the visitor added. Parameters of the target take precedence, and `_rsc`
 * of Next's router is dropped. A target on another site is returned unchanged.
 */
export function withQuery(target: string, query: string, site: string): string {
  if (!isSitePath(target) && !isUrlOfSite(target, site)) return target
  const [, path = '', ownQuery = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(target) ?? []
  const skipped = new Set([...new URLSearchParams(ownQuery).keys(), '_rsc', ''])
  const parameters = query.split('&').filter((parameter) => !skipped.has(nameOf(parameter)))
  const added = encodeQuery(parameters.join('&'))
  return added ? `${path}?${[ownQuery, added].filter(Boolean).join('&')}${fragment}` : target
}

const readMethods = new Set(['GET', 'HEAD'])

/**
 * Sends 301 instead of Next's 308, which differs only for POST: older clients and some search engines know only 301. The
 * browser must revalidate it, because an address may move back, and a browser that had cached both directions would loop.
 */
export const rewrite308As301: ResponseStep = (response, status) => {
  if (status !== 308 || !readMethods.has(response.req.method ?? '')) return status
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  addOriginalQuery(response)
  return 301
}

/** The page cache has one redirect for everyone; each visitor's own query, such as a campaign, is added here. */
function addOriginalQuery(response: ServerResponse): void {
  const target = response.getHeader('location')
  if (typeof target !== 'string') return
  response.setHeader('location', withQuery(target, originalQueryOf(response.req), env.SITE_URL))
}
