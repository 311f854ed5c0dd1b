import { APIError, type CollectionAfterChangeHook, type PayloadRequest } from 'payload'

import { isFirst, rememberResult, resultOf } from '../../src/lib/server/db/once'
import { submissionRowId } from '../../src/lib/server/db/submission-row-id'
import { translate } from '../fields/translate'

/** A header of the admin's forms, the same in every try to create one document. */
const CREATION = 'puente-creation'

function keyOf(req: PayloadRequest, slug: string): string | undefined {
  const id = req.headers.get(CREATION)
  return id ? submissionRowId(`create ${slug}`, { user: req.user?.id, content: [], id }) : undefined
}

/**
 * Throws 409 with the id of the document, when the form has created it before and the answer was lost. A try that comes
 * while the first one runs waits for it.
 */
export async function requireFirstCreation(req: PayloadRequest, slug: string): Promise<void> {
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
