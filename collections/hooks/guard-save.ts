import {
  APIError,
  type CollectionAfterChangeHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import { asSystem } from '../../src/lib/server/db/local-api'
import { lockDocument } from '../../src/lib/server/db/sql'
import { isFirst, rememberResult, resultOf, submissionRowId } from '../../src/lib/server/db/once'
import { translate } from '../fields/texts'
import type { BeforeOperationHook } from './operation-hooks'

/**
 * Headers of the admin's forms. `puente-account`: the account that opened the form. `puente-base`: the `updatedAt` of the
 * version that was changed. `puente-creation`: the same in every try to create one document.
 */
const ACCOUNT = 'puente-account'
const BASE = 'puente-base'
const CREATION = 'puente-creation'

/** A public error that the form recognizes by its code. */
const refusal = (req: PayloadRequest, status: number, code: 'other_account' | 'changed') =>
  new APIError(translate(req, `publishing:errors:${code}`), status, { code }, true)

/** Throws 403 for a form that another account has opened: someone else has signed in in this browser since. */
function requireSameAccount(req: PayloadRequest): void {
  const account = req.headers.get(ACCOUNT)
  if (account !== null && account !== req.user?.id) throw refusal(req, 403, 'other_account')
}

/** Throws 409 for a form that shows another version than the latest: saving it would undo what was saved since. */
function requireLatest(req: PayloadRequest, updatedAt: unknown): void {
  const base = req.headers.get(BASE)
  if (base !== null && typeof updatedAt === 'string' && Date.parse(updatedAt) !== Date.parse(base))
    throw refusal(req, 409, 'changed')
}

/** Whether this call follows from a save: the Local API says whose access it uses, and a form's request does not. */
const isFollowUp = (args: object): boolean => 'overrideAccess' in args && args.overrideAccess !== undefined

/** Checks what a form says of itself, while no other save of the document runs. Requests that say nothing pass. */
export const guardSave: BeforeOperationHook = async ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || isFollowUp(args)) return args
  requireSameAccount(req)
  if (operation === 'create') await requireFirstCreation(req, collection.slug)
  const { id } = args as { id?: string }
  if (operation !== 'update' || typeof id !== 'string' || !req.headers.has(BASE)) return args
  await lockDocument(req, collection.slug, id)
  const latest = await asSystem(req).findByID({
    collection: collection.slug,
    id,
    depth: 0,
    draft: true,
    select: { updatedAt: true },
    disableErrors: true,
  })
  requireLatest(req, (latest as { updatedAt?: unknown } | null)?.updatedAt)
  return args
}

/** The same for globals. */
export const guardGlobalSave: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update') return args as object
  // Payload stores the fields that it was not sent as it has read them: another save between the two would be undone.
  await lockDocument(req, global.slug)
  if (isFollowUp(args as object)) return args as object
  requireSameAccount(req)
  if (!req.headers.has(BASE)) return args as object
  const latest = await asSystem(req).findGlobal({ slug: global.slug, depth: 0, draft: true })
  requireLatest(req, latest.updatedAt)
  return args as object
}

/** Names a global in the answer to its save, which Payload does not when it saves a draft. */
export const nameGlobal: GlobalAfterChangeHook = ({ doc, global }) => ({
  ...(doc as object),
  globalType: global.slug,
})

/** The key by which a creation is remembered. */
function keyOf(req: PayloadRequest, slug: string): string | undefined {
  const id = req.headers.get(CREATION)
  return id ? submissionRowId(`create ${slug}`, { user: req.user?.id, content: [], id }) : undefined
}

/**
 * Throws 409 with the id of the document, when the form has created it before and the answer was lost. A try that comes
 * while the first one runs waits for it.
 */
async function requireFirstCreation(req: PayloadRequest, slug: string): Promise<void> {
  const key = keyOf(req, slug)
  if (!key || (await isFirst(req, key))) return
  const { id } = await resultOf<{ id: string }>(req, key)
  throw new APIError(translate(req, 'publishing:errors:created'), 409, { code: 'created', id }, true)
}

/** Remembers what a form has created. */
export const rememberCreation: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const { id } = doc as { id: string }
  const key = operation === 'create' ? keyOf(req, collection.slug) : undefined
  if (key) await rememberResult(req, key, { id })
  return doc as object
}
