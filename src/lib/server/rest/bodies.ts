import pLimit from 'p-limit'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { isReadable, unreadableField } from '@/lib/clean-text'
import { pictureLimits, shownNameOf } from '@/lib/picture-rules'
import type { SignedIn } from '@/lib/server/auth/authenticate'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { parseJson, readBody } from '@/lib/server/http/request'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

/** The bodies of Payload's REST API: how large they may be, how many are read at a time, and how a refusal is answered. */

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
function checkJsonObject(body: Uint8Array): void {
  const value = parseJson(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('invalid')
  if (isReadable(value)) return
  const field = unreadableField(value)
  throw new AppError('invalid', field ? { fields: { [field]: 'invalid' } } : {})
}

/** Roughly how long a full queue takes. */
const RETRY_AFTER_SECONDS = 10

/**
 * Returns a function that runs at most `concurrency` tasks of this process at a time, in the order in which they came. At
 * most `maxQueued` wait; it throws `too_many` for more.
 */
export function limitConcurrency(concurrency: number, maxQueued: number) {
  const limit = pLimit(concurrency)
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    const outstanding = limit.activeCount + limit.pendingCount
    if (outstanding >= concurrency + maxQueued) {
      throw new AppError('too_many', { retryAfter: RETRY_AFTER_SECONDS })
    }
    return limit(task)
  }
}

/**
 * A picture is resized inside Payload's transaction, which holds a database connection and the pixels for seconds: 150 MB
 * for the largest. A request that waits here holds neither, so the rest of the pool is left to pages.
 */
const limitUploads = limitConcurrency(1, 21)

/**
 * A form with a picture is in memory several times over: as it was sent, parsed, and encoded again. The bodies of requests
 * that wait here are still with their senders.
 */
const limitLargeForms = limitConcurrency(2, 20)
const LARGE_FORM_BYTES = 256 * 1024

/** Whether the body is too large to be read without limits, or of an unknown size. */
function isLargeForm({ headers }: Request): boolean {
  const size = headers.get('content-length')
  return size === null || !(Number(size) <= LARGE_FORM_BYTES)
}

/**
 * Handles a form of the admin, which may have a picture. Its picture, if it is too large, is an invalid field of the form.
 */
export async function handleForm(
  request: Request,
  url: URL,
  { id, language }: SignedIn,
  handle: (form: Request) => Promise<Response>,
): Promise<Response> {
  const respond = async () => {
    const form = await limitMultipart(request, url, id)
    const respondToForm = () => handle(form.request)
    return form.hasFile ? limitUploads(respondToForm) : respondToForm()
  }
  const response = isLargeForm(request) ? limitLargeForms(respond) : respond()
  return response.catch(pictureTooLarge(language))
}

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
async function limitMultipart(
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

/**
 * Refusals of a form before Payload reads it, answered as Payload answers an invalid field: its forms then name the field
 * and say why, instead of the words of the status. Any other error is thrown again.
 */

const messages = { en, es }

function answer({ code, status }: AppError, path: string, message: string): Response {
  const errors = [{ message, data: { errors: [{ path, message }] } }]
  return Response.json({ success: false, error: code, errors }, { status })
}

/** Answers a form that was too large to be read because of its picture. */
const pictureTooLarge = (language: Language) => (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'too_large')) throw error
  return answer(error, 'file', messages[language].pictures.errors.large)
}

/** Answers a form with a text that can't be stored. */
export const textUnreadable = (language: Language) => (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'invalid')) throw error
  const [field] = Object.keys(error.details.fields ?? {})
  if (field === undefined) throw error
  return answer(error, field, messages[language].common.errors.characters)
}
