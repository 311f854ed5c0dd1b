import { AppError } from '@/lib/app-error'
import { parseJson, readBody } from '@/lib/server/http/request'
import { isReadable, unreadableField } from './readable-text'

const MAX_JSON_BYTES = 2 * 1024 * 1024

/** Returns the request at that address with its body read, up to the limit; JSON must be an object of readable text. */
export async function limitBody(request: Request, url: URL): Promise<Request> {
  const { method, headers, signal } = request
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  const body = request.body ? await readBody(request, MAX_JSON_BYTES) : new Uint8Array()
  if (body.length > 0 || method === 'PATCH') checkJsonObject(body)
  return new Request(url, { method, headers, body: body.length > 0 ? body : undefined, signal })
}

/** Throws `invalid` unless the body is a JSON object of readable text, with the name of the field that isn't. */
export function checkJsonObject(body: Uint8Array): void {
  const value = parseJson(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('invalid')
  if (isReadable(value)) return
  const field = unreadableField(value)
  throw new AppError('invalid', field ? { fields: { [field]: 'invalid' } } : {})
}
