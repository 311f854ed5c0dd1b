import type { Currency } from './money'
import { NUMBER_WORDS, valueOfWords } from './number-words'

/** Finds amounts of money in text that people or models wrote, in the formats of the United States, Mexico and Peru. */

/**
 * An amount, with the currency that the text names. A bare $ names none. `start` and `end` are its place in the text. An
 * amount in words that make no number, as in 'nine fifty', is UNREADABLE.
 */
export type WrittenAmount = {
  cents: number
  currency: Currency | undefined
  /** Whether a sign or a word says that it is money. */
  isMoney: boolean
  start: number
  end: number
}

/** Stands for no amount that anybody can enter. */
const UNREADABLE = -1

/** 1,500.00 and 1.500,00, 1 500, 1500, 12.5. Not a part of a longer number, a date, a phone number or a range. */
const NUMBER =
  "(?<![\\p{L}\\d]|\\d[.,:/\\u2013-])(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d{1,3}(?:[ \\u00a0\\u202f\\u2019']\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)(?![\\d%]|[.,:/\\u2013-]\\d|\\s%)"
const FACTOR =
  '(?:\\s?(?<thousands>[kK](?!\\p{L})|mil(?!\\p{L})|thousand(?!\\p{L})|grand(?!\\p{L})))|\\s(?<millions>million|millones|mill[oó]n)(?!\\p{L})'
const SIGN = 'US\\$|USD|U\\.S\\.\\s?\\$|MX\\$|MXN|PEN|S/\\.?|EUR|€|\\$'
const WORD =
  'USD|MXN|PEN|EUR|€|\\$|d[oó]lar(?:es)?|dollars?|bucks|pesos?(?:\\s+mexicanos?)?|(?:nuevos\\s+)?sol(?:es)?|euros?'

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
    const cents = Number.isNaN(value) ? UNREADABLE : Math.round(value * 100)
    if (!Number.isSafeInteger(cents)) return []
    const end = match.index + match[0].length
    const currency = currencyOf(word) ?? currencyOf(sign)
    return [{ cents, currency, isMoney: Boolean(sign ?? word), start: match.index, end }]
  })
}

/** The last separator is the decimal one if one or two digits follow it. */
function valueOf(number: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(number)
  const integerPart = (decimals ? number.slice(0, decimals.index) : number).replace(/\D/g, '')
  return Number(`${integerPart}.${decimals?.[1] ?? 0}`)
}

function currencyOf(name: string | undefined): Currency | undefined {
  if (!name || name === '$') return undefined
  if (/^(mx|peso)/i.test(name)) return 'MXN'
  if (/^(pen|s\/|sol|nuevos)/i.test(name)) return 'PEN'
  if (/^(eur|€)/i.test(name)) return 'EUR'
  return 'USD'
}
