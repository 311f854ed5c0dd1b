import type { PayloadRequest } from 'payload'

import { pictureIdsOf, PROPOSAL_PICTURES, replacePictures } from '@/lib/document'
import { asUser } from '@/lib/server/db/local-api'

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
