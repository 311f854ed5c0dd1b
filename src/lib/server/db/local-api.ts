import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { replicaContext } from './replica-reads'

/**
 * The only file that calls Payload's Local API, which skips access control by default: here every call names whose access
 * it uses.
 */

const methods = [
  'find',
  'findByID',
  'create',
  'update',
  'delete',
  'count',
  'findGlobal',
  'updateGlobal',
  'findVersions',
  'findGlobalVersions',
] as const
type Method = (typeof methods)[number]
/** The Local API with the access of one user, of visitors, or of the system. */
export type Local = Pick<Payload, Method>

/** Returns Payload's methods with an access that the caller cannot override. */
function bind(payload: Payload, access: Record<string, unknown>): Local {
  const call = (method: Method) => (args: object) =>
    (payload[method] as (args: object) => unknown)({ ...args, ...access })
  return Object.fromEntries(methods.map((method) => [method, call(method)])) as unknown as Local
}

/** A nested call must share the transaction, but must not overwrite the user, locale or context of its caller. */
const nested = (req: PayloadRequest) =>
  isolateObjectProperty(req, ['user', 'locale', 'fallbackLocale', 'query', 'context'])

/** As the user of the request: access functions and field access apply. */
export const asUser = (req: PayloadRequest): Local =>
  bind(req.payload, { req: nested(req), user: req.user, overrideAccess: false })

/**
 * As an anonymous visitor who reads one language, on the replica. Without Payload's fallback, which shows drafts of the other
 * language.
 */
export const asVisitor = (payload: Payload, locale: Language): Local =>
  bind(payload, {
    locale,
    fallbackLocale: false,
    user: null,
    overrideAccess: false,
    context: replicaContext,
  })

/** As the system, in the transaction of the request: for what no user may do directly. */
export const asSystem = (req: PayloadRequest): Local =>
  bind(req.payload, { req: nested(req), overrideAccess: true })

/**
 * As the system, without a request's transaction: in page queries, jobs, the seed and commands. Each call commits by
 * itself.
 */
export const asSystemWithoutRequest = (payload: Payload): Local => bind(payload, { overrideAccess: true })

/** As the system, on the replica: for what public pages do with documents that visitors may not list. */
export const asSystemForVisitors = (payload: Payload): Local =>
  bind(payload, { overrideAccess: true, context: replicaContext })
