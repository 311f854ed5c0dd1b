import { join } from 'node:path'

import sharp from 'sharp'

import type { PictureName } from '@/lib/art/catalogue'
import { cardWords, shareCard } from '@/lib/art/share'

/** What a card says. */
type Words = { brand: string; heading: string; picture: PictureName }

/** Beside the server, wherever it was built (next.config.mjs takes the folder along). */
const font = (name: string) => join(process.cwd(), 'src/lib/server/fonts', name)
const display = { font: 'Puente Display', fontfile: font('share-display.ttf') }
const plain = { font: 'Puente Text', fontfile: font('share-text.ttf') }

/** Pango reads a text as markup. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

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
type Type = { font: string; fontfile: string }

/** A text as large as its box allows, at most `size` points. */
async function set(text: string, box: Box, size: number, type: Type) {
  const options = {
    ...type,
    text: `<span foreground="#1a1b25" line_height="0.9">${escaped(text)}</span>`,
    width: box.width,
    rgba: true,
    wrap: 'word-char',
  } as const
  const draw = (points: number) =>
    sharp({ text: { ...options, font: `${type.font} ${points}`, dpi: 72 } })
      .png()
      .toBuffer({ resolveWithObject: true })
  let points = size
  let drawn = await draw(points)
  while ((drawn.info.height > box.height || drawn.info.width > box.width) && points > 16) {
    points = Math.floor(points * 0.88)
    drawn = await draw(points)
  }
  return { input: drawn.data, left: box.left, top: box.top }
}

/** The picture that stands for a page where it is shared, 1200 x 630, as PNG. */
export async function sharePicture({ brand, heading, picture }: Words): Promise<Buffer> {
  const words = await Promise.all([
    set(shortened(brand), cardWords.name, 38, plain),
    set(shortened(heading), cardWords.heading, 92, display),
  ])
  return sharp(Buffer.from(shareCard(picture)))
    .composite(words)
    .png({ palette: true, effort: 4 })
    .toBuffer()
}
