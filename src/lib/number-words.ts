/** Numbers in words, in English and Spanish: 'nine hundred and fifty', 'dos mil quinientos'. Pure: no I/O. */

const units = `one uno una un|two dos|three tres|four cuatro|five cinco|six seis|seven siete|eight ocho|nine nueve|ten diez
  eleven once|twelve doce|thirteen trece|fourteen catorce|fifteen quince|sixteen dieciseis|seventeen diecisiete
  eighteen dieciocho|nineteen diecinueve`
const tens =
  'twenty veinte|thirty treinta|forty cuarenta|fifty cincuenta|sixty sesenta|seventy setenta|eighty ochenta|ninety noventa'
const twenties =
  'veintiuno veintiun veintiuna|veintidos|veintitres|veinticuatro|veinticinco|veintiseis|veintisiete|veintiocho|veintinueve'
const hundreds =
  'cien ciento|doscientos doscientas|trescientos trescientas|cuatrocientos cuatrocientas|quinientos quinientas|seiscientos seiscientas|setecientos setecientas|ochocientos ochocientas|novecientos novecientas'

/** The words of a list, each with the value that `valueOf` gives its group. */
const valued = (list: string, valueOf: (index: number) => number) =>
  list.split(/\||\n/).flatMap((group, index) =>
    group
      .trim()
      .split(' ')
      .map((word) => [word, valueOf(index)] as const),
  )

const values = new Map<string, number>([
  ...valued(units, (index) => index + 1),
  ...valued(tens, (index) => (index + 2) * 10),
  ...valued(twenties, (index) => index + 21),
  ...valued(hundreds, (index) => (index + 1) * 100),
])
/** Words that multiply the number before them. */
const factors = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['mil', 1_000],
  ['million', 1_000_000],
  ['millon', 1_000_000],
  ['millones', 1_000_000],
])

const accented: Record<string, string> = { e: '[eé]', o: '[oó]', u: '[uú]' }
/** The longest first, so that no word is read as the start of another. */
const WORD = [...values.keys(), ...factors.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replaceAll(/[eou]/g, (letter) => accented[letter] ?? letter))
  .join('|')

const MORE = `[\\s-]{1,3}(?:(?:and|y)\\s{1,3}(?:an?\\s{1,3})?)?(?:${WORD})(?!\\p{L})`
const PERCENT = '\\s{0,3}(?:%|per\\s?cent|por\\s+ciento)'

/** Source of a regular expression (flags `iu`) that matches a number in words, but not in a percentage. */
export const NUMBER_WORDS = `(?<![\\p{L}\\d]|por\\s)(?:${WORD})(?!\\p{L})(?:${MORE}){0,15}(?!${MORE}|${PERCENT})`

/** Returns the value of a text that NUMBER_WORDS matches; NaN when its words make no number, as in 'nine fifty'. */
export function valueOfWords(text: string): number {
  const words = (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).filter((word) => values.has(word) || factors.has(word))
  let [total, part, room] = [0, 0, Infinity]
  for (const word of words) {
    const factor = factors.get(word)
    if (factor === 100) {
      part = (part || 1) * 100
      room = 100
    } else if (factor) {
      // 'Dos mil millones' is two thousand million.
      total = factor === 1_000_000 ? (total + part || 1) * factor : total + (part || 1) * factor
      part = 0
      room = Infinity
    } else {
      const value = values.get(word) ?? 0
      if (value >= room) return NaN
      part += value
      // A hundred can only be followed by a number below 100, and tens only by one below 10.
      room = value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 0
    }
  }
  return total + part
}
