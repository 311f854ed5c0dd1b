import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

import { env } from '@/env'

/** Headers that steer Next or Payload and that nobody outside has business sending (security.md, catalogue). */
const internal = [
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-next',
  'x-middleware-prefetch',
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

/**
 * What one visitor has of addresses: an IPv4 address, or the /64 of an IPv6 one, within which a device takes as many as
 * it likes. An IPv4 address in the dress of IPv6 is itself. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? ''
  if (!isIPv6(bare)) return address
  const [head = [], tail = []] = new URL(`http://[${bare}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
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
