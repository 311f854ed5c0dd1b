import { isAddressOf, isPath } from './paths'

const anywhere = 'https://site.invalid'

const nameOf = (pair: string) => [...new URLSearchParams(pair).keys()][0] ?? ''

/** As a header can hold it, and without what would begin another part of the address. */
const written = (query: string) => new URL(`?${query}`, anywhere).search.slice(1)

/**
 * The target of a redirect with the query that its visitor came with. What the target says itself counts, and what only
 * Next's router says stays behind. Another site is told nothing.
 */
export function withQuery(target: string, query: string, site: string): string {
  if (!isPath(target) && !isAddressOf(target, site)) return target
  const [, path = '', own = '', place = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(target) ?? []
  const known = new Set([...new URLSearchParams(own).keys(), '_rsc', ''])
  const added = written(
    query
      .split('&')
      .filter((pair) => !known.has(nameOf(pair)))
      .join('&'),
  )
  return added ? `${path}?${own ? `${own}&` : ''}${added}${place}` : target
}
