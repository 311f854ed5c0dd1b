import { isUrlOfSite, isSitePath } from './paths'

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
