import LineBreaker from 'linebreak'

import { graphemesOf, type Font } from '@/lib/printable'
import { fontRuns, type Face } from './fonts'

/** How a text looks. Sizes are in points. */
export type TextStyle = {
  face: Face
  size: number
  color: string
  /** Drawn behind the text. */
  ground?: string
  underline?: boolean
  strike?: boolean
  /** How far the text is above the baseline; it is then smaller by SHIFTED_SIZE. */
  rise?: number
}

/** The size of sub- and superscripts in that of the text around them. */
export const SHIFTED_SIZE = 0.7

/** A printable text in one style. */
export type Span = { text: string; style: TextStyle; link?: string }

/** A part of a line in one font. */
export type Piece = { text: string; font: Font; style: TextStyle; link?: string; width: number }

export type Line = { pieces: Piece[]; width: number }

/** Returns the width of a text in points. */
export type Measure = (text: string, font: Font, size: number) => number

/**
 * Breaks texts into lines that are no wider than `width`, where Unicode's rules for line breaks allow it, whatever the
 * styles; a word that is wider is broken between its characters. Nothing is added, and only spaces at the end of a line are
 * left out.
 */
export function breakIntoLines(spans: readonly Span[], width: number, measure: Measure): Line[] {
  const text = spans.map((span) => span.text).join('')
  const lines: Line[] = []
  let line: Line = { pieces: [], width: 0 }
  const endLine = () => {
    lines.push(withoutTrailingSpace(line, measure))
    line = { pieces: [], width: 0 }
  }
  const add = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      const last = line.pieces.at(-1)
      if (last && last.font === piece.font && last.style === piece.style && last.link === piece.link) {
        last.text += piece.text
        last.width += piece.width
      } else line.pieces.push({ ...piece })
      line.width += piece.width
    }
  }
  const piecesOf = piecesIn(spans, measure)
  let from = 0
  for (const { end, required } of opportunities(text)) {
    const segment = text.slice(from, end)
    const pieces = piecesOf(from, end)
    const visible = widthOf(pieces) - trailingWidth(pieces, segment, measure)
    if (line.width + visible > width && line.pieces.length > 0) endLine()
    if (visible <= width) add(pieces)
    else
      for (const piece of pieces.flatMap((whole) => charactersOf(whole, measure))) {
        if (line.width + piece.width > width && line.pieces.length > 0 && piece.text.trim()) endLine()
        add([piece])
      }
    if (required) endLine()
    from = end
  }
  if (line.pieces.length > 0) endLine()
  return lines
}

function* opportunities(text: string): Generator<{ end: number; required: boolean }> {
  const breaker = new LineBreaker(text)
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak())
    // The end of the text counts as a required break.
    yield { end: found.position, required: found.required && text[found.position - 1] === '\n' }
}

/** Returns a function that returns the pieces between two positions of the joined texts, which must be asked for in order. */
function piecesIn(spans: readonly Span[], measure: Measure) {
  let [index, offset] = [0, 0]
  return (from: number, to: number): Piece[] => {
    const pieces: Piece[] = []
    for (let at = from; at < to;) {
      const span = spans[index]
      if (!span) break
      const end = Math.min(to, offset + span.text.length)
      const part = span.text.slice(at - offset, end - offset).replaceAll('\n', '')
      for (const { font, text } of part ? fontRuns(part, span.style.face) : [])
        pieces.push({
          text,
          font,
          style: span.style,
          link: span.link,
          width: measure(text, font, span.style.size),
        })
      at = end
      if (at === offset + span.text.length) {
        offset = at
        index += 1
      }
    }
    return pieces
  }
}

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0)

function trailingWidth(pieces: readonly Piece[], segment: string, measure: Measure): number {
  const last = pieces.at(-1)
  const spaces = /[ \u2000-\u2006\u2008-\u200a\u3000]+\n?$/u.exec(segment)?.[0].replaceAll('\n', '')
  return last && spaces ? Math.min(last.width, measure(spaces, last.font, last.style.size)) : 0
}

const charactersOf = (piece: Piece, measure: Measure): Piece[] =>
  graphemesOf(piece.text).map((text) => ({
    ...piece,
    text,
    width: measure(text, piece.font, piece.style.size),
  }))

function withoutTrailingSpace(line: Line, measure: Measure): Line {
  const last = line.pieces.at(-1)
  const text = last?.text.replace(/ +$/, '')
  if (!last || text === undefined || text === last.text) return line
  const width = text ? measure(text, last.font, last.style.size) : 0
  const before = line.pieces.slice(0, -1)
  if (!text) return withoutTrailingSpace({ pieces: before, width: line.width - last.width }, measure)
  return { pieces: [...before, { ...last, text, width }], width: line.width - last.width + width }
}
