/** What a picture may be, and what it is called. Pure: bytes are read by the hooks of the upload collections. */

export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  /** A phone's 50 megapixels. */
  pixels: 52_000_000,
  side: 16_000,
  frames: 500,
  /** The longer side of what is kept. */
  kept: 2_560,
} as const

/** What is kept of what is accepted. An animation becomes its first frame, which PNG keeps whole. */
const keptAs = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const
export type PictureFormat = (typeof keptAs)[keyof typeof keptAs]

/** The types that a picker of files offers. */
export const pictureTypes = Object.keys(keptAs)

/** Widths of the copies that are made of each picture, in pixels; none is enlarged. */
export const pictureWidths = { small: 480, medium: 960, large: 1_600 } as const

/** Why a picture is refused; each is a text of the admin messages, `pictures:errors`. */
export type PictureFault = 'type' | 'old' | 'large' | 'frames' | 'broken' | 'many'

/** The format in which a file of that type (by its bytes) is kept, or why it is not. */
export function formatOf(mime: string | undefined): PictureFormat | { fault: PictureFault } {
  if (mime && Object.hasOwn(keptAs, mime)) return keptAs[mime as keyof typeof keptAs]
  return { fault: mime === 'image/bmp' || mime === 'image/x-icon' ? 'old' : 'type' }
}

/** What a file's header says of it, before anything is decoded. */
type Header = { bytes: number; width: number; height: number; frames: number }

/** Why a picture of those measures is refused; undefined when it is not. */
export function faultOf({ bytes, width, height, frames }: Header): PictureFault | undefined {
  if (!(width > 0 && height > 0)) return 'broken'
  if (bytes > pictureLimits.bytes || Math.max(width, height) > pictureLimits.side) return 'large'
  if (width * height > pictureLimits.pixels) return 'large'
  return frames > pictureLimits.frames ? 'frames' : undefined
}

/** The name of a picture without its extension: a time in milliseconds and, where given, random letters. */
export const pictureStem = (time: number, random?: string): string => [time, random].filter(Boolean).join('-')

const extensions: Record<PictureFormat, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', avif: 'avif' }

/** The name of the picture itself; its smaller copies add their measures. */
export const pictureName = (stem: string, format: PictureFormat): string => `${stem}.${extensions[format]}`

/** The names that files of pictures have, and no others: no path, no other extension. */
export const isPictureName = (name: string): boolean =>
  /^\d{13}(-[a-z0-9]{12})?(-\d{1,5}x\d{1,5})?\.(png|jpg|webp|avif)$/.test(name)
