import { randomUUID } from 'node:crypto'

import { NotFound } from 'payload'

import { AppError } from '@/lib/app-error'
import { databaseFailed, UNAVAILABLE_RETRY_SECONDS, watchDatabase } from '@/lib/server/db/outage'
import { rememberWrite } from './last-write'
import { currentRequestId, log, withRequestId, logPerMinute, REFUSALS_PER_MINUTE } from '@/lib/server/log'

/**
 * Returns the response of `work`, run under a request id. An AppError becomes its status; any other error is logged and
 * becomes 500 with the request id. After a query that the database did not answer, every error becomes 503. Responses are
 * `no-store` unless `work` says otherwise.
 */
export async function withErrorResponse(request: Request, work: () => Promise<Response>): Promise<Response> {
  const requestId = currentRequestId() ?? randomUUID()
  return withRequestId(requestId, async () => {
    const response = await watchDatabase(() =>
      work().catch((error: unknown) => errorResponse(error, request, requestId)),
    )
    await rememberWrite(request, response)
    response.headers.set('x-request-id', requestId)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  })
}

/** Lines about requests that failed in an outage of the database that are kept of each minute; the others are counted. */
const LINES_OF_OUTAGE = 10

function errorResponse(exception: unknown, request: Request, requestId: string): Response {
  const { code, status, details } = logFailure(exception, request)
  const retryAfter = details.retryAfter ?? (code === 'unavailable' ? UNAVAILABLE_RETRY_SECONDS : undefined)
  const headers = retryAfter ? { 'retry-after': String(retryAfter) } : undefined
  const { fields, current, existing, times } = details
  const body = { success: false, error: code, fields, current, existing, times }
  return Response.json(code === 'failed' ? { ...body, requestId } : body, { status, headers })
}

/** Hides the secret in a path: of the address of a calendar feed, of a link that verifies an address, of a call's page. */
const withoutSecret = (path: string): string =>
  path.replace(/^(\/api\/calendar\/|\/api\/users\/verify\/|(?:\/e[ns])?\/call\/).+/i, '$1...')

/**
 * Logs why a request failed, under its request id. Returns an AppError as it is, `not_found` for a document that was deleted
 * meanwhile, and `failed` for any other exception, whose message must not leave the server. Returns `unavailable` for both when the database did not answer a query of the
 * request, because a refusal may be due to the missing answer.
 */
export function logFailure(exception: unknown, request: Request): AppError {
  const error = exception instanceof NotFound ? new AppError('not_found') : exception
  const { method } = request
  const path = withoutSecret(new URL(request.url).pathname)
  if (error instanceof AppError) {
    const details = { method, path, code: error.code, fields: error.details.fields }
    logPerMinute(`refused: ${error.code}`, 'info', details, 'refused', { lines: REFUSALS_PER_MINUTE })
    return databaseFailed() ? new AppError('unavailable') : error
  }
  const line = { method, path, err: error }
  if (!databaseFailed()) {
    log.error(line, 'failed')
    return new AppError('failed')
  }
  // Every request of an outage fails with the same error.
  logPerMinute('failed without a database', 'error', line, 'failed', { lines: LINES_OF_OUTAGE })
  return new AppError('unavailable')
}
