import { AppError } from '@/lib/app-error'
import { readBody } from '@/lib/server/http/request'
import { MAX_QUERY_CHARACTERS } from './query-limits'

const overrideHeaders = ['x-http-method-override', 'x-payload-http-method-override']

/** Whether a request asks to be handled with another method than its own. */
export const hasMethodOverride = (request: Request): boolean =>
  overrideHeaders.some((name) => request.headers.has(name))

/**
 * Returns the GET request that a POST with a method override stands for, and any other request unchanged. Payload's admin
 * sends long queries as the body of such a POST; as a GET they are checked like any query. Throws `invalid`.
 */
export async function resolveMethodOverride(request: Request): Promise<Request> {
  if (!hasMethodOverride(request)) return request
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (request.method !== 'POST' || !isForm) throw new AppError('invalid')
  const headers = new Headers(request.headers)
  for (const name of [...overrideHeaders, 'content-type', 'content-length']) headers.delete(name)
  const query = new TextDecoder().decode(await readBody(request, MAX_QUERY_CHARACTERS))
  const url = new URL(request.url)
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  return new Request(url, { method: 'GET', headers, signal: request.signal })
}
