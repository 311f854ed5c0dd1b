import glyphs from './glyphs.json'

/**
 * Returns a text as PDFs print it: composed (NFC), with one kind of line break, and without control and formatting
 * characters and variation selectors, which have no glyph.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\ufe00-\ufe0f]|(?!\n)\p{Cc}/gu, '')

/** A font of PDFs (lib/server/pdf/fonts). */
export type Font = keyof typeof glyphs

const characters = new Map<Font, ReadonlySet<number>>()

function charactersOf(font: Font): ReadonlySet<number> {
  const known = characters.get(font)
  if (known) return known
  const ranges: number[][] = glyphs[font]
  const all = new Set(
    ranges.flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  )
  characters.set(font, all)
  return all
}

/** Whether a font has each character of a text. */
export function hasGlyphs(font: Font, text: string): boolean {
  const all = charactersOf(font)
  for (const character of text) if (!all.has(character.codePointAt(0) ?? 0)) return false
  return true
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a text into what readers see as characters: a letter stays with its accents. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

/** The fonts of running text. The others have no characters that these lack. */
const fonts: readonly Font[] = ['text', 'wide', 'symbols']

/** Returns the characters of texts that PDFs can't print, each once, in their order. */
export function unprintableIn(...texts: readonly string[]): string[] {
  const found = new Set<string>()
  for (const line of texts.flatMap((text) => printable(text).split('\n'))) {
    if (hasGlyphs('text', line)) continue
    for (const grapheme of graphemesOf(line))
      if (!fonts.some((font) => hasGlyphs(font, grapheme))) found.add(grapheme)
  }
  return [...found]
}
