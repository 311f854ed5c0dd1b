import { RequestError } from './request-error'

const TIMEOUT_MS = 20_000

/** The error codes of Payload's REST by status. Any other is 'failed'. */
const codes: Record<number, string> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  423: 'conflict',
  429: 'too_many',
  503: 'unavailable',
}

/**
 * Sends `DELETE /api/<collection>/<id>` to Payload's REST, for a mutation. Throws RequestError; 'conflict' while it is
 * open.
 */
export async function deleteDocument(collection: string, id: string): Promise<void> {
  const path = `/api/${collection}/${encodeURIComponent(id)}?depth=0`
  const options = { method: 'DELETE', signal: AbortSignal.timeout(TIMEOUT_MS) }
  const response = await fetch(path, options).catch(() => undefined)
  if (!response?.ok) throw new RequestError(codes[response?.status ?? 0] ?? 'failed')
}
