/** A response that is larger than what any answer needs. */
class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError'
}

/** A longer wait than this is not worth it while a person watches, in seconds. */
const MAX_RETRY_AFTER_SECONDS = 10

/**
 * Returns a fetch that reads at most `maxBytes` of a response, aborts with `signal` until the last byte, follows no
 * redirects, because the key is only for the configured address, and forbids the SDK to retry after a long wait.
 */
export const boundedFetch =
  (maxBytes: number, signal: AbortSignal): typeof fetch =>
  async (input, init = {}) => {
    const signals = [signal, init.signal].filter((value) => value instanceof AbortSignal)
    const response = await fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.any(signals) })
    const headers = new Headers(response.headers)
    if (retryAfterOf(headers) > MAX_RETRY_AFTER_SECONDS) headers.set('x-should-retry', 'false')
    const { status, statusText } = response
    return new Response(response.body?.pipeThrough(limitedTo(maxBytes)), { status, statusText, headers })
  }

/** The seconds that a server asks to wait before the next request; 0 without a readable header. */
export function retryAfterOf(headers: Headers): number {
  const value = headers.get('retry-after') ?? ''
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000
  return seconds > 0 ? Math.ceil(seconds) : 0
}

function limitedTo(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > maxBytes) throw new ResponseTooLargeError()
      controller.enqueue(chunk)
    },
  })
}
