import { join } from 'node:path'

import { graphemesOf, hasGlyphs as has, type Font } from '@/lib/printable'

/** What a text looks like; each font is a file of `fonts`. */
export type Face = 'text' | 'strong' | 'italic' | 'display'

/** The fonts of a face, of which the first one that has a character prints it. A file is read when it is first needed. */
const chains: Record<Face, readonly Font[]> = {
  text: ['text', 'wide', 'symbols'],
  strong: ['strong', 'wide-strong', 'symbols'],
  italic: ['italic', 'wide', 'symbols'],
  display: ['display', 'wide-strong', 'symbols'],
}

/** The build copies the fonts next to the server (next.config.mjs). */
export const fontPath = (font: Font): string => join(process.cwd(), 'src/lib/server/pdf/fonts', `${font}.ttf`)

/** Printed in place of a character that no font has. */
const SUBSTITUTE = '\ufffd'

export type FontRun = { font: Font; text: string }

/**
 * Splits a printable text of a face by the fonts that have its characters. A word is in one font where one has all of it. A
 * character that no font has becomes the substitute.
 */
export function fontRuns(text: string, face: Face): FontRun[] {
  const chain = chains[face]
  const runs: FontRun[] = []
  const add = (font: Font, piece: string) => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += piece
    else runs.push({ font, text: piece })
  }
  const fontOf = (piece: string) => chain.find((font) => has(font, piece))
  const [own = 'text'] = chain
  if (has(own, text)) return [{ font: own, text }]
  for (const word of text.split(/(?<=\s)/u)) {
    const font = fontOf(word)
    if (font) add(font, word)
    else
      for (const grapheme of graphemesOf(word)) {
        const whole = fontOf(grapheme)
        if (whole) add(whole, grapheme)
        else for (const { font, text: piece } of substituted(grapheme, fontOf)) add(font, piece)
      }
  }
  return runs
}

/** A character with its accents, of which no font has all: what can't be printed becomes one substitute. */
function substituted(grapheme: string, fontOf: (piece: string) => Font | undefined): FontRun[] {
  const parts = Array.from(grapheme, (piece) => ({ font: fontOf(piece), text: piece }))
  const printed = parts.flatMap(({ font, text }) => (font && /\P{M}/u.test(text) ? [{ font, text }] : []))
  return [...printed, { font: fontOf(SUBSTITUTE) ?? 'wide', text: SUBSTITUTE }]
}
