import type { Currency } from './money'

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
const WORDS = [...values.keys(), ...factors.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replaceAll(/[eou]/g, (letter) => accented[letter] ?? letter))
  .join('|')

const MORE = `[\\s-]{1,3}(?:(?:and|y)\\s{1,3}(?:an?\\s{1,3})?)?(?:${WORDS})(?!\\p{L})`
const PERCENT = '\\s{0,3}(?:%|per\\s?cent|por\\s+ciento)'

/** Source of a regular expression (flags `iu`) that matches a number in words, but not in a percentage. */
const NUMBER_WORDS = `(?<![\\p{L}\\d]|por\\s)(?:${WORDS})(?!\\p{L})(?:${MORE}){0,15}(?!${MORE}|${PERCENT})`

/** Returns the value of a text that NUMBER_WORDS matches; NaN when its words make no number, as in 'nine fifty'. */
function valueOfWords(text: string): number {
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

/** Finds amounts of money in text that people or models wrote, in the formats of the United States, Mexico and Peru. */

/**
 * An amount in units of its currency, such as dollars. `start` and `end` are its place in the text. An amount in words that
 * make no number, as in 'nine fifty', is UNREADABLE.
 */
export type WrittenAmount = {
  units: number
  /** The currencies that the text can mean; missing when it names none, as with a bare $. */
  currencies?: readonly Currency[]
  /** Whether a sign or a word says that it is money. */
  isMoney: boolean
  start: number
  end: number
}

/** Stands for no amount that anybody can enter. */
const UNREADABLE = -1
/** Larger numbers are no amounts, and lose their decimals. */
const MAX_UNITS = 1e12

/** 1,500.00 and 1.500,00, 1 500, 1500, 12.5. Not a part of a longer number, a date, a phone number or a range. */
const NUMBER =
  "(?<![\\p{L}\\d]|\\d[.,:/\\u2013-])(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d{1,3}(?:[ \\u00a0\\u202f\\u2019']\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)(?![\\d%]|[.,:/\\u2013-]\\d|\\s%)"
const FACTOR =
  '(?:\\s?(?<thousands>[kK](?!\\p{L})|mil(?!\\p{L})|thousand(?!\\p{L})|grand(?!\\p{L})))|\\s(?<millions>million|millones|mill[oó]n)(?!\\p{L})'
const SIGN = 'US\\$|USD|U\\.S\\.\\s?\\$|MX\\$|MXN|CLP\\$?|PEN|S/\\.?|EUR|€|\\$'
const WORD =
  'USD|MXN|CLP|PEN|EUR|€|\\$|d[oó]lar(?:es)?|dollars?|bucks|(?:(?:mexican|chilean)\\s+)?pesos?(?:\\s+(?:mexicanos?|chilenos?))?|(?:nuevos\\s+)?sol(?:es)?|euros?'

const AMOUNT = new RegExp(
  `(?:(?<![\\p{L}])(?<sign>${SIGN})[\\s\\u00a0]?)?(?:(?<number>${NUMBER})(?:${FACTOR})?|(?<words>${NUMBER_WORDS}))(?:[\\s*_~\`]{0,4}(?:de\\s{1,3})?(?<word>${WORD})(?!\\p{L}))?`,
  'giu',
)

/** Returns the amounts in a text, in their order. A number without a sign or word of money is one too: see `isMoney`. */
export function amountsIn(text: string): WrittenAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const { sign, number = '', thousands, millions, words, word } = match.groups ?? {}
    const factor = (thousands ? 1_000 : 1) * (millions ? 1_000_000 : 1)
    const value = words ? valueOfWords(words) : valueOf(number) * factor
    const units = Number.isNaN(value) ? UNREADABLE : value
    if (units > MAX_UNITS) return []
    const end = match.index + match[0].length
    const currencies = currenciesOf(word) ?? currenciesOf(sign)
    return [{ units, currencies, isMoney: Boolean(sign ?? word), start: match.index, end }]
  })
}

/** The last separator is the decimal one if one or two digits follow it. */
function valueOf(number: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(number)
  const integerPart = (decimals ? number.slice(0, decimals.index) : number).replace(/\D/g, '')
  return Number(`${integerPart}.${decimals?.[1] ?? 0}`)
}

function currenciesOf(name: string | undefined): readonly Currency[] | undefined {
  if (!name || name === '$') return undefined
  if (/^(cl|ch)|chilenos?$/i.test(name)) return ['CLP']
  if (/^mx|^mexican|mexicanos?$/i.test(name)) return ['MXN']
  if (/^peso/i.test(name)) return ['MXN', 'CLP']
  if (/^(pen|s\/|sol|nuevos)/i.test(name)) return ['PEN']
  if (/^(eur|€)/i.test(name)) return ['EUR']
  return ['USD']
}

/** Whether an amount can be one of that currency. */
export const canBe = ({ currencies }: WrittenAmount, currency: Currency): boolean =>
  currencies === undefined || currencies.includes(currency)
