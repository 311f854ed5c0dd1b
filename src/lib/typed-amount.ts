import { decimalsOf, isAmount, plainAmount, toMinorUnits, type Currency } from './money'

/** Reads amounts that people type, in the notations of English and Spanish. Pure: also runs in browsers. */

/** Why a typed amount is refused. `empty`: it has no digits. */
export type AmountProblem =
  | { problem: 'empty' | 'unreadable' | 'negative' | 'too_large' }
  /** '1.450' is a thousand in Lima and a little over one in New York. `readings` are both, as they can be typed. */
  | { problem: 'ambiguous'; readings: [thousands: string, decimals: string] }
  /** More decimals than the currency has. */
  | { problem: 'decimals'; decimals: number }
  /** A sign or code of another currency. */
  | { problem: 'currency'; named: string }

/** An amount in minor units of the currency, or why there is none. */
export type TypedAmount = { amount: number; problem?: undefined } | ({ amount?: undefined } & AmountProblem)

/**
 * What stands for each currency before or after a number, without spaces. A $ is a dollar or a peso; euros and soles have
 * another sign.
 */
const signs: Record<Currency, RegExp> = {
  USD: /^(?:us\$|u\$s|us|usd\$?|u\.s\.\$|\$|d[oó]lar(?:es)?(?:americanos?)?|(?:us)?dollars?)$/,
  MXN: /^(?:mx\$|mxn\$?|mex\$|m\.?n\.?|\$|pesos?(?:mexicanos?)?|mexicanpesos?)$/,
  PEN: /^(?:s\/|pen|(?:nuevos?)?sol(?:es)?)$/,
  EUR: /^(?:€|eur|euros?)$/,
  CLP: /^(?:clp\$?|cl\$|ch\$|\$|pesos?(?:chilenos?)?|chileanpesos?)$/,
}

/** What is before the number, the number, and what is after it. */
const PARTS = /^(?<before>[^\d]*?) ?(?<number>[.,]?\d(?:[\d.,' ]*\d)?[.,]?) ?(?<after>[^\d]*)$/
/** The groups of a number have one separator, which is not the decimal one. */
const NUMBER =
  /^(?:(?<first>\d{1,3})(?<separator>[.,' ])(?<groups>\d{3}(?:\k<separator>\d{3})*)|(?<whole>\d+))?(?:(?<point>[.,])(?<decimals>\d*))?$/

/** Longer texts are no amount. */
const MAX_LENGTH = 60

/**
 * Reads an amount as a person types it: '1450.5', '$1,450.00', 'US$ 1 450,50', '1.450.000 pesos' or 'MXN 1,450'. A comma
 * before three digits separates thousands, as in `money`; a point before three digits at the end could be either, unless
 * the currency has no decimals. Nothing is rounded.
 */
export function readAmount(typed: string, currency: Currency): TypedAmount {
  const text = plain(typed)
  if (!/\p{N}/u.test(text)) return { problem: 'empty' }
  const { before = '', number, after = '' } = PARTS.exec(unsigned(text))?.groups ?? {}
  if (!number || text.length > MAX_LENGTH) return { problem: 'unreadable' }
  const named = [before, after]
    .map((sign) => sign.replace(/^ ?\((.*)\)$/, '$1').replaceAll(' ', ''))
    .filter(Boolean)
  if (!named.every(isSign)) return { problem: 'unreadable' }
  const other = named.find((sign) => !signs[currency].test(sign))
  if (other) return { problem: 'currency', named: other.toUpperCase() }
  const read = readNumber(number, currency)
  return read.amount && isNegative(text) ? { problem: 'negative' } : read
}

/** Returns whether a text stands for any currency. */
const isSign = (text: string) => Object.values(signs).some((pattern) => pattern.test(text))

/** One form of spaces, apostrophes, minus signs and digits, in lower case, without invisible characters. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    // Whole euros: 1450,-
    .replace(/(?<=\d)[.,]-$/, '')
    // A million in Mexico: 1'450,000.00.
    .replace(/'(?=\d{3},\d{3})/g, ',')
    .replace('s/.', 's/')

/** '-$5', '$-5', '5-' and, as accountants write it, '(5)'. */
const isNegative = (text: string) => /-/.test(text) || /^\(.*\)$/.test(text)
const unsigned = (text: string) =>
  text.replace(/^\((.*)\)$/, '$1').replace(/^-\s?|(?<=^[^\d]*)-(?=\s?\d)|-$/g, '')

function readNumber(number: string, currency: Currency): TypedAmount {
  const found = NUMBER.exec(number)?.groups
  if (!found) return { problem: 'unreadable' }
  const { first = '', separator, groups = '', whole = '', point, decimals = '' } = found
  if (point !== undefined && point === separator) return { problem: 'unreadable' }
  const limit = decimalsOf(currency)
  const isPointed = separator === '.' && groups.length === 3 && point === undefined
  if (isPointed && limit > 0 && !/^0/.test(first))
    return { problem: 'ambiguous', readings: readingsOf(first, groups, currency) }
  // A number such as 0.450 has no thousands.
  const isDecimal = separator !== undefined && /^0/.test(first)
  const digits = isDecimal ? first : first + groups.replace(/\D/g, '') || whole || '0'
  const rest = isDecimal ? groups : decimals
  if (rest.replace(/0+$/, '').length > limit || (limit > 0 && rest.length > limit))
    return { problem: 'decimals', decimals: limit }
  const amount = toMinorUnits(Number(`${digits}.${rest || '0'}`), currency)
  return isAmount(amount) ? { amount } : { problem: 'too_large' }
}

const readingsOf = (first: string, group: string, currency: Currency): [string, string] => [
  `${first},${group}`,
  plainAmount(toMinorUnits(Number(`${first}.${group}`), currency), currency),
]
