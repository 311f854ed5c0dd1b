import { fileTypeFromBuffer } from 'file-type'
import { ValidationError, type File, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import sharp, { type Region } from 'sharp'

import { center, editsOf, pixelsOf, type Area } from '../../src/lib/picture-edits'
import { isStaff } from '../../src/lib/roles'
import {
  pictureErrorOf,
  formatOf,
  pictureLimits,
  pictureName,
  shownNameOf,
  type PictureError,
  type PictureFormat,
} from '../../src/lib/picture-rules'
import { translate } from '../fields/texts'
import { requireRoom } from './full-disk'
import type { AfterOperationHook, BeforeOperationHook } from './operation-hooks'
import { backUpFiles, readFile, removeFilesOnRollback } from './upload-files'
import type { GenerateStem } from './upload-name'

type Args = { id?: number | string; data?: Record<string, unknown>; overrideAccess?: boolean }

/**
 * Checks, re-encodes and renames every uploaded image before Payload stores it, for the admin, REST and the Local API
 * alike. The format is detected from the bytes, never from the request; of the request's data only `fields` are used, and
 * what the admin's editor of pictures sends: the crop and the focal point.
 */
export const processUpload =
  (generateStem: GenerateStem, fields: readonly string[] = ['alt']): BeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    // Payload checks access after this hook; do not process a file that it will reject.
    if (!overrideAccess && !isStaff(req.user)) return args
    const { id, data } = args as Args
    const refuse = (fault: PictureError) => uploadError(req, collection.slug, fault)
    const { crop, focus } = takeEdits(req, collection)
    const sent = req.file?.name
    if (req.file && operation === 'update' && id === undefined) throw refuse('many')
    if (!req.file && operation === 'create') throw refuse('type')
    // A crop is a replacement with a part of the file, under a new name: pages and browsers keep the old one for a year.
    if (!req.file && crop && id !== undefined) req.file = await readFile(req, collection, id)
    const isReplaced = Boolean(req.file)
    // A crop keeps the name.
    const named = sent !== undefined && hasName(collection) ? { name: shownNameOf(sent) ?? null } : {}
    if (req.file) {
      await requireRoom(req)
      const { format, pixels } = await reencode(req.file, refuse, crop)
      const stem = await generateStem(collection.slug, req)
      await removeFilesOnRollback(req, collection, stem)
      if (id !== undefined) await backUpFiles(req, collection, id)
      req.file = {
        name: pictureName(stem, format),
        data: pixels,
        size: pixels.length,
        mimetype: `image/${format}`,
      }
    }
    const kept = Object.entries(data ?? {}).filter(([name]) => fields.includes(name))
    const point =
      id === undefined && operation === 'update' ? undefined : (focus ?? (isReplaced ? center : undefined))
    return {
      ...args,
      data: {
        ...Object.fromEntries(kept),
        ...named,
        ...(point && hasFocus(collection) && { focalX: point.x, focalY: point.y }),
      },
    }
  }

/** The admin shows what the answer to an upload says. Payload's own words are those of any document. */
export const toastUploadResult: AfterOperationHook = ({ operation, req, result }) => {
  const { t } = req
  if (operation === 'create' && req.payloadAPI === 'REST')
    req.t = ((...args: Parameters<typeof t>) =>
      args[0] === 'general:successfullyCreated'
        ? translate(req, 'pictures:uploaded')
        : t(...args)) as typeof t
  return result
}

const hasName = ({ flattenedFields }: SanitizedCollectionConfig) =>
  flattenedFields.some(({ name }) => name === 'name')

const hasFocus = ({ upload }: SanitizedCollectionConfig) => upload.focalPoint !== false

/**
 * Returns what the admin's editor of pictures asks for, and hides it from Payload: its crop counts in pixels of the sent
 * file, which we may have shrunk, and overwrites a stored file under its name.
 */
function takeEdits({ query }: PayloadRequest, collection: SanitizedCollectionConfig) {
  const edits = hasFocus(collection) ? editsOf(query.uploadEdits) : {}
  delete query.uploadEdits
  return edits
}

/**
 * Checks size and dimensions by the header, then decodes, crops and re-encodes the first frame. Throws what `refuse`
 * returns.
 */
async function reencode(
  { data }: File,
  refuse: (fault: PictureError) => Error,
  crop?: Area,
): Promise<{ format: PictureFormat; pixels: Buffer }> {
  if (data.length > pictureLimits.bytes) throw refuse('large')
  const type = await fileTypeFromBuffer(data).catch(() => undefined)
  const format = formatOf(type?.mime)
  if (typeof format === 'object') throw refuse(format.fault)
  try {
    const header = await sharp(data, { limitInputPixels: false }).metadata()
    const { width, height, pages: frames = 1 } = header
    const fault = pictureErrorOf({ bytes: data.length, width, height, frames })
    if (fault) throw refuse(fault)
    // When two parsers disagree on the type, the file was crafted to deceive one of them.
    if (!decoders[header.format]?.includes(type?.mime ?? '')) throw refuse('type')
    return { format, pixels: await encode(data, format, crop && pixelsOf(crop, header.autoOrient)) }
  } catch (error) {
    throw error instanceof ValidationError ? error : refuse('broken')
  }
}

/** The detected types that each decoder of sharp reads. */
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
  // A higher effort takes ten times as long and saves 5 %.
  avif: { quality: 60, effort: 2 },
} as const

/**
 * Applies the orientation, extracts the region, limits the dimensions and drops all metadata: location, camera, profile,
 * comments.
 */
function encode(data: Buffer, format: PictureFormat, region?: Region): Promise<Buffer> {
  const decoded = sharp(data, {
    limitInputPixels: pictureLimits.pixels,
    failOn: 'error',
    pages: 1,
  }).autoOrient()
  return (region ? decoded.extract(region) : decoded)
    .resize({
      width: pictureLimits.storedSide,
      height: pictureLimits.storedSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toFormat(format, quality[format])
    .timeout({ seconds: 30 })
    .toBuffer()
}

/** Returns a ValidationError for the file field, in the user's language. */
function uploadError(req: PayloadRequest, collection: string, fault: PictureError): ValidationError {
  const text = (key: string) => translate(req, `pictures:errors:${key}`)
  const named = fault === 'type' ? 'select' : fault === 'old' || fault === 'heic' ? fault : undefined
  const message = named ? `${text('type')}. ${text(named)}` : text(fault)
  return new ValidationError({ collection, errors: [{ path: 'file', message }], req }, req.t)
}
