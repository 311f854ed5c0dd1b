import type { Language } from '@/i18n/languages'
import { numberFormat } from './intl-formats'

/** Amounts are integer minor units of a currency: cents of US dollars, but whole pesos of Chile. */

export const currencies = ['USD', 'MXN', 'PEN', 'EUR', 'CLP'] as const
export type Currency = (typeof currencies)[number]
export const defaultCurrency: Currency = 'USD'

/** The largest amount in minor units, of any currency: far above any fee, and sums of amounts stay safe integers. */
export const MAX_AMOUNT = 1_000_000_000

const locales = { en: 'en-US', es: 'es-MX' } as const satisfies Record<Language, string>

/** Whether this is a storable amount: integer minor units, not negative, at most MAX_AMOUNT. */
export const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_AMOUNT

const decimals = new Map<string, number>()

/** How many decimals the amounts of a currency have: two, and none for Chilean pesos. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  decimals.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/** Converts units of a currency, such as dollars, to its minor units, rounding half up. */
export const toMinorUnits = (units: number, currency: string): number =>
  Math.round(shifted(units, decimalsOf(currency)))

/** Converts minor units of a currency to its units. */
export const toUnits = (amount: number, currency: string): number => shifted(amount, -decimalsOf(currency))

/** Shifts the decimal digits, because 1.005 * 100 is less than 100.5 in binary. */
function shifted(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** An amount as forms show it: '1234.50', and '1234' in Chilean pesos. Empty without one. */
export const plainAmount = (amount: number | null | undefined, currency: string): string =>
  typeof amount === 'number' ? toUnits(amount, currency).toFixed(decimalsOf(currency)) : ''

/**
 * Spanish says US$, because a bare $ means pesos to many readers. Other currencies show their code, with a
 * non-breaking space.
 */
const prefixOf = (currency: string, language: Language) => {
  if (currency !== defaultCurrency) return `${currency}\u00a0`
  return language === 'es' ? 'US$' : '$'
}

const formatted = (amount: number, currency: string, language: Language, decimals: number) => {
  const number = numberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return prefixOf(currency, language) + number.format(toUnits(amount, currency))
}

/**
 * An amount with the decimals of its currency: '$1,234.50' in English, 'US$1,234.50' in Spanish, and 'MXN 1,234.50' and
 * 'CLP 1,234' in both.
 */
export const money = (amount: number, currency: string, language: Language): string =>
  formatted(amount, currency, language, decimalsOf(currency))

/** Amounts of several currencies, which are never added up: '$1,234.50 and MXN 99.00'. */
export const joinedMoney = (
  sums: readonly { currency: string; cents: number }[],
  language: Language,
): string =>
  new Intl.ListFormat(language).format(sums.map(({ cents, currency }) => money(cents, currency, language)))

/** A fee in an Investment Summary, such as '$4,500': like money, but without decimals for whole amounts. */
export const fee = (amount: number, currency: string, language: Language): string => {
  const isWhole = Number.isInteger(toUnits(amount, currency))
  return formatted(amount, currency, language, isWhole ? 0 : decimalsOf(currency))
}

/** Returns the total of each currency in minor units, in the order in which the currencies occur. */
export function totalsByCurrency(
  rows: readonly { amount: number; currency: string }[],
): { currency: string; cents: number }[] {
  const totals = new Map<string, number>()
  for (const { amount, currency } of rows) totals.set(currency, (totals.get(currency) ?? 0) + amount)
  return [...totals].map(([currency, cents]) => ({ currency, cents }))
}
