import { join } from 'node:path'

import { printable } from '@/lib/printable'
import coverage from './fonts/coverage.json'

/** A file of `fonts`. */
export type Font = keyof typeof coverage

/** What a text looks like. */
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

const characters = new Map<Font, ReadonlySet<number>>()

function charactersOf(font: Font): ReadonlySet<number> {
  const known = characters.get(font)
  if (known) return known
  const ranges: number[][] = coverage[font]
  const all = new Set(
    ranges.flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  )
  characters.set(font, all)
  return all
}

const has = (font: Font, text: string): boolean => {
  const all = charactersOf(font)
  for (const character of text) if (!all.has(character.codePointAt(0) ?? 0)) return false
  return true
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a text into what readers see as characters: a letter stays with its accents. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

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
  const parts = [...grapheme].map((piece) => ({ font: fontOf(piece), text: piece }))
  const printed = parts.flatMap(({ font, text }) => (font && /\P{M}/u.test(text) ? [{ font, text }] : []))
  return [...printed, { font: fontOf(SUBSTITUTE) ?? 'wide', text: SUBSTITUTE }]
}

/** Returns the characters of texts that PDFs can't print, each once, in their order. */
export function unprintableIn(...texts: readonly string[]): string[] {
  const found = new Set<string>()
  for (const text of texts)
    for (const grapheme of graphemesOf(printable(text).replaceAll('\n', ' ')))
      if (!chains.text.some((font) => has(font, grapheme))) found.add(grapheme)
  return [...found]
}
