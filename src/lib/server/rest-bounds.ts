import { defaultLanguage, languages } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { readBody } from './door'

/** What staff's own requests may ask of Payload's REST: bounded, readable, and no oracle (security.md, L7). */

const jsonLimit = 2 * 1024 * 1024
const queryLimit = 8_192
const rowLimit = 1_000
const locales = new Set<string>(languages)
/** Only reads may name every language: a write would pass the rules of each by. */
const readable = new Set<string>([...languages, 'all', '*'])
const bounds = { limit: rowLimit, page: 1_000_000, depth: 10 } as const

const overrides = ['x-http-method-override', 'x-payload-http-method-override']
export const isOverridden = (request: Request): boolean => overrides.some((name) => request.headers.has(name))

/** Payload's admin sends long queries as the body of a POST; they become the GET that they mean, and are checked as one. */
export async function withoutOverride(request: Request): Promise<Request> {
  if (!isOverridden(request)) return request
  const form = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (request.method !== 'POST' || !form) throw new AppError('invalid')
  const headers = new Headers(request.headers)
  for (const name of [...overrides, 'content-type', 'content-length']) headers.delete(name)
  const query = new TextDecoder().decode(await readBody(request, queryLimit))
  const url = new URL(request.url)
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  return new Request(url, { method: 'GET', headers, signal: request.signal })
}

/** The address with every number in it checked, at any level, and rows capped; throws `invalid`. */
export function boundedQuery(address: string, method = 'GET'): URL {
  const url = new URL(address)
  if (url.search.length > queryLimit || /%00|\u0000/.test(url.search)) throw new AppError('invalid')
  for (const [key, value] of url.searchParams) {
    const name = /\[?(\w+)\]?(\[\d*\])?$/.exec(key)?.[1] ?? ''
    if (/(^|\[)sort(\]|\[|$)/.test(key) && !/^(-?\w+)(,-?\w+)*$/.test(value)) throw new AppError('invalid')
    if (/(^|\[)sort(\]|\[|$)/.test(key) && /__|hash|salt|token|password|session/i.test(value))
      throw new AppError('invalid')
    // Payload answers 200 for a language that it does not know, and keeps nothing of what was sent.
    const known = isRead(method) ? readable : locales
    if (/^locale(\[|$)/.test(key) && value && (key !== 'locale' || !known.has(value)))
      throw new AppError('invalid')
    if (key.startsWith('where') && !isQuestion(key, value)) throw new AppError('invalid')
    if (key.startsWith('where') || !(name in bounds)) continue
    if (!/^(0|[1-9]\d{0,6})$/.test(value) || Number(value) > bounds[name as keyof typeof bounds])
      throw new AppError('invalid')
  }
  // What a write answers may be less; what its hooks read of the row may not.
  if (!isRead(method))
    for (const key of [...url.searchParams.keys()])
      if (/^(select|populate)(\[|$)/.test(key)) url.searchParams.delete(key)
  // Without a language Payload reads and writes localized fields in none, and fails where it sorts by them.
  if (!url.searchParams.get('locale')) url.searchParams.set('locale', defaultLanguage)
  // Payload reads both as 'all of them'.
  if (url.searchParams.get('limit') === '0' || url.searchParams.get('pagination') === 'false')
    url.searchParams.set('limit', url.searchParams.get('limit')?.replace(/^0$/, '') || String(rowLimit))
  return url
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** Payload fails on a `where` that is one text, and on operators of places, which no column has. */
const isQuestion = (key: string, value: string): boolean =>
  key === 'where' ? value === '' : !/\[(near|within|intersects)\]$/.test(key)

/** The request at that address with its body read up to the limit; JSON must be an object of readable text. */
export async function boundedBody(request: Request, url: URL): Promise<Request> {
  const { method, headers, signal } = request
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  const body = request.body ? await readBody(request, jsonLimit) : new Uint8Array()
  if (body.length > 0 || method === 'PATCH') requireObject(body)
  return new Request(url, { method, headers, body: body.length > 0 ? body : undefined, signal })
}

/** Throws `invalid` unless the body is a JSON object of readable text. */
export function requireObject(body: Uint8Array): void {
  const value = jsonOf(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isReadable(value))
    throw new AppError('invalid')
}

/** The JSON of a body; throws `invalid` when it is none. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new AppError('invalid')
  }
}

/** Deeper than any document of ours; Payload walks what it is given by recursion, to its end or its stack's. */
const deepest = 200

/** No NUL and no half characters at any depth, which has an end: Postgres holds neither. */
function isReadable(value: unknown, depth = 0): boolean {
  if (depth > deepest) return false
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, child]) => isReadable(key) && isReadable(child, depth + 1))
}
