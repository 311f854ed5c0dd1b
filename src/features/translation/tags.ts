/**
 * Words with a format are written between numbered tags, as in 'Read our <1>guide</1>': a person or a model that translates
 * them keeps the tags, and the words between get the format of the source with that number. Pure: also run in browsers.
 */

export const markKinds = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'code',
  'subscript',
  'superscript',
  'color',
  'background',
  'language',
  'link',
] as const
export type MarkKind = (typeof markKinds)[number]

/** A format of some words, and the words that have it. `url` is where a link leads. */
export type Mark = { number: number; kinds: MarkKind[]; words: string; url?: string }

/** A piece of a text, with the number of its tags. */
export type Piece = { text: string; number?: number }

const pairOfTags = /<(\d{1,3})>([\s\S]*?)<\/\1>/g

/** Splits a text at its tags up to the number `last`. A tag without its other half is left out; higher ones are words. */
export function piecesOf(text: string, last: number): Piece[] {
  const isTag = (number: string | undefined) => Number(number) >= 1 && Number(number) <= last
  const plain = (part: string) =>
    part.replaceAll(/<\/?(\d{1,3})>/g, (tag, number: string) => (isTag(number) ? '' : tag))
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: whole, 1: number, 2: words = '', index } of text.matchAll(pairOfTags)) {
    if (!isTag(number)) continue
    pieces.push({ text: plain(text.slice(at, index)) }, { text: plain(words), number: Number(number) })
    at = index + whole.length
  }
  return [...pieces, { text: plain(text.slice(at)) }].filter((piece) => piece.text !== '')
}

/** Writes pieces as a text with tags. */
export const taggedText = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, number }) => (number === undefined ? text : `<${number}>${text}</${number}>`)).join('')
