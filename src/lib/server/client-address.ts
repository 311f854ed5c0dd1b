import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

import { env } from '@/env'

/** Headers that steer Next or Payload and that nobody outside has business sending (security.md, catalogue). */
const internal = [
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-next',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-output',
  'x-matched-path',
  'x-original-url',
  'x-rewrite-url',
  'x-forwarded-host',
  'x-forwarded-port',
  // Next takes the nonce of its scripts from these: src/proxy.ts alone says which.
  'content-security-policy',
  'content-security-policy-report-only',
]

/**
 * The address a request came from: the socket's, or, behind a configured number of trusted proxies, the one that the
 * outermost of them saw. What a client wrote before that is ignored.
 */
export function clientAddress(
  forwarded: string | undefined,
  socket: string | undefined,
  proxies: number,
): string {
  const hops = [...(forwarded ?? '').split(','), socket ?? ''].map((hop) => hop.trim()).filter(Boolean)
  return hops[Math.max(0, hops.length - 1 - proxies)] ?? 'unknown'
}

type Started = { request: IncomingMessage }

/** Cleans the headers of every request before Next reads them; `x-forwarded-for` becomes the one address to believe. */
export function trustOnlyProxies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Started
    const forwarded = request.headers['x-forwarded-for']
    // No Request can be made of it, so that Next would answer 500.
    if (request.method === 'TRACE') request.method = 'OPTIONS'
    for (const name of internal) delete request.headers[name]
    request.headers['x-forwarded-for'] = clientAddress(
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      request.socket.remoteAddress,
      env.TRUSTED_PROXIES,
    )
  })
}
