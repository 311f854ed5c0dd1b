import { headers } from 'next/headers'
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { refuseCall } from '@/lib/request-report'
import { isStaff } from '@/lib/roles'
import { authenticate } from '@/lib/server/auth/authenticate'
import { type CallArguments, ownerOf, readArguments, hasSchema } from './server-function-arguments'

/**
 * Whether the user of the request may read every collection and global that a call names, and for the copy of a language
 * may change it. Which documents of a collection those are is left to Payload.
 */
async function mayCall(
  req: PayloadRequest,
  name: string,
  { collectionSlug, globalSlug, schemaPath, parent }: CallArguments,
): Promise<boolean> {
  const [kind, owner] = ownerOf(schemaPath)
  const operation = name === 'copy-data-from-locale' ? 'update' : 'read'
  const { collections, globals } = req.payload
  const named = [
    ...[collectionSlug, parent?.collectionSlug, kind === 'collection' ? owner : undefined]
      .flat()
      .flatMap((slug) => (slug ? collections[slug as keyof typeof collections].config : [])),
    ...globals.config.filter(({ slug }) => slug === globalSlug || (kind === 'global' && slug === owner)),
  ]
  const answers = await Promise.all(named.map(async ({ access }) => access[operation]({ req })))
  return answers.every(Boolean)
}

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
 * and 'invalid' for arguments that cannot be read, which include lists without limits (list-limits.ts), and for names that
 * Payload's configuration does not have (server-function-schema.ts). Each becomes the
 * status of the response, which has nothing else: Next would render the page of the admin for `notFound()`.
 */
export async function requireServerFunction(call: unknown): Promise<Record<string, unknown>> {
  const { user, payload } = await authenticate(await headers())
  const { name, args } = (call ?? {}) as { name?: unknown; args?: unknown }
  if (!user || !isStaff(user) || typeof name !== 'string' || !serverFunctions.has(name))
    return refuseCall(new AppError('not_found'))
  const read = readOrRefuse(args, payload)
  const req: PayloadRequest = await createLocalReq({ user }, payload)
  if (!(await mayCall(req, name, read))) return refuseCall(new AppError('forbidden'))
  if (!hasSchema(req, name, read)) return refuseCall(new AppError('invalid'))
  // The forms' own saving finds a later version, merges what fits and says the rest, without Payload's dialog over the form.
  return { ...read, checkForStaleData: false }
}

function readOrRefuse(args: unknown, payload: BasePayload): CallArguments {
  try {
    return readArguments(args, payload)
  } catch (error) {
    if (error instanceof AppError) return refuseCall(error)
    throw error
  }
}

/** Rethrows the error of a server function. Payload's own refusals become the status of the response. */
export function rethrowCallError(error: unknown): never {
  const { status } = (error ?? {}) as { status?: unknown }
  if (error instanceof AppError) refuseCall(error)
  if (status === 401 || status === 403) refuseCall(new AppError('forbidden'))
  if (status === 404) refuseCall(new AppError('not_found'))
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
