import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dollarsToCents, fee, isCents, money, MAX_CENTS, typedCents } from '@/lib/money'

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
  ] as const)('formats %i %s in %s as %s', (cents, currency, language, text) => {
    expect(money(cents, currency, language)).toBe(text)
  })

  it.each([
    [190_000, 'USD', 'en', '$1,900'],
    [190_000, 'USD', 'es', 'US$1,900'],
    [190_050, 'USD', 'es', 'US$1,900.50'],
    [1_600_000, 'PEN', 'es', 'PEN\u00a016,000'],
  ] as const)('formats a fee of %i %s in %s as %s', (cents, currency, language, text) => {
    expect(fee(cents, currency, language)).toBe(text)
  })

  it('always shows two decimals, but in fees only when there are cents', () => {
    fc.assert(
      fc.property(fc.nat(MAX_CENTS), fc.constantFrom('en', 'es'), (cents, language) => {
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

describe('parsing dollars into cents', () => {
  it.each([
    [0.1 + 0.2, 30],
    [1.005, 101],
    ['12.345', 1235],
    [' 7 ', 700],
    ['1e3', 100_000],
    ['', 0],
    ['ten', 0],
    ['1,450.50', 145_050],
    ['1,45', 0],
    [Number.NaN, 0],
    [Infinity, 0],
    [null, 0],
    [undefined, 0],
  ])('parses %j as %i', (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents)
  })

  it('parses its own formatted amounts', () => {
    fc.assert(fc.property(fc.nat(MAX_CENTS), (cents) => dollarsToCents((cents / 100).toFixed(2)) === cents))
  })

  it.each([
    ['1450.50', 145_050],
    ['1,450.50', 145_050],
    [' 1,000,000 ', 100_000_000],
    ['7.5', 750],
    ['12.345', undefined],
    ['abc', undefined],
    ['1,45', 145],
    ['12,5', 1_250],
    ['12.', 1_200],
    ['1.500,00', 150_000],
    ['1.500.000', 150_000_000],
    ['1,500', 150_000],
    ['1.500', undefined],
    ['1.500,000', undefined],
    ['1e3', undefined],
    ['14,50.00', undefined],
    ['1,450,50', undefined],
    ['-1', undefined],
    ['', undefined],
    ['99,999,999,999', undefined],
  ])('reads a typed %j as %s cents', (typed, cents) => expect(typedCents(typed)).toBe(cents))

  it('accepts only whole, non-negative, bounded amounts', () => {
    for (const value of [0, 1, MAX_CENTS]) expect(isCents(value)).toBe(true)
    for (const value of [-1, 0.5, Number.NaN, MAX_CENTS + 1, '5', null]) expect(isCents(value)).toBe(false)
  })
})
