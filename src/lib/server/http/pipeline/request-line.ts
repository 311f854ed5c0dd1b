import type { IncomingMessage } from 'node:http'
import { env } from '@/env'
import { defaultLanguage, languages } from '@/i18n/languages'
import { isDeskPath } from '@/lib/admin-views'
import type { RequestStep } from './step'

/** Control characters and line separators: no page has them, and Next's patterns for routes do not match them. */
const unroutable = /[\p{Cc}\u2028\u2029]/u

const isReadable = (path: string): boolean => {
  try {
    return !unroutable.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * Returns the URL with `%` escaped as `%25` if its path cannot be decoded or contains control characters, and any other URL
 * unchanged.
 */
export function readablePath(url: string): string {
  const [path = '', ...query] = url.split('?')
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?')
}

/**
 * Next responds to a path that it cannot decode with an empty 500 (vercel/next.js#92527), and so to one with a line break.
 * Escaped, both are a 404.
 */
export const escapeUndecodablePath: RequestStep = (request) => {
  if (request.url) request.url = readablePath(request.url)
}

type Rejection = { status: 204 | 400 | 403 | 404 | 405; allow?: string }

/** Only endpoints accept every method. */
const endpointPaths = /^\/api(\/|$)/
/** The screens of Payload's admin have server functions, which are called by POST; those of the desk have none. */
const adminPaths = /^\/admin(\/|$)/
const readMethods = new Set(['GET', 'HEAD'])

/** Next's files for the parts of a page. They would be sent without the checks on the router's headers. */
const pagePartFiles = /\.rsc$|\.segments\//

/** Matches what browsers and fetch send. Next responds with 500 to other spellings before it looks for a server function. */
const wellFormedMultipart = /^multipart\/form-data *; *boundary=(?:"[^"\\]+"|[\w'()+,./:=?-]+)$/i
const isMalformedMultipart = (type = '') =>
  /^multipart\/form-data/i.test(type) && !wellFormedMultipart.test(type)

const serverFunctionId = /^[\da-f]{42}$/

/**
 * Why a POST to the admin, where Next looks for a server function, is rejected. Next responds with 500 to one from another
 * origin, and may do so for an unknown id.
 */
function serverFunctionRejection({ headers }: Pick<IncomingMessage, 'headers'>): Rejection | undefined {
  const { origin, cookie } = headers
  const id = headers['next-action']
  if (origin ? origin !== env.SITE_URL : cookie !== undefined) return { status: 403 }
  if (id !== undefined && !serverFunctionId.test(String(id))) return { status: 404 }
  return isMalformedMultipart(headers['content-type']) ? { status: 400 } : undefined
}

const decode = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Returns how to respond to a request that no page or endpoint handles; undefined for any other request. */
export function rejectionOf({
  method = 'GET',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Rejection | undefined {
  const [path = ''] = url.split('?')
  // `OPTIONS *`, or no URL at all.
  if (!path.startsWith('/')) return { status: 400 }
  if (pagePartFiles.test(decode(path))) return { status: 404 }
  if (endpointPaths.test(path)) return undefined
  const isAdmin = adminPaths.test(path)
  const hasFunctions = isAdmin && !isDeskPath(path)
  if (hasFunctions && method === 'POST') return serverFunctionRejection({ headers })
  const allow = hasFunctions ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
  if (method === 'OPTIONS') return { status: 204, allow }
  return readMethods.has(method) ? undefined : { status: 405, allow }
}

/**
 * Responds to such requests itself: Next would render a page again for every method but GET, or fail with 500. Pages have
 * no server functions; to add one, let its path through here and in deploy/puente-cache.conf. Not in development, where
 * Next's server has endpoints of its own.
 */
export const rejectUnroutable: RequestStep = (request, response) => {
  const rejection = env.NODE_ENV === 'development' ? undefined : rejectionOf(request)
  if (!rejection) return
  response.setHeader('cache-control', 'no-store')
  if (rejection.allow) response.setHeader('allow', rejection.allow)
  response.writeHead(rejection.status).end()
  return 'ended'
}

const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i

/** Returns the path and query of a URL in absolute form (`http://name/path`), and any other URL unchanged. */
export function originForm(url: string): string {
  // A URL that cannot be parsed is rejected later (`rejectUnroutable`).
  if (!origin.test(url) || !URL.canParse(url)) return url
  const path = url.replace(origin, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** Drops the host of `GET http://host/path`: Next would redirect to that host, which anyone can write. */
export const rewriteAbsoluteForm: RequestStep = (request) => {
  if (request.url) request.url = originForm(request.url)
}

/** Treats TRACE as OPTIONS: the Fetch API forbids a `Request` with that method, so Next would respond with 500. */
export const replaceTraceMethod: RequestStep = (request) => {
  if (request.method === 'TRACE') request.method = 'OPTIONS'
}

const others = languages.filter((language) => language !== defaultLanguage)
const prefix = new RegExp(`^/(${others.join('|')})(?=[/?]|$)`, 'i')

/** Returns the URL with the prefix of its language in lower case; undefined when it has none, or one as it should be. */
export function lowerPrefix(url: string): string | undefined {
  const [, typed] = prefix.exec(url) ?? []
  if (typed === undefined || typed === typed.toLowerCase()) return undefined
  const lower = `/${typed.toLowerCase()}${url.slice(typed.length + 1)}`
  // A header has visible ASCII only.
  return lower.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent)
}

/**
 * Redirects `/ES/contact` to `/es/contact`. Next's rewrites of English paths ignore the case of their exceptions, so such a
 * page would be one of an unknown language. `rewrite308As301` adds the query.
 */
export const lowerLanguagePrefix: RequestStep = ({ url = '', method = '' }, response) => {
  const target = readMethods.has(method) ? lowerPrefix(url) : undefined
  if (target === undefined) return
  response.setHeader('location', target)
  response.writeHead(308).end()
  return 'ended'
}
