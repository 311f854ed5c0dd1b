import sharp from 'sharp'

import { AppError } from '@/lib/app-error'
import { pad } from '../pad-rules'
import { signatureLimits } from '../signature-rules'

const PREFIX = 'data:image/png;base64,'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length, type and checksum of a chunk. */
const CHUNK_BYTES = 12
/** With fewer dark pixels it is a dot or blank; with more than half of the pixels dark it is not handwriting. */
const MIN_INK = 25
const MAX_INK = (pad.width * pad.height) / 2
const DARK = 128

const invalid = (code: 'invalid' | 'blank' = 'invalid') =>
  new AppError('invalid', { fields: { image: code } })

/**
 * Returns a drawn signature as a small gray PNG without metadata. Throws AppError 'invalid' with the field 'image' for
 * anything but a PNG of the pad's size from its first to its last byte, and 'blank' for one without a line.
 */
export async function readSignaturePicture(dataUrl: string): Promise<Buffer> {
  const bytes = decode(dataUrl)
  if (!isWholePng(bytes)) throw invalid()
  const paper = sharp(bytes, { failOn: 'warning', limitInputPixels: pad.width * pad.height })
    .flatten({ background: '#ffffff' })
    .grayscale()
  const pixels = await paper
    .clone()
    .raw()
    .toBuffer()
    .catch(() => undefined)
  if (!pixels) throw invalid()
  const ink = pixels.reduce((sum, value) => sum + (value < DARK ? 1 : 0), 0)
  if (ink < MIN_INK || ink > MAX_INK) throw invalid('blank')
  const picture = await paper.png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer()
  if (picture.length > signatureLimits.imageBytes) throw invalid()
  return picture
}

function decode(dataUrl: string): Buffer {
  const text = dataUrl.startsWith(PREFIX) ? dataUrl.slice(PREFIX.length) : ''
  const bytes = Buffer.from(text, 'base64')
  // Decoding skips what is not base64.
  if (text === '' || bytes.toString('base64') !== text) throw invalid()
  return bytes
}

/** Whether the chunks of a PNG of the pad's size end exactly at the end of the file. */
function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, PNG.length).equals(PNG) || bytes.length < PNG.length + CHUNK_BYTES + 13) return false
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (width !== pad.width || height !== pad.height) return false
  let offset = PNG.length
  while (offset + CHUNK_BYTES <= bytes.length) {
    const type = bytes.toString('latin1', offset + 4, offset + 8)
    offset += CHUNK_BYTES + bytes.readUInt32BE(offset)
    if (type === 'IEND') return offset === bytes.length
  }
  return false
}
