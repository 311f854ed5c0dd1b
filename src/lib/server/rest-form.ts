import { pictureLimits } from '@/lib/picture-rules'
import { AppError } from '@/lib/app-error'
import { readBody } from './door'
import { consume } from './limits'
import { requireObject } from './rest-bounds'

/** Payload's admin sends the fields as JSON beside the file, and so may everybody else; nothing else is read. */
const fields = '_payload'
const fieldsLimit = 2 * 1024 * 1024

export const isForm = (request: Request): boolean =>
  /^multipart\//i.test(request.headers.get('content-type')?.trim() ?? '')

type Form = { request: Request; holdsFile: boolean }

/**
 * The request with its form parsed once, here, and written anew, so that no second parser can read another file or
 * another name from the same bytes. At most one file, without its name: the server makes its own.
 */
export async function boundedForm(request: Request, url: URL, account: string): Promise<Form> {
  const { method, headers: sent, signal } = request
  const body = await readBody(request, pictureLimits.bytes + fieldsLimit)
  const type = sent.get('content-type') ?? ''
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('invalid')
  })
  const clean = new FormData()
  const json = form.get(fields)
  if (json !== null) {
    if (typeof json !== 'string' || json.length > fieldsLimit) throw new AppError('invalid')
    requireObject(Buffer.from(json))
    clean.set(fields, json)
  }
  const [file, ...more] = form.getAll('file')
  if (more.length > 0 || typeof file === 'string') throw new AppError('invalid')
  if (file) {
    if (file.size > pictureLimits.bytes) throw new AppError('too_large')
    await consume('upload', account)
    clean.set('file', file, 'file')
  }
  const headers = new Headers(sent)
  headers.delete('content-type')
  headers.delete('content-length')
  return { request: new Request(url, { method, headers, body: clean, signal }), holdsFile: Boolean(file) }
}
