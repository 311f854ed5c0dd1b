import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** What Next's router in the browser says beside `rsc: 1`. */
const routers = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url']

/**
 * Next would answer with a part of a page to who sends these without `rsc: 1`, and under the address of the page, which
 * it otherwise takes care to avoid. A server function, which is a POST, brings them without.
 */
export function hearRouterAlone(): void {
  subscribe('http.server.request.start', (message) => {
    const { method, headers } = (message as { request: IncomingMessage }).request
    if (method === 'POST' || headers.rsc === '1') return
    for (const name of routers) delete headers[name]
  })
}
