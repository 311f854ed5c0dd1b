import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  currencies,
  decimalsOf,
  fee,
  isAmount,
  MAX_AMOUNT,
  money,
  plainAmount,
  toMinorUnits,
  toUnits,
} from '@/lib/money'

describe('formatting money', () => {
  it.each([
    [0, 'USD', 'en', '$0.00'],
    [123_450, 'USD', 'en', '$1,234.50'],
    [123_450, 'USD', 'es', 'US$1,234.50'],
    [100_000_000, 'USD', 'es', 'US$1,000,000.00'],
    [123_450, 'MXN', 'en', 'MXN\u00a01,234.50'],
    [123_450, 'MXN', 'es', 'MXN\u00a01,234.50'],
    [123_450, 'PEN', 'en', 'PEN\u00a01,234.50'],
    [123_450, 'PEN', 'es', 'PEN\u00a01,234.50'],
    [5, 'EUR', 'es', 'EUR\u00a00.05'],
    [1_234, 'CLP', 'en', 'CLP\u00a01,234'],
    [1_450_000, 'CLP', 'es', 'CLP\u00a01,450,000'],
  ] as const)('formats %i %s in %s as %s', (cents, currency, language, text) => {
    expect(money(cents, currency, language)).toBe(text)
  })

  it.each([
    [190_000, 'USD', 'en', '$1,900'],
    [190_000, 'USD', 'es', 'US$1,900'],
    [190_050, 'USD', 'es', 'US$1,900.50'],
    [1_600_000, 'PEN', 'es', 'PEN\u00a016,000'],
    [1_600_000, 'CLP', 'es', 'CLP\u00a01,600,000'],
  ] as const)('formats a fee of %i %s in %s as %s', (cents, currency, language, text) => {
    expect(fee(cents, currency, language)).toBe(text)
  })

  it('always shows two decimals, but in fees only when there are cents', () => {
    fc.assert(
      fc.property(fc.nat(MAX_AMOUNT), fc.constantFrom('en', 'es'), (cents, language) => {
        expect(money(cents, 'USD', language)).toMatch(
          language === 'es' ? /^US\$[\d,]+\.\d\d$/ : /^\$[\d,]+\.\d\d$/,
        )
        expect(fee(cents, 'USD', language).includes('.')).toBe(cents % 100 !== 0)
        const read = Number(fee(cents, 'USD', language).replace(/[US$,]/g, ''))
        expect(Math.round(read * 100)).toBe(cents)
      }),
    )
  })
})

describe('minor units', () => {
  it('are those of the currency', () => {
    expect(currencies.map((currency) => [currency, decimalsOf(currency)])).toEqual([
      ['USD', 2],
      ['MXN', 2],
      ['PEN', 2],
      ['EUR', 2],
      ['CLP', 0],
    ])
  })

  it.each([
    [0.1 + 0.2, 'USD', 30],
    [1.005, 'USD', 101],
    [12.345, 'PEN', 1_235],
    [1e3, 'USD', 100_000],
    [1_450.5, 'CLP', 1_451],
  ] as const)('%d in %s are %i, rounded half up', (units, currency, amount) => {
    expect(toMinorUnits(units, currency)).toBe(amount)
  })

  it('become units and the text of a form, and minor units again', () => {
    fc.assert(
      fc.property(fc.nat(MAX_AMOUNT), fc.constantFrom(...currencies), (amount, currency) => {
        expect(toMinorUnits(toUnits(amount, currency), currency)).toBe(amount)
        expect(toMinorUnits(Number(plainAmount(amount, currency)), currency)).toBe(amount)
      }),
    )
    expect(plainAmount(145_000, 'USD')).toBe('1450.00')
    expect(plainAmount(1_450, 'CLP')).toBe('1450')
    expect(plainAmount(null, 'USD')).toBe('')
  })

  it('of an amount are whole, not negative and bounded', () => {
    for (const value of [0, 1, MAX_AMOUNT]) expect(isAmount(value)).toBe(true)
    for (const value of [-1, 0.5, Number.NaN, MAX_AMOUNT + 1, '5', null]) expect(isAmount(value)).toBe(false)
  })
})
