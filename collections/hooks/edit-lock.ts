import type {
  AfterErrorHook,
  CollectionAfterChangeHook,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'

import type { PayloadLockedDocument } from '../../src/payload-types'
import { asUser } from '../../src/lib/server/db/local-api'
import { translate } from '../fields/texts'
import { isAutosave } from './publishing'

/** Payload uses a lock to show editors that a colleague has a document open, and removes it with every save. */

/**
 * Locks the document again after an autosave: the user is still writing, and a colleague who opens the document must be
 * told.
 */
async function keepLock(
  req: PayloadRequest,
  locked: Pick<PayloadLockedDocument, 'document' | 'globalSlug'>,
): Promise<void> {
  const { user } = req
  if (!user || !isAutosave(req)) return
  const data = { ...locked, user: { relationTo: 'users' as const, value: user.id } }
  await asUser(req).create({ collection: 'payload-locked-documents', data, depth: 0 })
}

export const keepDocumentLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: string }
  const document = { relationTo: collection.slug, value: id } as PayloadLockedDocument['document']
  await keepLock(req, { document })
  return doc as object
}

export const keepGlobalLock: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await keepLock(req, { globalSlug: global.slug satisfies GlobalSlug })
  return doc as object
}

/** Says in the user's language that a colleague has the document open. Payload's message is in English and shows an id. */
export const explainLock: AfterErrorHook = ({ error, req }) => {
  const { status } = error as Error & { status?: number }
  if (status !== 423) return
  return { response: { errors: [{ message: translate(req, 'publishing:errors:conflict') }] } }
}
