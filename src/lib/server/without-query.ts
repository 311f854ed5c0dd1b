import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** What reads its query, and what next.config.mjs redirects with it; none of it goes through the page cache. */
const readers = [
  /^\/(api|admin|art|_next|en)(\/|$)/,
  /^\/(es\/)?(auth|dashboard|proposal)(\/|$)/,
  /^\/(es\/)?(blog|resources\/search|contact\/retry)$/,
  // Next redirects to the address without the slash.
  /.\/$/,
]

/** Next may take dots and backslashes of a path for steps, which lead from one of these to a page of the cache. */
const isPlain = (path: string) => URL.parse(path, 'http://localhost')?.pathname === path

/**
 * The address of a cached page without its query, any other as it is. Next's router in the browser adds `_rsc` and sends
 * a header; Next keeps that out of the page, but bakes in a `_rsc` that somebody typed.
 */
export function withoutQuery(url: string, isRouter = false): string {
  const [path = '', ...query] = url.split('?')
  if (isPlain(path) && readers.some((reader) => reader.test(path))) return url
  const own = isRouter && /(?:^|&)(_rsc(?:=[\w-]*)?)(?:&|$)/.exec(query.join('?'))?.[1]
  return own ? `${path}?${own}` : path
}

const asked = new WeakMap<IncomingMessage, string>()

/** The query that a request came with, before it was taken away. */
export const queryAsked = (request: IncomingMessage): string => asked.get(request) ?? ''

/**
 * Next writes the query of the visitor who renders a page into its flight data, and the page cache would hand it to
 * everybody after. Scripts in the browser read it from `location`. A POST fills the cache too, so no method is exempt.
 */
export function keepQueriesOutOfCache(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (!request.url) return
    asked.set(request, /\?(.*)$/s.exec(request.url)?.[1] ?? '')
    request.url = withoutQuery(request.url, request.headers.rsc === '1')
  })
}
