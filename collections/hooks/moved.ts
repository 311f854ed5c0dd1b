import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'

import { moves, placeOf, spellings, type Movable } from '../../src/features/redirects/rules'
import { asSystem, sql, statement } from '../../src/lib/server/db'
import { placesOf } from './places'

/**
 * Whoever follows an old address of a post or a category is led to its present one. Compared is what visitors read,
 * before and after, in every language: so it does not matter by which door a change comes, or of how many languages.
 */

const key = (kind: Movable, id: number | string) => `places of ${kind}/${id}`

const rememberPlaces =
  (kind: Movable): CollectionBeforeChangeHook =>
  async ({ context, data, operation, originalDoc, req }) => {
    // `unseen` says who makes a document in several steps of one transaction.
    const wasSeen = operation === 'update' && context.unseen !== true
    if (wasSeen) context[key(kind, originalDoc.id)] = await placesOf[kind](req, originalDoc.id)
    return data
  }

const redirectMoved =
  (kind: Movable): CollectionAfterChangeHook =>
  async ({ context, doc, req }) => {
    const before = (context[key(kind, doc.id)] ?? []) as Parameters<typeof moves>[1]
    const { left, taken } = moves(kind, before, await placesOf[kind](req, doc.id))
    if (left.length + taken.length === 0) return doc
    await oneAtATime(req)
    await asSystem(req).delete({
      collection: 'redirects',
      where: { and: [{ automatic: { equals: true } }, { from: { in: taken } }] },
    })
    for (const from of left) await redirect(req, from, { relationTo: kind, value: doc.id })
    return doc
  }

/** Whoever had the address last is found by it; what an admin says of it stays. */
async function redirect(
  req: PayloadRequest,
  from: string,
  reference: { relationTo: Movable; value: string },
): Promise<void> {
  const { language, path } = placeOf(from)
  const where = { from: { in: spellings(path, language) } }
  const { docs } = await asSystem(req).find({ collection: 'redirects', where, depth: 0, limit: 0 })
  if (docs.some(({ automatic }) => !automatic)) return
  const data = { from, to: { type: 'reference' as const, reference } }
  const context = { automatic: true }
  const known = docs.find((doc) => doc.from === from)
  if (known) await asSystem(req).update({ collection: 'redirects', id: known.id, data, context })
  else await asSystem(req).create({ collection: 'redirects', data, context })
}

/** What made itself for a document goes with it; what an admin made stays, to be led elsewhere. */
const forgetMoved =
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

/** Until the transaction ends: two that want one address would both find it free, and the second fail. */
const oneAtATime = (req: PayloadRequest) =>
  sql(req, statement`select pg_advisory_xact_lock(hashtext('redirects'))`)

/** The hooks of a collection whose documents have addresses of their own. */
export const moved = (kind: Movable & CollectionSlug) => ({
  beforeChange: rememberPlaces(kind),
  afterChange: redirectMoved(kind),
  beforeDelete: forgetMoved(kind),
})

export const redirectsOneAtATime: CollectionBeforeValidateHook = async ({ data, req }) => {
  await oneAtATime(req)
  return data
}

/** Whoever saves a redirect by hand makes it theirs. */
export const markAutomatic: CollectionBeforeChangeHook = ({ context, data }) => ({
  ...data,
  automatic: context.automatic === true,
})
