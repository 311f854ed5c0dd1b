import { join } from 'node:path'

import sharp, { type OverlayOptions } from 'sharp'

import type { PictureName } from '@/lib/art/catalogue'
import { archMask, cardWords, opening, shareCard } from '@/lib/art/share'

/** What a card says and shows: a drawing of ours, or the file of a photograph in its place. */
type Card = { brand: string; heading: string; host: string; picture: PictureName; photo?: string }

/** Beside the server, wherever it was built (next.config.mjs takes the folder along). */
const font = (name: string) => join(process.cwd(), 'src/lib/server/fonts', name)
const display = { font: 'Puente Display', fontfile: font('share-display.ttf'), colour: '#1a1b25' }
const plain = { font: 'Puente Text', fontfile: font('share-text.ttf'), colour: '#5c5a66' }
type Type = typeof display

/** Pango reads a text as markup. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Whether there is anything to see: Pango refuses to draw what is only space and marks of direction. */
const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll('\ufffc', ''))

const longest = 160

/** A heading that nobody can read at that size is cut between words. */
function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= longest) return text
  return `${characters
    .slice(0, longest)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}

type Box = { left: number; top: number; width: number; height: number }

/** A text as large as its box allows, at most `size` points; nothing where there is nothing to see. */
async function set(text: string, box: Box, size: number, type: Type): Promise<OverlayOptions[]> {
  if (!isVisible(text)) return []
  const draw = (points: number) =>
    sharp({
      text: {
        text: `<span foreground="${type.colour}" line_height="0.9">${escaped(text)}</span>`,
        font: `${type.font} ${points}`,
        fontfile: type.fontfile,
        width: box.width,
        rgba: true,
        wrap: 'word-char',
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  let points = size
  let drawn = await draw(points)
  while ((drawn.info.height > box.height || drawn.info.width > box.width) && points > 16) {
    points = Math.floor(points * 0.88)
    drawn = await draw(points)
  }
  return [{ input: drawn.data, left: box.left, top: box.top }]
}

/** A photograph within the arch; nothing where its file cannot be read: the drawing stays. */
async function framed(file: string): Promise<OverlayOptions[]> {
  const { left, top, width, height } = opening
  const input = await sharp(file)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(archMask()), blend: 'dest-in' }])
    .png()
    .toBuffer()
    .catch(() => undefined)
  return input ? [{ input, left, top }] : []
}

/** The picture that stands for a page where it is shared, 1200 x 630, as PNG. */
export async function sharePicture({ brand, heading, host, picture, photo }: Card): Promise<Buffer> {
  const parts = await Promise.all([
    photo ? framed(photo) : [],
    set(shortened(brand), cardWords.name, 42, display),
    set(shortened(heading), cardWords.heading, 132, display),
    set(host, cardWords.host, 26, plain),
  ])
  const card = sharp(Buffer.from(shareCard(picture))).composite(parts.flat())
  return card.png({ compressionLevel: 9 }).toBuffer()
}
