import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'

import { PROPOSAL_PICTURES } from '@/lib/document'
import { asUser } from '@/lib/server/db/local-api'
import { pictureStore } from '@/lib/server/images/picture-store'
import { log } from '@/lib/server/log'
import type { FrozenImage } from '@/features/proposals/rules'
import { pictureLimits } from '@/lib/picture-rules'

/** A picture as the PDF prints it: a JPEG, with its size in pixels. */
export type PrintedPicture = { data: Buffer; width: number; height: number }

/** Enough for the width of the text at 170 dots per inch. */
const MAX_SIDE = 1_200

/** Converts a stored picture, because a PDF can hold neither WebP nor AVIF. Returns undefined when it cannot be decoded. */
async function printedPicture(file: Buffer): Promise<PrintedPicture | undefined> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: pictureLimits.pixels })
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

/**
 * Returns the pictures of a sent version by their ids, as far as the user may see them. A picture whose file is missing, is
 * not the one that was sent, or cannot be decoded is left out. Throws when the store of the files does not answer.
 */
export async function readPictures(
  req: PayloadRequest,
  proposal: string,
  frozen: readonly FrozenImage[],
): Promise<Map<string, PrintedPicture>> {
  const pictures = new Map<string, PrintedPicture>()
  if (frozen.length === 0) return pictures
  const { docs } = await asUser(req).find({
    collection: PROPOSAL_PICTURES,
    where: { and: [{ id: { in: frozen.map(({ id }) => id) } }, { proposal: { equals: proposal } }] },
    select: { filename: true },
    pagination: false,
    depth: 0,
  })
  const store = await pictureStore(PROPOSAL_PICTURES)
  // One after the other: each is decoded in memory.
  for (const { id, filename } of docs) {
    const file = await store.read(filename ?? '')
    const isAsSent = file && frozen.some((image) => image.id === id && image.sha256 === sha256Of(file))
    const picture = isAsSent ? await printedPicture(file) : undefined
    if (picture) pictures.set(id, picture)
    else log.warn({ proposal, picture: id }, 'a picture of a signed proposal is missing or was changed')
  }
  return pictures
}

const sha256Of = (file: Buffer) => createHash('sha256').update(file).digest('hex')
