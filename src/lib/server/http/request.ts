import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import { hasSessionToken } from '@/lib/server/auth/session-token'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Returns the address of the client. The request pipeline has made the header trustworthy (pipeline/request-headers.ts). */
export const clientAddressOf = (request: Request): string =>
  request.headers.get('x-forwarded-for') ?? 'unknown'

/**
 * Throws `origin` for a write from another site. A request without an Origin may carry no session, because browsers send
 * an Origin with every write.
 */
export function checkOrigin(request: Request): void {
  if (safeMethods.has(request.method)) return
  const origin = request.headers.get('origin')
  if (origin ? origin !== env.SITE_URL : hasSessionToken(request.headers)) throw new AppError('origin')
}

/** Reads the body. Throws `too_large` once it exceeds `maxBytes`. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns the parsed JSON of a body. Throws `invalid` for anything but JSON in valid UTF-8. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new AppError('invalid')
  }
}
