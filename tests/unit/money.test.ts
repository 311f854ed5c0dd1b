import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { centsOf, fee, isCents, money, mostCents } from '@/lib/money'

describe('money as people read it', () => {
  it.each([
    [0, 'USD', 'en', '$0.00'],
    [123_450, 'USD', 'en', '$1,234.50'],
    [123_450, 'USD', 'es', '$1,234.50'],
    [100_000_000, 'USD', 'es', '$1,000,000.00'],
    [123_450, 'MXN', 'en', '$1,234.50\u00a0MXN'],
    [5, 'EUR', 'es', '€0.05\u00a0EUR'],
  ] as const)('%i %s in %s is %s', (cents, currency, language, text) => {
    expect(money(cents, currency, language)).toBe(text)
  })

  it('has two decimals always, and cents in a fee only where there are some', () => {
    fc.assert(
      fc.property(fc.nat(mostCents), fc.constantFrom('en', 'es'), (cents, language) => {
        expect(money(cents, 'USD', language)).toMatch(/^\$[\d,]+\.\d\d$/)
        expect(fee(cents, 'USD', language).includes('.')).toBe(cents % 100 !== 0)
        const read = Number(fee(cents, 'USD', language).replace(/[$,]/g, ''))
        expect(Math.round(read * 100)).toBe(cents)
      }),
    )
  })
})

describe('decimal dollars in cents', () => {
  it.each([
    [0.1 + 0.2, 30],
    [1.005, 101],
    ['12.345', 1235],
    [' 7 ', 700],
    ['1e3', 100_000],
    ['', 0],
    ['ten', 0],
    [Number.NaN, 0],
    [Infinity, 0],
    [null, 0],
    [undefined, 0],
  ])('%j is %i', (dollars, cents) => {
    expect(centsOf(dollars)).toBe(cents)
  })

  it('come back from what they were written as', () => {
    fc.assert(fc.property(fc.nat(mostCents), (cents) => centsOf((cents / 100).toFixed(2)) === cents))
  })

  it('are kept when they are whole, not negative and not beyond all bounds', () => {
    for (const value of [0, 1, mostCents]) expect(isCents(value)).toBe(true)
    for (const value of [-1, 0.5, Number.NaN, mostCents + 1, '5', null]) expect(isCents(value)).toBe(false)
  })
})
