import { env } from '@/env'
import { barePolicy } from '@/lib/content-policy.mjs'
import type { ResponseStep } from './step'

const policyHeader = 'content-security-policy'
const isHttps = env.SITE_URL.startsWith('https:')

/** Defaults of every response. A page brings its own policy, from the page cache or from src/proxy.ts. */
const defaults: [name: string, value: string][] = [
  [policyHeader, barePolicy],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ...(isHttps ? [['strict-transport-security', 'max-age=31536000'] satisfies [string, string]] : []),
]

/**
 * Adds the security headers to every response: pages, files, the API, redirects, and Next's own errors, which the
 * `headers` of next.config.mjs do not reach. That configuration is also frozen at build, and these depend on SITE_URL. A
 * development server has no policy, because it injects scripts and styles.
 */
export const addSecurityHeaders: ResponseStep = (response, status) => {
  for (const [name, value] of defaults) if (!response.hasHeader(name)) response.setHeader(name, value)
  if (env.NODE_ENV === 'development') response.removeHeader(policyHeader)
  else if (isHttps) {
    const policy = String(response.getHeader(policyHeader))
    response.setHeader(policyHeader, `${policy}; upgrade-insecure-requests`)
  }
  return status
}
