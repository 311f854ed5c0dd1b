import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'

import type { DraftedCollection, DraftedDocument, DraftedGlobal } from '../../src/features/publishing/rules'
import {
  rememberTranslation,
  copyTranslation,
  forgetTranslation,
} from '../../src/features/translation/operations/remember-translation'
import { hasUnread } from '../../src/features/translation/queries/translation-rows'
import { isLanguage } from '../../src/i18n/languages'
import { UNREAD } from '../../src/lib/server/payload-error'
import { translate } from '../fields/texts'
import type { BeforeOperationHook } from './operation-hooks'

/** Track the state of translations, and keep text by a language model off the site until someone has read it. */

type Row = Record<string, unknown>

const inCollection = (slug: string, id: unknown): DraftedDocument => ({
  collection: slug as DraftedCollection,
  id: String(id),
})
const ofGlobal = (slug: string): DraftedDocument => ({ global: slug as DraftedGlobal })

/** Throws 409 when the text that would go live has passages of a model that nobody has read. */
async function rejectUnread(req: PayloadRequest, document: DraftedDocument, text: Row): Promise<void> {
  if (text._status !== 'published' || !isLanguage(req.locale)) return
  if (await hasUnread(req, document, { language: req.locale, text }))
    throw new APIError(translate(req, 'publishing:errors:unread'), 409, UNREAD, true)
}

const rejectUnreadDocument: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { id } = (originalDoc ?? {}) as { id?: unknown }
  if (operation === 'update' && id !== undefined)
    await rejectUnread(req, inCollection(collection.slug, id), { ...(originalDoc as Row), ...data })
  return data as Row
}

const rejectUnreadGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await rejectUnread(req, ofGlobal(global.slug), { ...(originalDoc as Row), ...(data as Row) })
  return data as Row
}

const COPIED = 'copied'

/** A copy has the unread passages of its original. */
const rememberOriginal: BeforeOperationHook = ({ args, operation, req }) => {
  const { duplicateFromID } = args as { duplicateFromID?: string | number | null }
  if (operation === 'create') req.context[COPIED] = duplicateFromID ?? undefined
}

const rememberDocument: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { id } = doc as { id: string }
  const original = req.context[COPIED]
  if (operation === 'create' && typeof original === 'string')
    await copyTranslation(req, collection.slug, original, id)
  const previous = operation === 'update' ? (previousDoc as Row) : undefined
  await rememberTranslation(req, inCollection(collection.slug, id), {
    locale: req.locale ?? undefined,
    previous,
  })
  return doc as Row
}

const rememberGlobal: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const saved = { locale: req.locale ?? undefined, previous: previousDoc as Row | undefined }
  await rememberTranslation(req, ofGlobal(global.slug), saved)
  return doc as Row
}

const forget: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetTranslation(req, inCollection(collection.slug, id))
}

export const translationHooks = {
  beforeOperation: [rememberOriginal],
  beforeChange: [rejectUnreadDocument],
  afterChange: [rememberDocument],
  afterDelete: [forget],
}
export const globalTranslationHooks = { beforeChange: [rejectUnreadGlobal], afterChange: [rememberGlobal] }
