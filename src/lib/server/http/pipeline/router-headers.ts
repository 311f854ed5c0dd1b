import type { RequestStep } from './step'

/** What Next's router in the browser sends together with `rsc: 1`. */
const routerHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

/**
 * Drops router headers that come without `rsc: 1`: Next would respond with a part of a page under the URL of the page,
 * which shared caches would keep. Server functions are POST requests and send them without `rsc`.
 */
export const dropStrayRouterHeaders: RequestStep = ({ method, headers }) => {
  if (method === 'POST' || headers.rsc === '1') return
  for (const name of routerHeaders) delete headers[name]
}
