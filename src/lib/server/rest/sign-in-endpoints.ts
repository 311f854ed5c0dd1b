import type { z } from 'zod'

import { AppError } from '@/lib/app-error'
import { authenticate, connectedPayload } from '@/lib/server/auth/authenticate'
import { endSessionsPastMaxAge } from '@/lib/server/auth/session'
import { validateSignInRequest, withSessionCookies } from '@/lib/server/auth/sign-in'
import { authorize } from '@/lib/server/http/authorize'
import type { Handler, RouteArgs } from '@/lib/server/http/endpoints'
import { parseInput, type Verb } from '@/lib/server/http/handle'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { clientAddressOf } from '@/lib/server/http/request'
import { hasMethodOverride } from './method-override'

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
