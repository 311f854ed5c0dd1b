import type { IncomingMessage, ServerResponse } from 'node:http'

import { databaseFailed, UNAVAILABLE_RETRY_SECONDS } from '@/lib/server/db/outage'
import type { ResponseStep } from './step'

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
