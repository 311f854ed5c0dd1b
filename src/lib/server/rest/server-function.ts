import { headers } from 'next/headers'
import { createLocalReq, type PayloadRequest, type SanitizedConfig } from 'payload'

import { AppError } from '@/lib/app-error'
import { refuseCall } from '@/lib/request-report'
import { isStaff } from '@/lib/roles'
import { authenticate } from '@/lib/server/auth/authenticate'
import { mayCall } from './server-function-access'
import { canReadArguments, limitLists } from './server-function-arguments'

/** The server functions that the admin of @payloadcms/next calls. */
export const serverFunctions: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
])

/**
 * Returns the arguments with which a server function of the admin may run. Payload looks its name up in an object, inherited
 * members included, and does not check the caller. `call` is whatever the caller sent. Throws AppError 'not_found' unless
 * staff call a known function, 'forbidden' for a collection or global that they may not read or, to copy a language, change,
 * and 'invalid' for arguments that cannot be read, which include lists without limits (list-limits.ts). Each becomes the
 * status of the response, which has nothing else: Next would render the page of the admin for `notFound()`.
 */
export async function requireServerFunction(
  call: unknown,
  config: SanitizedConfig,
): Promise<Record<string, unknown>> {
  const { user, payload } = await authenticate(await headers())
  const { name, args } = (call ?? {}) as { name?: unknown; args?: unknown }
  if (!user || !isStaff(user) || typeof name !== 'string' || !serverFunctions.has(name))
    return refuseCall(new AppError('not_found'))
  if (!canReadArguments(name, args, config)) return refuseCall(new AppError('invalid'))
  const req: PayloadRequest = await createLocalReq({ user }, payload)
  if (!(await mayCall(req, name, args))) return refuseCall(new AppError('forbidden'))
  try {
    // The forms' own saving finds a later version, merges what fits and says the rest, without Payload's dialog over the form.
    return { ...limitLists((args ?? {}) as Record<string, unknown>, payload), checkForStaleData: false }
  } catch {
    return refuseCall(new AppError('invalid'))
  }
}

/** The messages with which Payload's server functions say that there is no such field or document. */
const missing = /^(Could not find target field|Error fetching data from locale|not-found$)/

/**
 * Rethrows the error of a server function. What its caller caused becomes the status of the response: Payload's own refusals
 * have theirs, and the caller may have named what does not exist.
 */
export function rethrowCallError(error: unknown): never {
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown }
  if (error instanceof AppError) refuseCall(error)
  if (status === 401 || status === 403) refuseCall(new AppError('forbidden'))
  if (status === 404) refuseCall(new AppError('not_found'))
  if (typeof message === 'string' && missing.test(message)) refuseCall(new AppError('invalid'))
  throw error
}

type Failure = { errors?: { message?: unknown }[]; message?: unknown }

/** Drizzle begins the message of every error with the statement, and ends it with its values. */
const isStatement = (message: unknown) =>
  typeof message === 'string' && /failed query|\bparams:/i.test(message)

/** Returns the result of a server function. The text of a database error becomes `generic`: Payload returns it as it is. */
export function withoutStatements<Result>(result: Result, generic: string): Result {
  const { errors, message } = (result ?? {}) as Failure
  const hidden: Failure = {}
  if (isStatement(message)) hidden.message = generic
  if (Array.isArray(errors) && errors.some((error) => isStatement(error.message)))
    hidden.errors = [{ message: generic }]
  return Object.keys(hidden).length > 0 ? { ...result, ...hidden } : result
}
