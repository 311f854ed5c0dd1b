import type { Language } from '@/i18n/languages'

/** Amounts are whole cents with a currency (product.md). Pure. */

export const currencies = ['USD', 'MXN', 'PEN', 'EUR'] as const
export type Currency = (typeof currencies)[number]
export const defaultCurrency: Currency = 'USD'

/** The largest amount that is kept, in cents: ten million. */
export const mostCents = 1_000_000_000

/** The formats of a language (product.md). */
const formats = { en: 'en-US', es: 'es-MX' } as const satisfies Record<Language, string>

/** Whether it can be kept: whole cents, not negative. */
export const isCents = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= mostCents

const formatted = (cents: number, currency: string, language: Language, fewest: 0 | 2) => {
  const amount = new Intl.NumberFormat(formats[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fewest,
    maximumFractionDigits: 2,
  }).format(cents / 100)
  // Never broken between the amount and what it is counted in.
  return currency === defaultCurrency ? amount : `${amount}\u00a0${currency}`
}

/** Money as people read it, such as '$1,234.50'; a currency other than dollars adds its code. */
export const money = (cents: number, currency: string, language: Language): string =>
  formatted(cents, currency, language, 2)

/** The fees of an Investment Summary, such as '$4,500' (specification, section 2): cents only where there are some. */
export const fee = (cents: number, currency: string, language: Language): string =>
  formatted(cents, currency, language, cents % 100 === 0 ? 0 : 2)

/** Decimal dollars, as the functions of section 7 speak, in cents, half up. What is no amount counts as 0. */
export function centsOf(dollars: unknown): number {
  const value = typeof dollars === 'string' && dollars.trim() ? Number(dollars) : dollars
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0
  // By its decimal digits: 1.005 is less than that in binary.
  const [digits = '0', exponent = '0'] = String(value).split('e')
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`))
}
