import { randomUUID } from 'node:crypto'

import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import { carriesToken } from './authenticate'
import { log, withRequestId } from './log'

/** What `handle` and the guard of Payload's REST share: everything between the socket and a decision. */

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The address of whoever asks; `trustOnlyProxies` has made the header trustworthy. */
export const addressOf = (request: Request): string => request.headers.get('x-forwarded-for') ?? 'unknown'

/** A change must come from our own pages. Without an Origin it may carry no session: that is no browser of ours. */
export function checkOrigin(request: Request): void {
  if (safeMethods.has(request.method)) return
  const origin = request.headers.get('origin')
  if (origin ? origin !== env.SITE_URL : carriesToken(request.headers)) throw new AppError('origin')
}

/** The body, at most `limit` bytes of it. Throws `too_large` as soon as more arrives. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new AppError('too_large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Runs `work` under a request id; expected failures become their status, others 500 with the id to quote. */
export async function atTheDoor(request: Request, work: () => Promise<Response>): Promise<Response> {
  const requestId = randomUUID()
  return withRequestId(requestId, async () => {
    const response = await work().catch((error: unknown) => failure(error, request, requestId))
    response.headers.set('x-request-id', requestId)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  })
}

function failure(error: unknown, request: Request, requestId: string): Response {
  const path = new URL(request.url).pathname
  if (error instanceof AppError) {
    log.info({ method: request.method, path, code: error.code, fields: error.details.fields }, 'refused')
    const headers = error.details.retryAfter ? { 'retry-after': String(error.details.retryAfter) } : undefined
    const body = { success: false, error: error.code, fields: error.details.fields }
    return Response.json(body, { status: error.status, headers })
  }
  log.error({ method: request.method, path, err: error }, 'failed')
  return Response.json({ success: false, error: 'failed', requestId }, { status: 500 })
}
