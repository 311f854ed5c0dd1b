import { ServerResponse } from 'node:http'

import { env } from '@/env'
import { barePolicy } from '@/lib/content-policy.mjs'

const policy = 'content-security-policy'
const isSecure = env.SITE_URL.startsWith('https:')

/** What every answer carries, unless it says so itself: a page brings its own policy, from the page cache or the proxy. */
const headers: [name: string, value: string][] = [
  [policy, barePolicy],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ...(isSecure ? [['strict-transport-security', 'max-age=31536000'] satisfies [string, string]] : []),
]

function complete(response: ServerResponse): void {
  for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value)
  if (isSecure) response.setHeader(policy, `${String(response.getHeader(policy))}; upgrade-insecure-requests`)
}

/**
 * Completes every answer of the process at the moment it is sent: pages, files, the API, redirects, and Next's own
 * errors, which no configuration of Next reaches. It is done at run time because it depends on the address of the site.
 * A development server writes scripts and styles into its pages as it goes, and has no policy.
 */
export function sendSecurityHeaders(): void {
  const { writeHead } = ServerResponse.prototype
  const isDevelopment = env.NODE_ENV === 'development'
  ServerResponse.prototype.writeHead = function (
    this: ServerResponse,
    ...args: Parameters<typeof writeHead>
  ) {
    if (!this.headersSent) complete(this)
    if (isDevelopment) this.removeHeader(policy)
    return writeHead.apply(this, args)
  } as typeof writeHead
}
