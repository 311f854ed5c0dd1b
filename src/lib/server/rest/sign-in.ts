import { z } from 'zod'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { cleanLine, isStorable } from '@/lib/clean-text'
import type { Role } from '@/lib/roles'
import { limitAttempt, resetAttempts } from '@/lib/server/auth/account-limits'
import { findDeviceOwner } from '@/lib/server/auth/account-rows'
import { authenticate, connectedPayload } from '@/lib/server/auth/authenticate'
import { findKnownDevice, setDeviceCookie } from '@/lib/server/auth/known-device'
import { simulatePasswordCheck } from '@/lib/server/auth/password'
import { clearSessionCookies, endSessionsPastMaxAge, setSessionCookies } from '@/lib/server/auth/session'
import { authorize } from '@/lib/server/http/authorize'
import type { Handler, RouteArgs } from '@/lib/server/http/endpoints'
import { parseInput, type Verb } from '@/lib/server/http/handle'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { clientAddressOf, parseJson, readBody } from '@/lib/server/http/request'
import { mailboxKey } from '@/lib/server/mailbox'
import { payload } from '@/lib/server/payload'
import { hasMethodOverride } from './query-limits'

/** Operations that replace endpoints of Payload, by the path below /api: the forms of Payload's admin call them too. */
export type OwnEndpoints = Readonly<Record<string, Pick<Verb<z.ZodType, object>, 'input' | 'run'>>>

/** The endpoints that read, renew and end a session. */
const sessionPaths = /^users\/(me|refresh-token|logout)$/

/** Handles a public endpoint of Payload, or our replacement for it. `path` is below /api. */
export async function handleSignInRequest(
  path: string,
  request: Request,
  args: RouteArgs,
  handler: Handler,
  ownEndpoints: OwnEndpoints,
): Promise<Response> {
  // Payload would handle a POST with an override as another call than the one that was let through.
  if (hasMethodOverride(request)) throw new AppError('not_found')
  await connectedPayload()
  if (/^users\/(logout|refresh-token)$/.test(path)) await checkSession(path, request)
  const checked = await validateSignInRequest(path, request)
  const endpoint = ownEndpoints[path]
  return endpoint
    ? handleOwnEndpoint(endpoint, request, checked)
    : withSessionCookies(path, request, requireAnswer(path, await handler(checked, args)))
}

/** Throws `unavailable` when Payload failed to read, renew or end a session: nobody knows whether it still exists. */
function requireAnswer(path: string, response: Response): Response {
  if (sessionPaths.test(path) && response.status >= 500) throw new AppError('unavailable')
  return response
}

/**
 * Throws `unavailable` when the database does not respond. Payload would treat that as signed out, and the browser would
 * lose its session.
 */
async function checkSession(path: string, request: Request): Promise<void> {
  const { payload, user } = await authenticate(request.headers)
  if (path !== 'users/refresh-token') return
  await consumeRateLimit('sessionRefresh', user?.id ?? clientAddressOf(request))
  if (user) await endSessionsPastMaxAge(payload, user.id)
}

async function handleOwnEndpoint(
  endpoint: OwnEndpoints[string],
  request: Request,
  checked: Request,
): Promise<Response> {
  const context = await authorize(request, 'anyone')
  const result = await endpoint.run(context, parseInput(endpoint.input, await checked.json()))
  // `message` is what Payload's own forms look for.
  return Response.json({ success: true, message: 'Success', ...result }, { headers: context.responseHeaders })
}

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
async function validateSignInRequest(path: string, request: Request): Promise<Request> {
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
async function withSessionCookies(path: string, request: Request, response: Response): Promise<Response> {
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
