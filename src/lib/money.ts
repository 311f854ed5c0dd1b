import type { Language } from '@/i18n/languages'

/** Amounts are integer cents with a currency. */

export const currencies = ['USD', 'MXN', 'PEN', 'EUR'] as const
export type Currency = (typeof currencies)[number]
export const defaultCurrency: Currency = 'USD'

/** Ten million units of the currency: far above any fee, and sums of amounts stay safe integers. */
export const MAX_CENTS = 1_000_000_000

const locales = { en: 'en-US', es: 'es-MX' } as const satisfies Record<Language, string>

/** Whether this is a storable amount: integer cents, not negative, at most MAX_CENTS. */
export const isCents = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_CENTS

/**
 * Spanish says US$, because a bare $ means pesos to many readers. Other currencies show their code, with a
 * non-breaking space.
 */
const prefixOf = (currency: string, language: Language) => {
  if (currency !== defaultCurrency) return `${currency}\u00a0`
  return language === 'es' ? 'US$' : '$'
}

const formatted = (cents: number, currency: string, language: Language, decimals: 0 | 2) => {
  const number = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  })
  return prefixOf(currency, language) + number.format(cents / 100)
}

/** An amount with two decimals: '$1,234.50' in English, 'US$1,234.50' in Spanish, 'MXN 1,234.50' in both. */
export const money = (cents: number, currency: string, language: Language): string =>
  formatted(cents, currency, language, 2)

/** A fee in an Investment Summary, such as '$4,500': like money, but without decimals for whole amounts. */
export const fee = (cents: number, currency: string, language: Language): string =>
  formatted(cents, currency, language, cents % 100 === 0 ? 0 : 2)

/** Removes the thousands separators that `money` prints: '1,450.50' is '1450.50'. Commas elsewhere stay. */
const withoutThousands = (typed: string): string =>
  /^\s*\d{1,3}(,\d{3})+(\.\d*)?\s*$/.test(typed) ? typed.replaceAll(',', '') : typed

/** Unambiguous amounts: '1450,5', '1,450.50', '1.450,50' and '1.450.000', but not '1.450'. */
const PLAIN = /^\d+([.,]\d{0,2})?$/
const ENGLISH = /^\d{1,3}(,\d{3})+(\.\d{0,2})?$/
const SPANISH = /^\d{1,3}(\.\d{3})+,\d{0,2}$|^\d{1,3}(\.\d{3}){2,}$/

/**
 * Parses an amount typed in English or Spanish notation into cents; undefined if it is not an amount, is ambiguous, or
 * has more than two decimals. A single comma before three digits separates thousands, as in `money`.
 */
export function typedCents(typed: string): number | undefined {
  const plain = decimalOf(typed.trim())
  const cents = plain === undefined ? undefined : dollarsToCents(plain)
  return isCents(cents) ? cents : undefined
}

function decimalOf(typed: string): string | undefined {
  if (ENGLISH.test(typed)) return typed.replaceAll(',', '')
  if (SPANISH.test(typed)) return typed.replaceAll('.', '').replace(',', '.')
  return PLAIN.test(typed) ? typed.replace(',', '.') : undefined
}

/**
 * Converts decimal dollars, including as `money` prints them, to cents, rounding half up. Anything that is not a number
 * returns 0.
 */
export function dollarsToCents(dollars: unknown): number {
  const value = typeof dollars === 'string' && dollars.trim() ? Number(withoutThousands(dollars)) : dollars
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0
  // Shifts the decimal digits, because 1.005 * 100 is less than 100.5 in binary.
  const [digits = '0', exponent = '0'] = String(value).split('e')
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`))
}
