import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import type { SanitizedConfig } from 'payload'

import { noteMalformedCall } from '@/lib/request-report'
import { isStaff } from '@/lib/roles'
import { authenticate } from '@/lib/server/auth/authenticate'
import { canReadArguments } from './server-function-arguments'

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
 * Responds with 404 unless staff calls a known server function: Payload looks the name up in an object, inherited members
 * included, and does not check the caller. `call` is whatever the caller sent; with arguments that cannot be read, the
 * response is 400.
 */
export async function requireServerFunction(call: unknown, config: SanitizedConfig): Promise<void> {
  const { user } = await authenticate(await headers())
  const { name, args } = (call ?? {}) as { name?: unknown; args?: unknown }
  if (!isStaff(user) || typeof name !== 'string' || !serverFunctions.has(name)) notFound()
  if (canReadArguments(name, args, config)) return
  noteMalformedCall()
  throw new Error(`Unreadable arguments of the server function ${name}`)
}

/** The messages with which Payload's server functions say that there is no such field or document. */
const missing = /^(Could not find target field|Error fetching data from locale)/

/** Rethrows the error of a server function, with status 400 if the caller named what does not exist. */
export function rethrowCallError(error: unknown): never {
  if (error instanceof Error && missing.test(error.message)) noteMalformedCall()
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
