import type { PayloadRequest } from 'payload'

import { asSystem, asUser } from '@/lib/server/db/local-api'
import { pictureIdsOf, PROPOSAL_PICTURES, replacePictures } from '@/lib/document'

/**
 * Returns the text of a proposal with its pictures as the page renders them. One that the user may not see, because it is
 * part of no version or belongs to another proposal, is left out.
 */
export async function withPictures<Body>(req: PayloadRequest, proposal: string, body: Body): Promise<Body> {
  const ids = pictureIdsOf(body)
  if (ids.length === 0) return body
  const { docs } = await asUser(req).find({
    collection: PROPOSAL_PICTURES,
    where: { and: [{ id: { in: ids } }, { proposal: { equals: proposal } }] },
    select: { alt: true, url: true, filename: true, width: true, height: true },
    pagination: false,
    depth: 0,
  })
  return replacePictures(body, (id) => docs.find((picture) => picture.id === id))
}

/**
 * Returns when the latest sent version of a proposal was first opened. Reads as the system, because clients may not read who
 * opened what: only for those who may open the proposal.
 */
export async function findOpened(req: PayloadRequest, proposal: string): Promise<Date | undefined> {
  const { docs } = await asSystem(req).find({
    collection: 'proposal-versions',
    where: { proposal: { equals: proposal } },
    select: {},
    sort: '-number',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [version] = docs
  if (!version) return undefined
  const { docs: views } = await asSystem(req).find({
    collection: 'proposal-views',
    where: { version: { equals: version.id } },
    select: { viewedAt: true },
    sort: 'viewedAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return views[0] && new Date(views[0].viewedAt)
}

/** Returns when the first invoice of a proposal was made, as far as the user may see it. */
export async function findInvoiced(req: PayloadRequest, proposal: string): Promise<Date | undefined> {
  const { docs } = await asUser(req).find({
    collection: 'invoices',
    where: { proposal: { equals: proposal } },
    select: { createdAt: true },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0] && new Date(docs[0].createdAt)
}
