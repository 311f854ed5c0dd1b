import { pictureLimits, shownNameOf } from '@/lib/picture-rules'
import { AppError } from '@/lib/app-error'
import { readBody } from '@/lib/server/http/request'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { checkJsonObject } from './body-limits'

/** Payload's admin sends the fields as JSON beside the file. No other field is read. */
const FIELDS = '_payload'
const MAX_FIELDS_BYTES = 2 * 1024 * 1024

export const isMultipart = (request: Request): boolean =>
  /^multipart\//i.test(request.headers.get('content-type')?.trim() ?? '')

/** Payload's parser reads an encoded quote as three characters. */
const encodableName = (name: string) => shownNameOf(name)?.replaceAll('"', "'") ?? 'file'

/**
 * Returns the request with its form parsed once and encoded again, so that Payload's parser cannot read another file or
 * file name from the same bytes. At most one file, with its name as staff see it: it is stored under one that the server
 * chooses. Throws `invalid`, `too_large` and, above the rate limit of the user, `too_many`.
 */
export async function limitMultipart(
  request: Request,
  url: URL,
  userId: string,
): Promise<{ request: Request; hasFile: boolean }> {
  const { method, headers: sentHeaders, signal } = request
  const sent = await parseForm(request)
  const form = new FormData()
  const fields = sent.get(FIELDS)
  if (fields !== null) {
    if (typeof fields !== 'string' || fields.length > MAX_FIELDS_BYTES) throw new AppError('invalid')
    checkJsonObject(Buffer.from(fields))
    form.set(FIELDS, fields)
  }
  const [file, ...others] = sent.getAll('file')
  if (others.length > 0 || typeof file === 'string') throw new AppError('invalid')
  if (file) {
    if (file.size > pictureLimits.bytes) throw new AppError('too_large')
    await consumeRateLimit('upload', userId)
    form.set('file', file, encodableName(file.name))
  }
  const headers = new Headers(sentHeaders)
  headers.delete('content-type')
  headers.delete('content-length')
  return { request: new Request(url, { method, headers, body: form, signal }), hasFile: Boolean(file) }
}

async function parseForm(request: Request): Promise<FormData> {
  const body = await readBody(request, pictureLimits.bytes + MAX_FIELDS_BYTES)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return new Response(body, { headers }).formData().catch(() => {
    throw new AppError('invalid')
  })
}
