import { and, eq } from 'drizzle-orm'
import {
  APIError,
  type CollectionAfterDeleteHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import { scheduledPublications } from '../../src/lib/server/db/own-tables'
import { databaseOf, lockDocument } from '../../src/lib/server/db/sql'
import { translate } from '../fields/texts'
import type { BeforeOperationHook } from './operation-hooks'

type Args = {
  id?: string | number
  data?: Record<string, unknown>
  draft?: boolean
  overrideLock?: boolean
  /** The document that is copied. */
  duplicateFromID?: unknown
  publishAllLocales?: unknown
  unpublishAllLocales?: unknown
  publishSpecificLocale?: unknown
}

/**
 * Key in the request context for whether the data asks to publish. Later hooks cannot tell: without a status in the data,
 * they see the stored one.
 */
export const ASKS_TO_PUBLISH = 'asksToPublish'

/** Whether the request is an autosave. Payload's endpoints replace the query's text with a boolean. */
export const isAutosave = (req: PayloadRequest): boolean => String(req.query.autosave) === 'true'

const writes = new Set(['create', 'update'])
const isSet = (flag: unknown) => flag !== undefined && flag !== null && flag !== false && flag !== 'false'

/**
 * Throws 400 for a write that publishes or unpublishes another language than that of the request: the editor does not see
 * its drafts. Only operations that name every language set `everyLanguage`, which no request can.
 */
function refuseOtherLanguages(req: PayloadRequest, args: Args): void {
  const { publishAllLocales, unpublishAllLocales, publishSpecificLocale } = args
  const isEvery = isSet(publishAllLocales) || isSet(unpublishAllLocales)
  const isAnother = isSet(publishSpecificLocale) && publishSpecificLocale !== req.locale
  if (isAnother || (isEvery && req.context.everyLanguage !== true)) throw refusal(req, 'everyLanguage')
}

/**
 * A 400 with its reason in the user's language. `stockRestore`: Payload's own restore would write every language, including
 * what is public.
 */
const refusal = (req: PayloadRequest, key: 'everyLanguage' | 'stockRestore') =>
  new APIError(translate(req, `publishing:errors:${key}`), 400, undefined, true)

/**
 * A draft never goes live: Payload publishes it when its data says so, as a copy of a published language does. A copy of a
 * document is always a draft, whatever its request says.
 */
function keepDraft<Operation extends Args>(args: Operation): Operation {
  const isCopy = args.duplicateFromID !== undefined && args.duplicateFromID !== null
  if (!isCopy && !(args.draft && args.data)) return args
  return { ...args, draft: true, data: { ...args.data, _status: 'draft' } }
}

/** Checks a write and returns the arguments with which the operation continues. */
function checkWrite<Operation extends Args>(
  req: PayloadRequest,
  operation: string,
  args: Operation,
): Operation {
  if (operation === 'restoreVersion') throw refusal(req, 'stockRestore')
  if (!writes.has(operation)) return args
  refuseOtherLanguages(req, args)
  req.context[ASKS_TO_PUBLISH] = args.data?._status === 'published' && !args.draft
  return keepDraft(args)
}

/** Checks writes to collections with drafts, and serializes those of each document. */
export const guardWrite: BeforeOperationHook = async ({ args, collection, operation, req }) => {
  const prepared = checkWrite(req, operation, args as Args)
  const { id } = prepared
  if (operation === 'update' && id !== undefined) await lockDocument(req, collection.slug, String(id))
  return prepared as typeof args
}

const SAVES_DRAFT = 'savesDraft'

/** Whether the save of a global leaves its public text as it is. */
export const savesDraft = (req: PayloadRequest): boolean => req.context[SAVES_DRAFT] === true

/**
 * The same for globals with drafts. Payload's REST endpoint would overwrite a global that a colleague has open; this one
 * does not.
 */
export const guardGlobalWrite: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const prepared = checkWrite(req, operation, args as Args)
  if (operation === 'update') await lockDocument(req, global.slug)
  req.context[SAVES_DRAFT] = prepared.draft === true
  return { ...prepared, overrideLock: prepared.overrideLock ?? req.payloadAPI !== 'REST' }
}

/** Removes what is scheduled for a document that is deleted. */
export const deleteSchedules: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const { slug, document } = scheduledPublications
  const db = await databaseOf(req)
  await db.delete(scheduledPublications).where(and(eq(slug, collection.slug), eq(document, String(id))))
}
