import { fileTypeFromBuffer } from 'file-type'
import { ValidationError, type CollectionBeforeOperationHook, type File, type PayloadRequest } from 'payload'
import sharp from 'sharp'

import { isStaff } from '../../src/features/accounts/rules'
import {
  faultOf,
  formatOf,
  pictureLimits,
  pictureName,
  type PictureFault,
  type PictureFormat,
} from '../../src/lib/picture-rules'
import { textFor } from '../fields/text'
import { removeUnlessKept, setAside } from './upload-files'
import type { StemOf } from './upload-name'

type Args = { id?: number | string; data?: { alt?: unknown }; overrideAccess?: boolean }

/**
 * Every picture, by whatever door it comes: read by its bytes, measured by its header, drawn anew and named by the
 * server before Payload sees it (security.md, rule 5). Of a request nothing else counts but the alternative text.
 */
export const acceptPicture =
  (stemOf: StemOf): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    // Access is decided after this hook; nobody else's file is worth the work.
    if (!overrideAccess && !isStaff(req.user)) return args
    const { id, data } = args as Args
    const refuse = (fault: PictureFault) => refusal(req, collection.slug, fault)
    if (req.file && operation === 'update' && id === undefined) throw refuse('many')
    if (!req.file && operation === 'create') throw refuse('type')
    if (req.file) {
      const { format, pixels } = await redraw(req.file, refuse)
      const stem = await stemOf(collection.slug, req)
      await removeUnlessKept(req, collection, stem)
      if (id !== undefined) await setAside(req, collection, id)
      const name = pictureName(stem, format)
      req.file = { name, data: pixels, size: pixels.length, mimetype: `image/${format}` }
    }
    // Cropping is off in the admin, and so it is here.
    delete req.query?.uploadEdits
    return { ...args, data: data && 'alt' in data ? { alt: data.alt } : {} }
  }

/** Measures by the header alone; only what is small enough is decoded, and the first frame of it. */
async function redraw(
  { data }: File,
  refuse: (fault: PictureFault) => Error,
): Promise<{ format: PictureFormat; pixels: Buffer }> {
  if (data.length > pictureLimits.bytes) throw refuse('large')
  const type = await fileTypeFromBuffer(data).catch(() => undefined)
  const format = formatOf(type?.mime)
  if (typeof format === 'object') throw refuse(format.fault)
  try {
    const header = await sharp(data, { limitInputPixels: false }).metadata()
    const { width, height, pages: frames = 1 } = header
    const fault = faultOf({ bytes: data.length, width, height, frames })
    if (fault) throw refuse(fault)
    // Two parsers that disagree on what it is: the file was made to deceive one of them.
    if (!decoders[header.format]?.includes(type?.mime ?? '')) throw refuse('type')
    return { format, pixels: await draw(data, format) }
  } catch (error) {
    throw error instanceof ValidationError ? error : refuse('broken')
  }
}

/** Which types each decoder reads. */
const decoders: Partial<Record<string, string[]>> = {
  png: ['image/png', 'image/apng'],
  gif: ['image/gif'],
  jpeg: ['image/jpeg'],
  webp: ['image/webp'],
  heif: ['image/avif'],
}

const quality = {
  png: {},
  jpeg: { quality: 85 },
  webp: { quality: 90 },
  // More effort takes ten times as long and saves a twentieth.
  avif: { quality: 60, effort: 2 },
} as const

/** Upright, at most so large, and without a byte of what else the file said: place, camera, profile, comments. */
const draw = (data: Buffer, format: PictureFormat): Promise<Buffer> =>
  sharp(data, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({
      width: pictureLimits.kept,
      height: pictureLimits.kept,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toFormat(format, quality[format])
    .timeout({ seconds: 30 })
    .toBuffer()

/** What is wrong, in the reader's language, at the field of the file. */
function refusal(req: PayloadRequest, collection: string, fault: PictureFault): ValidationError {
  const text = (key: string) => textFor(req, `pictures:errors:${key}`)
  const named = fault === 'type' ? 'select' : fault === 'old' ? 'old' : undefined
  const message = named ? `${text('type')}. ${text(named)}` : text(fault)
  return new ValidationError({ collection, errors: [{ path: 'file', message }], req }, req.t)
}
