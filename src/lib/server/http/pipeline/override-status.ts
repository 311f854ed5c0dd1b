import type { IncomingMessage } from 'node:http'

import { databaseFailed, UNAVAILABLE_RETRY_SECONDS } from '@/lib/server/db/outage'
import type { ResponseStep } from './step'

/**
 * Sends the status that a page has set with `setStatus` (src/lib/request-report.ts): Next responds with 200 to everything
 * that it renders, and with 500 when the database did not answer, or when the caller of a server function sent what cannot
 * be read. Every 503 says when to try again. Pages of the page cache keep their status: src/cache-handler.mjs has given it
 * to them, and a cached page may be sent while a newer one is rendered for the same request.
 */
export const overrideStatus: ResponseStep = (response, status) => {
  const final = response.hasHeader('x-nextjs-cache') ? status : statusOf(status, response.req)
  if (final === 503 && !response.hasHeader('retry-after'))
    response.setHeader('retry-after', String(UNAVAILABLE_RETRY_SECONDS))
  return final
}

const isServerFunctionCall = ({ method, headers }: IncomingMessage) =>
  method === 'POST' &&
  (headers['next-action'] !== undefined || /^multipart\//i.test(headers['content-type'] ?? ''))

/** Whether the caller of a server function sent what Next cannot decode, or what the function cannot read. */
function isMalformedCall(request: IncomingMessage): boolean {
  const report = globalThis.requestReports?.getStore()
  const isCall = (request.url ?? '').startsWith('/admin') && isServerFunctionCall(request)
  return isCall && (!report?.hasServerFunctionStarted || report.isCallMalformed === true)
}

function statusOf(status: number, request: IncomingMessage): number {
  if (status === 200) return globalThis.requestReports?.getStore()?.status ?? status
  if (status !== 500) return status
  if (databaseFailed()) return 503
  return isMalformedCall(request) ? 400 : status
}
