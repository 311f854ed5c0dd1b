/** Limits, formats and names of uploaded pictures. The hooks of the upload collections read the bytes. */

export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  /** Enough for the 50 megapixels of a phone. */
  pixels: 52_000_000,
  side: 16_000,
  frames: 500,
  /** The longer side of the stored picture, in pixels. */
  storedSide: 2_560,
} as const

/** The stored format of each accepted type. An animation becomes its first frame, as a lossless PNG. */
const storedFormats = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const
export type PictureFormat = (typeof storedFormats)[keyof typeof storedFormats]

/** The MIME types that file pickers offer. */
export const pictureTypes = Object.keys(storedFormats)

/** Widths of the resized copies, in pixels; no copy is enlarged. */
export const pictureWidths = { small: 480, medium: 960, large: 1_600 } as const

/** Why a picture is rejected. Each code has a text in the admin messages, `pictures:errors`. */
export type PictureError = 'type' | 'old' | 'heic' | 'large' | 'frames' | 'broken' | 'many'

/** Whether a MIME type or the name of a file says HEIC, the format of pictures that iPhones take. */
export const isHeic = (text: string): boolean => /^image\/hei[cf]|\.hei[cf]$/i.test(text)

/** Returns the format in which to store a file of that MIME type (detected from its bytes), or why it is rejected. */
export function formatOf(mime: string | undefined): PictureFormat | { fault: PictureError } {
  if (mime && Object.hasOwn(storedFormats, mime)) return storedFormats[mime as keyof typeof storedFormats]
  if (isHeic(mime ?? '')) return { fault: 'heic' }
  return { fault: mime === 'image/bmp' || mime === 'image/x-icon' ? 'old' : 'type' }
}

/** Read from the header of a file, before it is decoded. Sizes in bytes and pixels. */
type Header = { bytes: number; width: number; height: number; frames: number }

/** Returns why a picture is rejected, or undefined if it is accepted. */
export function pictureErrorOf({ bytes, width, height, frames }: Header): PictureError | undefined {
  if (!(width > 0 && height > 0)) return 'broken'
  if (bytes > pictureLimits.bytes || Math.max(width, height) > pictureLimits.side) return 'large'
  if (width * height > pictureLimits.pixels) return 'large'
  return frames > pictureLimits.frames ? 'frames' : undefined
}

/** The name of a picture without its extension: a time in milliseconds and, where given, random letters. */
export const pictureStem = (time: number, random?: string): string => [time, random].filter(Boolean).join('-')

const extensions: Record<PictureFormat, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', avif: 'avif' }

/** The name of the picture itself; resized copies append their dimensions. */
export const pictureName = (stem: string, format: PictureFormat): string => `${stem}.${extensions[format]}`

/** The greatest length of a picture's name for staff, in characters. */
export const PICTURE_NAME_LENGTH = 120

/**
 * Returns the name of a sent file as staff see it: without folders, control characters and those that change the direction
 * of text, and cut; undefined when nothing is left. It is a text only: no file and no URL has this name.
 */
export function shownNameOf(sent: string): string | undefined {
  const [name = ''] = sent.split(/[\\/]/).slice(-1)
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  // The cut may not leave half of a character.
  return (
    clean
      .slice(0, PICTURE_NAME_LENGTH)
      .replace(/[\ud800-\udbff]$/, '')
      .trim() || undefined
  )
}

/** Whether this is a file name of a picture: no path, no other extension. */
export const isPictureName = (name: string): boolean =>
  /^\d{13}(-[a-z0-9]{12})?(-\d{1,5}x\d{1,5})?\.(png|jpg|webp|avif)$/.test(name)
