import type { ServerResponse } from 'node:http'
import { env } from '@/env'
import { isUrlOfSite, isSitePath } from '@/lib/paths'
import { originalQueryOf } from './strip-query-of-cached-page'
import type { ResponseStep } from './step'

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
