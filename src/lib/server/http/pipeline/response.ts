import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { barePolicy } from '@/lib/content-policy.mjs'
import { writeHostCookie } from '@/lib/host-cookies'
import { databaseFailed, UNAVAILABLE_RETRY_SECONDS } from '@/lib/server/db/outage'
import { log } from '@/lib/server/log'
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

/**
 * Sends the status that a page has set with `setStatus` (src/lib/request-report.ts): Next responds with 200 to everything
 * that it renders, and with 500 when the database did not answer, or when a server function refused its caller. Every 503 says when to try again. Pages of the page cache keep their status: src/cache-handler.mjs has given it
 * to them, and a cached page may be sent while a newer one is rendered for the same request.
 */
export const overrideStatus: ResponseStep = (response, status) => {
  const final = isCached(response) ? status : statusOf(status)
  if (final === 503 && !response.hasHeader('retry-after'))
    response.setHeader('retry-after', String(UNAVAILABLE_RETRY_SECONDS))
  return final
}

/** In draft mode Next names the cache in the header too, although the page was rendered for this request. */
const isCached = (response: ServerResponse) =>
  response.hasHeader('x-nextjs-cache') && !String(response.getHeader('cache-control')).includes('no-store')

/** Whether a request calls a server function of the admin. */
export const isServerFunctionCall = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  url.startsWith('/admin') &&
  (headers['next-action'] !== undefined || /^multipart\//i.test(headers['content-type'] ?? ''))

function statusOf(status: number): number {
  if (status === 200) return globalThis.requestReports?.getStore()?.status ?? status
  if (status !== 500) return status
  if (databaseFailed()) return 503
  return globalThis.requestReports?.getStore()?.callStatus ?? status
}

const MAX_PATH_LENGTH = 200

/**
 * Logs the path of every page that was not found, whichever route rendered it. Without the query, which may hold personal
 * data, and truncated, so that requests for long made-up addresses do not fill the log.
 */
export const logMissingPage: ResponseStep = (response, status) => {
  const type = String(response.getHeader('content-type') ?? '')
  if (status === 404 && /^text\/(html|x-component)\b/.test(type)) {
    const [path = ''] = (response.req.url ?? '').split('?')
    log.warn({ path: path.slice(0, MAX_PATH_LENGTH) }, 'page not found')
  }
  return status
}

const singleHeaders = ['location', 'content-security-policy']

/**
 * Keeps the last of repeated `Location` and `Content-Security-Policy` headers. Next sets the target of a redirect when it
 * renders one and appends it again from the cache entry, and appends the policy of a cached page to that of the proxy. A
 * browser enforces all policies that it receives, so that the second would block what the first allows.
 */
export const keepLastOfSingleHeaders: ResponseStep = (response, status) => {
  for (const name of singleHeaders) {
    const value = response.getHeader(name)
    if (Array.isArray(value)) response.setHeader(name, value.at(-1) ?? '')
  }
  return status
}

/**
 * Sends the id: a page from the cache may have that of the request that rendered it. A request that Node refuses itself,
 * such as one with an unknown `Expect`, has none.
 */
export const sendRequestId: ResponseStep = (response, status) => {
  const id = response.req.headers['x-request-id']
  if (id !== undefined) response.setHeader('x-request-id', id)
  return status
}

/** Sends these cookies under names that only this host can set. */
export const prefixHostCookies: ResponseStep = (response, status) => {
  const cookies = response.getHeader('set-cookie')
  if (isHttps && cookies !== undefined)
    response.setHeader(
      'set-cookie',
      [cookies].flat().map((cookie) => writeHostCookie(String(cookie))),
    )
  return status
}
