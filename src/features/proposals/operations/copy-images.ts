import type { PayloadRequest } from 'payload'

import { pictureIdsOf, PROPOSAL_PICTURES, replacePictures } from '@/lib/document'
import { asSystem } from '@/lib/server/db/local-api'
import { pictureStore } from '@/lib/server/images/picture-store'
import { log } from '@/lib/server/log'

type Copy = { from: string; to: string }

/**
 * Gives a proposal pictures of its own, which are part of no version: copies of those in the text of the original. Returns
 * the text with the copies. A picture whose file is missing is left out.
 */
export async function copyImages<Content>(req: PayloadRequest, content: Content, { from, to }: Copy) {
  const ids = pictureIdsOf(content)
  if (ids.length === 0) return content
  const { docs } = await asSystem(req).find({
    collection: PROPOSAL_PICTURES,
    where: { and: [{ id: { in: ids } }, { proposal: { equals: from } }] },
    pagination: false,
    depth: 0,
  })
  const copies = new Map<string, string>()
  for (const { id, alt, filename, mimeType } of docs) {
    const data = await pictureStore(PROPOSAL_PICTURES).read(filename ?? '')
    if (!data) {
      log.warn({ proposal: from, picture: id }, 'a picture of a proposal has no file')
      continue
    }
    const copy = await asSystem(req).create({
      collection: PROPOSAL_PICTURES,
      data: { alt, proposal: to },
      file: { data, mimetype: mimeType ?? '', name: filename ?? '', size: data.length },
    })
    copies.set(id, copy.id)
  }
  return replacePictures(content, (id) => copies.get(id))
}
