import sharp from 'sharp'

import { pictureLimits } from '@/lib/picture-rules'

/** A picture as the PDF prints it: a JPEG, with its size in pixels. */
export type PrintedPicture = { data: Buffer; width: number; height: number }

/** Enough for the width of the text at 170 dots per inch. */
const MAX_SIDE = 1_200

/** Converts a stored picture, because a PDF can hold neither WebP nor AVIF. Returns undefined when it cannot be decoded. */
export async function printedPicture(file: Buffer): Promise<PrintedPicture | undefined> {
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
