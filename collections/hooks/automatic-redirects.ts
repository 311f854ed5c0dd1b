import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'

import {
  pathChanges,
  splitLanguage,
  possibleSpellings,
  type DocumentPath,
  type Movable,
} from '../../src/features/redirects/rules'
import { asSystem } from '../../src/lib/server/db/local-api'
import { lockName } from '../../src/lib/server/db/sql'
import type { CaseStudy, Category, Industry, Post } from '../../src/payload-types'
import { findPublicPaths } from './public-paths'

/**
 * Creates redirects from the old address of a document when its slug changes. The hooks compare what visitors
 * could read before and after the change in every locale, so they work for every API and for multi-locale updates.
 */

type MovableDocument = Post | Category | CaseStudy | Industry

const contextKey = (kind: Movable, id: string) => `public paths of ${kind}/${id}`

/** Stores the public paths in the request context before an update. */
const rememberPublicPaths =
  (kind: Movable): CollectionBeforeChangeHook<MovableDocument> =>
  async ({ context, operation, originalDoc, req }) => {
    // `skipRedirects` is set by code that creates a document in several steps of one transaction (the seed).
    if (operation === 'update' && originalDoc && context.skipRedirects !== true)
      context[contextKey(kind, originalDoc.id)] = await findPublicPaths[kind](req, originalDoc.id)
  }

/** Creates redirects from the paths the document left, and deletes automatic redirects from those it now has. */
const createRedirects =
  (kind: Movable): CollectionAfterChangeHook<MovableDocument> =>
  async ({ context, doc, req }) => {
    const before = (context[contextKey(kind, doc.id)] ?? []) as DocumentPath[]
    const { left, taken } = pathChanges(kind, before, await findPublicPaths[kind](req, doc.id))
    if (left.length + taken.length === 0) return
    await lockRedirects(req)
    await asSystem(req).delete({
      collection: 'redirects',
      where: { and: [{ automatic: { equals: true } }, { from: { in: taken } }] },
    })
    for (const from of left) await saveRedirect(req, from, { relationTo: kind, value: doc.id })
  }

/** Creates the redirect or points an automatic one at the document. Redirects that an admin made stay unchanged. */
async function saveRedirect(
  req: PayloadRequest,
  from: string,
  reference: { relationTo: Movable; value: string },
): Promise<void> {
  const { language, path } = splitLanguage(from)
  const where = { from: { in: possibleSpellings(path, language) } }
  const { docs } = await asSystem(req).find({ collection: 'redirects', where, depth: 0, limit: 0 })
  if (docs.some(({ automatic }) => !automatic)) return
  const data = { from, to: { type: 'reference' as const, reference } }
  const context = { automatic: true }
  const known = docs.find((doc) => doc.from === from)
  if (known) await asSystem(req).update({ collection: 'redirects', id: known.id, data, context })
  else await asSystem(req).create({ collection: 'redirects', data, context })
}

/** Deletes the automatic redirects to a deleted document. Those that an admin made stay without a target. */
const deleteRedirects =
  (kind: Movable): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const reference: Where[] = [
      { 'to.reference.relationTo': { equals: kind } },
      { 'to.reference.value': { equals: id } },
    ]
    await asSystem(req).delete({
      collection: 'redirects',
      where: { and: [{ automatic: { equals: true } }, ...reference] },
    })
  }

/** Held until the transaction ends: otherwise two requests could both find a path free, and the second insert would fail. */
const lockRedirects = (req: PayloadRequest) => lockName(req, 'redirects')

/** Hooks for a collection whose documents have pages of their own. */
export const automaticRedirectHooks = (kind: Movable & CollectionSlug) => ({
  beforeChange: rememberPublicPaths(kind),
  afterChange: createRedirects(kind),
  beforeDelete: deleteRedirects(kind),
})

/** Serializes writes of redirects, so that validation sees the rows of concurrent requests. */
export const serializeRedirectWrites: CollectionBeforeValidateHook = async ({ data, req }) => {
  await lockRedirects(req)
  return data
}

/** Marks redirects created by the hooks as automatic. A redirect saved by hand stops being automatic. */
export const setAutomatic: CollectionBeforeChangeHook = ({ context, data }) => ({
  ...data,
  automatic: context.automatic === true,
})
