/**
 * Yields the index of each occurrence of `wanted` in `text`, in order, including overlapping ones. Takes linear time for
 * any input (Knuth, Morris and Pratt).
 */
export function* occurrences<Unit>(text: ArrayLike<Unit>, wanted: readonly Unit[]): Generator<number> {
  const { length } = wanted
  if (length === 0) return
  const fallbacks = fallbacksOf(wanted)
  let matched = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text[index]
    while (matched > 0 && unit !== wanted[matched]) matched = fallbacks[matched - 1] ?? 0
    if (unit === wanted[matched]) matched += 1
    if (matched === length) {
      yield index - length + 1
      matched = fallbacks[matched - 1] ?? 0
    }
  }
}

/** For each prefix, the length of its longest proper prefix that is also its end. */
function fallbacksOf(wanted: readonly unknown[]): number[] {
  const fallbacks = [0]
  let matched = 0
  for (const unit of wanted.slice(1)) {
    while (matched > 0 && unit !== wanted[matched]) matched = fallbacks[matched - 1] ?? 0
    if (unit === wanted[matched]) matched += 1
    fallbacks.push(matched)
  }
  return fallbacks
}

/** What may be taken from the transcript of a call: only what a quote proves. Pure: no I/O. */

/** A longer quote proves nothing: the whole transcript contains every word and amount. */
export const MAX_QUOTE_LENGTH = 300

const sameCharacter = new Map(
  [
    ['’‘‛`´', "'"],
    ['“”„«»', '"'],
    ['‐‑‒–—', '-'],
  ].flatMap(([forms = '', same = '']) => Array.from(forms, (form) => [form, same] as const)),
)

/** A character in lower case, with one form of quotation marks, dashes and spaces; of the length that it has. */
function plain(character: string): string {
  const code = character.charCodeAt(0)
  if (code === 32 || (code > 8 && code < 14)) return ' '
  const same = sameCharacter.get(character)
  if (same) return same
  return code > 127 && /\s/.test(character) ? ' ' : character.toLowerCase()
}

/** The plain characters of a text, a run of spaces as one, and the position of each in it. */
function plainText(text: string): { units: string[]; starts: number[] } {
  const units: string[] = []
  const starts: number[] = []
  for (let index = 0; index < text.length; index += 1) {
    const unit = plain(text.charAt(index))
    if (unit === ' ' && units.at(-1) === ' ') continue
    units.push(unit)
    starts.push(index)
  }
  return { units, starts }
}

const isWordCharacter = (text: string, index: number): boolean => {
  // A character outside of the basic plane has two units.
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0)
  const before = /[\udc00-\udfff]/.test(character) ? text.slice(index - 1, index + 1) : character
  return /[\p{L}\d]/u.test(before)
}

/**
 * Returns a function that finds quotes: it returns the words of the transcript that a quote repeats, exactly as they are
 * there, or undefined. Spaces, line breaks, the case and the form of quotation marks and dashes may differ; words may not be
 * cut. Its work grows with the length of the transcript alone, whatever the transcript and the quote repeat.
 */
export function quoteFinder(transcript: string): (quote: string | null) => string | undefined {
  const { units, starts } = plainText(transcript)
  const isCut = (first: number, last: number) =>
    (first > 0 && isWordCharacter(transcript, first - 1)) ||
    (last + 1 < transcript.length && isWordCharacter(transcript, last + 1))
  return (quote) => {
    const words = (quote ?? '').normalize('NFC').trim()
    const wanted = plainText(words).units
    if (wanted.length > MAX_QUOTE_LENGTH || !/[\p{L}\d]/u.test(words)) return undefined
    for (const at of occurrences(units, wanted)) {
      const [first = 0, last = 0] = [starts[at], starts[at + wanted.length - 1]]
      if (!isCut(first, last)) return transcript.slice(first, last + 1)
    }
    return undefined
  }
}

/** Returns what `quoteFinder` finds, for a single quote. */
export const findQuote = (transcript: string, quote: string | null): string | undefined =>
  quoteFinder(transcript)(quote)
