import { z } from 'zod'

import type { Role } from '@/lib/roles'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { cleanLine, isStorable } from '@/lib/clean-text'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { clientAddressOf, parseJson, readBody } from '@/lib/server/http/request'
import { mailboxKey } from '@/lib/server/mailbox'
import { payload } from '@/lib/server/payload'
import { limitAttempt, resetAttempts } from './account-limits'
import { findDeviceOwner } from './account-rows'
import { findKnownDevice, setDeviceCookie } from './known-device'
import { simulatePasswordCheck } from './password'
import { clearSessionCookies, setSessionCookies } from './session'

const MAX_BODY_BYTES = 16 * 1024
const text = z.string().min(1).max(1_000).refine(isStorable)
/** Cleaned as when the account was made. */
const email = text.transform((value) => cleanLine(value).trim()).pipe(z.string().min(1))

/** The body of each endpoint; other fields are dropped. */
const bodySchemas = {
  'users/login': z.object({ email, password: text }),
  'users/forgot-password': z.object({ email, next: text.optional() }),
  'users/reset-password': z.object({ token: text, password: text }),
} as const

/**
 * Returns the request to pass to Payload, with its body parsed once and encoded again: if two parsers disagreed, one account
 * would be rate-limited and another one tried. `path` is below /api. Throws `invalid`, and `too_many` for a login.
 */
export async function validateSignInRequest(path: string, request: Request): Promise<Request> {
  const { method, signal } = request
  // None of these endpoints reads a query.
  const url = request.url.split('?')[0] ?? ''
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.delete('content-type')
  const schema = Object.hasOwn(bodySchemas, path) ? bodySchemas[path as keyof typeof bodySchemas] : undefined
  if (!schema) return new Request(url, { method, headers, signal })
  const body = schema.safeParse(await readFields(request))
  if (!body.success) throw new AppError('invalid')
  const data =
    'email' in body.data && 'password' in body.data ? await limitLogin(body.data, request) : body.data
  headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, body: JSON.stringify(data), signal })
}

/** Payload's forms send JSON, or multipart with the JSON in `_payload`. */
async function readFields(request: Request): Promise<unknown> {
  const body = await readBody(request, MAX_BODY_BYTES)
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return parseJson(body)
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('invalid')
  })
  const json = form.get('_payload')
  if (typeof json !== 'string') throw new AppError('invalid')
  return parseJson(Buffer.from(json))
}

/**
 * Limits logins by address, and by account and network together, whether the account exists or not; for a browser that has
 * signed in to the account before, by browser. For an unknown account it also hashes the password: otherwise the response
 * time would reveal which addresses have accounts. Returns the body with the address as the account has it.
 */
async function limitLogin({ email, password }: Credentials, request: Request): Promise<Credentials> {
  const account = mailboxKey(email)
  const address = clientAddressOf(request)
  const owner = await findDeviceOwner(await payload(), account)
  const device = findKnownDevice(request.headers, owner)
  if (!device) await consumeRateLimit('signInNetwork', address)
  await limitAttempt('login', { account, address, device })
  if (!owner) await simulatePasswordCheck(password)
  return { email: owner?.email ?? email, password }
}

type Credentials = { email: string; password: string }
type LoginResponse = { user?: { id?: string; role?: Role; email?: string; language?: Language } }

/** Adds the cookies that accompany a session to the response of a login or a refresh, and clears them at a logout. */
export async function withSessionCookies(
  path: string,
  request: Request,
  response: Response,
): Promise<Response> {
  if (path === 'users/logout') return withoutSession(response)
  if (!response.ok || !/^users\/(login|refresh-token)$/.test(path)) return response
  const { user } = (await response.clone().json()) as LoginResponse
  setSessionCookies(response.headers, user ?? {})
  if (!user?.id || !user.email) return response
  if (path === 'users/login') {
    const owner = await findDeviceOwner(await payload(), user.email)
    const device = findKnownDevice(request.headers, owner)
    await resetAttempts('login', {
      account: mailboxKey(user.email),
      address: clientAddressOf(request),
      device,
    })
    // Not at a refresh: a stolen session could register browsers, each with its own allowance of password guesses.
    if (owner) setDeviceCookie(response.headers, request.headers, owner)
  }
  return response
}

/**
 * A logout succeeds even when the session had already ended, which Payload reports as 400. After any other error the
 * session still exists, and the browser keeps its cookies.
 */
function withoutSession(response: Response): Response {
  if (!response.ok && response.status !== 400) return response
  const { headers } = response
  clearSessionCookies(headers)
  return response.ok ? response : Response.json({ success: true }, { headers })
}
