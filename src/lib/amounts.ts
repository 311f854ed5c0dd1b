import type { Currency } from './money'
import { NUMBER_WORDS, valueOfWords } from './number-words'

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
