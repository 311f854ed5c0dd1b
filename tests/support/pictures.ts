import { crc32, deflateSync } from 'node:zlib'

import sharp, { type Sharp } from 'sharp'

/** Valid and malicious uploads. */

/** A gradient with a colored corner, so that turning and shrinking can be seen. */
const drawGradient = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#1d6f5c' } }).composite([
    {
      input: {
        create: {
          width: Math.ceil(width / 4),
          height: Math.ceil(height / 4),
          channels: 3,
          background: '#f4b740',
        },
      },
      gravity: 'northwest',
    },
  ])

type Format = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'
/** Returns a picture of that format and size, in pixels. */
export const picture = (format: Format = 'png', width = 640, height = 400): Promise<Buffer> =>
  drawGradient(width, height)
    .toFormat(format, format === 'png' ? { compressionLevel: 0 } : {})
    .toBuffer()

/** A photo from a phone: rotated by its EXIF orientation, with the place and the author in its metadata. */
export const photo = (): Promise<Buffer> =>
  drawGradient(800, 600)
    .withExif({
      IFD0: { Make: 'SecretCamera', Artist: 'Rosa Huaman' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '12/1 2/1 36/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-xmp</x:xmpmeta>')
    .jpeg()
    .toBuffer()

/** The 50 megapixels of a phone held upright, in 3 MB: of one color, which is quick to encode, and padded. */
export const largePhoto = async (): Promise<Buffer> => {
  const photo = await sharp({ create: { width: 8_000, height: 6_250, channels: 3, background: '#888' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return Buffer.concat([photo], 3_000_000)
}

/** A GIF with that many frames of 23 bytes each. */
export function gif(frames: number, side = 100): Buffer {
  const size = [side & 255, side >> 8]
  const head = Buffer.from([...Buffer.from('GIF89a'), ...size, ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
}

/** A PNG whose header declares that size, with almost no data. */
export function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A picture that is also valid HTML, for content sniffing. */
export const polyglot = async (format: Format): Promise<Buffer> =>
  Buffer.concat([await picture(format), Buffer.from('\n<html><script>alert(1)</script></html>')])

const html = '<!doctype html><html><body><script>alert(1)</script></body></html>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

/** Files that must be rejected whatever their name and type claim. */
export const disguisedFiles: Record<string, Buffer> = {
  'an SVG with a script': Buffer.from(svg),
  'an SVG that begins as XML': Buffer.from(`<?xml version="1.0"?>\n${svg}`),
  'a page': Buffer.from(html),
  'a PDF': Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
  'a program': Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(200)]),
  'an archive': Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200)]),
  'nothing at all': Buffer.alloc(0),
}
/** A GIF header that is also valid JavaScript. */
export const gifScript = Buffer.from(`GIF89a/*${'x'.repeat(64)}*/=1;alert(1)//`)

export const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])
export const icon = Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]), Buffer.alloc(200)])
