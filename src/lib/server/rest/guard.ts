import { isLanguage } from '@/i18n/languages'
import { isStaff } from '@/lib/roles'
import { AppError } from '@/lib/app-error'
import { isPictureName } from '@/lib/picture-rules'
import { authenticate, type SignedIn } from '@/lib/server/auth/authenticate'
import { requireDatabase } from '@/lib/server/db/outage'
import type { Handler, RouteArgs } from '@/lib/server/http/endpoints'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { checkOrigin } from '@/lib/server/http/request'
import { handleForm, isMultipart, limitBody, textUnreadable } from './bodies'
import { limitAdminList, type ListQuery } from './list-limits'
import { limitQuery, resolveMethodOverride } from './query-limits'
import { handleSignInRequest, type OwnEndpoints } from './sign-in'

/** Endpoints of Payload's REST API that anyone may call: signing in and out, and recovering an account. */
const publicEndpoints = [
  /^POST users\/(login|logout|refresh-token|forgot-password|reset-password)$/,
  /^GET users\/me$/,
]

/** The files of public pictures. Only staff may list or read their documents. */
const publicFiles = /^(?:GET|HEAD) (?:blog|testimonial|site)-images\/file\/([^/]+)$/

/** The files of private pictures: anyone who is signed in may ask, and Payload serves those that the user may read. */
const privateFiles = /^(?:GET|HEAD) proposal-images\/file\/([^/]+)$/

/**
 * Endpoints that nobody may call. The first admin is created by a command, because Payload's endpoint would let parallel
 * requests create several; jobs run in the worker.
 */
const blockedEndpoints =
  /^\w+ (users\/(first-register|unlock|init|verify\/.*)|graphql.*|payload-(jobs|kv|migrations).*|form-drafts.*)$/

/** What staff have chosen in the admin: the columns and the order of a list, for instance. */
const PREFERENCES = 'payload-preferences'

/**
 * Wraps Payload's REST handler: only staff may call it, apart from the public endpoints; everyone else gets 404. Queries and
 * bodies are limited. `ownEndpoints` replace endpoints of Payload's. Responds with 503 when the database did not answer a
 * query, which Payload may have taken for an empty result.
 */
export function guardPayloadRest(handler: Handler, ownEndpoints: OwnEndpoints = {}): Handler {
  return (request, args) =>
    withErrorResponse(request, async () => {
      const response = await handleRequest(request, args, handler, ownEndpoints)
      requireDatabase()
      return response
    })
}

async function handleRequest(
  request: Request,
  args: RouteArgs,
  handler: Handler,
  ownEndpoints: OwnEndpoints,
): Promise<Response> {
  const segments = (await args.params).slug ?? []
  const path = segments.join('/')
  const call = `${request.method} ${path}`
  checkOrigin(request)
  requirePlainPath(request.url, segments)
  // Payload would take the name of what every object has, such as `constructor`, for a collection.
  if (blockedEndpoints.test(call) || Object.hasOwn(Object.prototype, segments[0] ?? ''))
    throw new AppError('not_found')
  if (publicEndpoints.some((pattern) => pattern.test(call)))
    return handleSignInRequest(path, request, args, handler, ownEndpoints)
  if (isPictureName(publicFiles.exec(call)?.[1] ?? '')) return handlePublicFile(path, request, args, handler)
  if (isPictureName(privateFiles.exec(call)?.[1] ?? ''))
    return handlePrivateFile(path, request, args, handler)
  const user = await authenticateStaff(request)
  const staffRequest = await resolveMethodOverride(request)
  const response = handleStaffRequest(staffRequest, args, handler, user)
  return nameLanguage(await response.catch(textUnreadable(user.language)), request)
}

/**
 * Throws `not_found` for another spelling of a collection or of what is done with it, such as 'users/LOGIN' and
 * 'users/logi%6E': Payload takes it for the same, and the rules of this file would not.
 */
function requirePlainPath(url: string, [collection = '', operation = '']: string[]): void {
  const written = new URL(url).pathname.split('/').slice(2, 4)
  const isPlain = written[0] === collection && (written[1] ?? '') === operation
  // The keys of preferences are data.
  const isLowerCase = operation === operation.toLowerCase() || collection === PREFERENCES
  if (!isPlain || !isLowerCase) throw new AppError('not_found')
}

/** Says which language of a document a response holds, because its body does not. */
function nameLanguage(response: Response, { url }: Request): Response {
  const language = new URL(url).searchParams.get('locale')
  if (isLanguage(language)) response.headers.set('content-language', language)
  return response
}

async function handleStaffRequest(
  request: Request,
  args: RouteArgs,
  handler: Handler,
  user: SignedIn,
): Promise<Response> {
  const url = limitQuery(request.url, request.method)
  const isPreference = (await args.params).slug?.[0] === PREFERENCES
  if (!isMultipart(request)) {
    const limited = await limitBody(request, url)
    if (isPreference) await checkStoredList(limited)
    return handler(limited, args)
  }
  if (isPreference) throw new AppError('invalid')
  return handleForm(request, url, user, (form) => handler(form, args))
}

/**
 * Throws `invalid` for the preferences of a list that the list itself would refuse: the admin reads it with them at the next
 * visit. Payload stores them without running hooks.
 */
async function checkStoredList(request: Request): Promise<void> {
  const { value } = (await request
    .clone()
    .json()
    .catch(() => ({}))) as { value?: unknown }
  if (typeof value !== 'object' || value === null) return
  const { sort, limit, groupBy } = value as ListQuery
  limitAdminList({ sort, limit, groupBy })
}

/** Returns the signed-in staff user. Throws `not_found` for everyone else. */
async function authenticateStaff(request: Request): Promise<SignedIn> {
  const { user } = await authenticate(request.headers)
  if (!user || !isStaff(user)) throw new AppError('not_found')
  return user
}

/** Passes on the session, but no query. As a GET, because Payload has no HEAD. */
async function handlePrivateFile(
  path: string,
  { headers, signal, url }: Request,
  args: RouteArgs,
  handler: Handler,
): Promise<Response> {
  const { user } = await authenticate(headers)
  if (!user) throw new AppError('not_found')
  const response = await handler(new Request(new URL(`/api/${path}`, url), { headers, signal }), args)
  if (response.status === 403) throw new AppError('not_found')
  return response
}

/** Passes on nothing but the range: the file is the same for everyone. As a GET, because Payload has no HEAD. */
function handlePublicFile(
  path: string,
  request: Request,
  args: RouteArgs,
  handler: Handler,
): Promise<Response> {
  const range = request.headers.get('range')
  const headers = range ? { range } : undefined
  return handler(new Request(new URL(`/api/${path}`, request.url), { headers, signal: request.signal }), args)
}
