import { join } from 'node:path'

import sharp, { type OverlayOptions } from 'sharp'

import type { PictureName } from '@/lib/art/catalog'
import { archMask, cardWords, opening, shareCard } from '@/lib/art/share'
import { light } from '@/lib/colors'
import { center, type Point } from '@/lib/picture-edits'
import { drawingOf } from './art-file'

/** The texts and the picture of a card: one of our drawings, or the bytes of a photograph instead. */
type Card = { brand: string; heading: string; host: string; picture: PictureName; photo?: Photo }
/** The point in percent that stays in view, as CSS positions a picture. */
type Photo = { data: Buffer; focus?: Point }

/** Relative to the working directory of the server; next.config.mjs copies the folder into the build. */
const font = (name: string) => join(process.cwd(), 'src/lib/server/images/fonts', name)
const display = { font: 'Puente Display', fontfile: font('share-display.ttf'), color: light.ink }
const plain = { font: 'Puente Text', fontfile: font('share-text.ttf'), color: light.muted }
type Type = typeof display

/** Escapes a text for Pango, which reads it as markup. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Whether a text has visible characters. Pango fails on a text of only spaces and direction marks. */
const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll('\ufffc', ''))

const MAX_HEADING_CHARACTERS = 160

/** Shortens a heading that would be unreadably small, at a word boundary. */
function shortened(text: string): string {
  const characters = Array.from(text)
  if (characters.length <= MAX_HEADING_CHARACTERS) return text
  return `${characters
    .slice(0, MAX_HEADING_CHARACTERS)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}

type Box = { left: number; top: number; width: number; height: number }

/**
 * Renders a text as large as its box allows, at most `maxSize` points. Returns no layer for a text without visible
 * characters.
 */
async function renderText(text: string, box: Box, maxSize: number, type: Type): Promise<OverlayOptions[]> {
  if (!isVisible(text)) return []
  const draw = (points: number) =>
    sharp({
      text: {
        text: `<span foreground="${type.color}" line_height="0.9">${escaped(text)}</span>`,
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
  let points = maxSize
  let drawn = await draw(points)
  while ((drawn.info.height > box.height || drawn.info.width > box.width) && points > 16) {
    points = Math.floor(points * 0.88)
    drawn = await draw(points)
  }
  return [{ input: drawn.data, left: box.left, top: box.top }]
}

/** Renders a photograph in the arch. Returns no layer when it cannot be decoded: the drawing stays visible. */
async function renderPhoto({ data, focus = center }: Photo): Promise<OverlayOptions[]> {
  const { left, top } = opening
  const input = await cover(data, focus)
    .then((photo) =>
      sharp(photo)
        .composite([{ input: Buffer.from(archMask()), blend: 'dest-in' }])
        .png()
        .toBuffer(),
    )
    .catch(() => undefined)
  return input ? [{ input, left, top }] : []
}

/** Scales a photograph to cover the arch, and crops the rest. */
async function cover(photo: Buffer, { x, y }: Point): Promise<Buffer> {
  const { width, height } = opening
  const scaled = sharp(photo).resize(width, height, { fit: 'outside' })
  const { data, info } = await scaled.png().toBuffer({ resolveWithObject: true })
  const left = Math.round(((info.width - width) * x) / 100)
  const top = Math.round(((info.height - height) * y) / 100)
  return sharp(data).extract({ left, top, width, height }).toBuffer()
}

/** Renders the picture that social networks show for a page, 1200 x 630, as PNG. */
export async function renderShareImage({ brand, heading, host, picture, photo }: Card): Promise<Buffer> {
  const parts = await Promise.all([
    photo ? renderPhoto(photo) : [],
    renderText(shortened(brand), cardWords.name, 42, display),
    renderText(shortened(heading), cardWords.heading, 132, display),
    renderText(host, cardWords.host, 26, plain),
  ])
  const card = sharp(Buffer.from(shareCard(await drawingOf(picture)))).composite(parts.flat())
  return card.png({ compressionLevel: 9 }).toBuffer()
}
