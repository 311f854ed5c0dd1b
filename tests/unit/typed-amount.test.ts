import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { currencies, MAX_AMOUNT, money, plainAmount, type Currency } from '@/lib/money'
import { readAmount } from '@/lib/typed-amount'

describe('a typed amount', () => {
  it.each<[string, number]>([
    ['1450.50', 145_050],
    ['$1,450.00', 145_000],
    ['$ 1,450', 145_000],
    ['US$1,450.00', 145_000],
    ['us$ 1450', 145_000],
    ['US $1,450', 145_000],
    ['U$S 1.450,50', 145_050],
    ['USD 1,450', 145_000],
    ['usd\u00a01,450.5', 145_050],
    ['1,450 USD', 145_000],
    ['$1,450.00 USD', 145_000],
    ['1.450,50 dólares', 145_050],
    ['1450 do\u0301lares', 145_000],
    ['1,450 dollars', 145_000],
    [' 1,000,000 ', 100_000_000],
    ['1 450', 145_000],
    ['1\u00a0450,50', 145_050],
    ['1\u202f450.50', 145_050],
    ['1\u2009450\u2009000', 145_000_000],
    ["1'450.50", 145_050],
    ['1’450’000', 145_000_000],
    ["1'450,000.50", 145_000_050],
    ['\u200e$1,450\u200b', 145_000],
    ['１４５０．５', 145_050],
    ['7.5', 750],
    ['.5', 50],
    ['12.', 1_200],
    ['1,45', 145],
    ['12,5', 1_250],
    ['1.500,00', 150_000],
    ['1.500.000', 150_000_000],
    ['1,500', 150_000],
    ['007', 700],
    ['0', 0],
    ['-0', 0],
  ])('%j is %i cents', (typed, cents) => expect(readAmount(typed, 'USD')).toEqual({ amount: cents }))

  it.each<[string, Currency, number]>([
    ['MXN 1,450', 'MXN', 145_000],
    ['$1,450.00', 'MXN', 145_000],
    ['MX$1,450', 'MXN', 145_000],
    ['$1,450.00 M.N.', 'MXN', 145_000],
    ['$1,450.00 (MXN)', 'MXN', 145_000],
    ['1,450 m.n', 'MXN', 145_000],
    ['390 nuevos soles', 'PEN', 39_000],
    ['1450 US dollars', 'USD', 145_000],
    ['1,450 dólares americanos', 'USD', 145_000],
    ['1450,-', 'EUR', 145_000],
    ['1450 pesos mexicanos', 'MXN', 145_000],
    ['S/ 1,450.50', 'PEN', 145_050],
    ['S/.1450', 'PEN', 145_000],
    ['1450 soles', 'PEN', 145_000],
    ['€1.450,00', 'EUR', 145_000],
    ['1 450,00 €', 'EUR', 145_000],
    ['1450', 'CLP', 1_450],
    ['$1.450', 'CLP', 1_450],
    ['1.450.000', 'CLP', 1_450_000],
    ['1,450', 'CLP', 1_450],
    ['1.450,00', 'CLP', 1_450],
    ['1450.00', 'CLP', 1_450],
    ['CLP 1.450 pesos', 'CLP', 1_450],
  ])('%j in %s is %i', (typed, currency, amount) => expect(readAmount(typed, currency)).toEqual({ amount }))

  it.each<[string, Currency, object]>([
    ['', 'USD', { problem: 'empty' }],
    ['abc', 'USD', { problem: 'empty' }],
    ['$', 'USD', { problem: 'empty' }],
    ['1.450', 'USD', { problem: 'ambiguous', readings: ['1,450', '1.45'] }],
    ['S/12.345', 'PEN', { problem: 'ambiguous', readings: ['12,345', '12.35'] }],
    ['999.005 €', 'EUR', { problem: 'ambiguous', readings: ['999,005', '999.01'] }],
    ['0.450', 'USD', { problem: 'decimals', decimals: 2 }],
    ['0,450', 'USD', { problem: 'decimals', decimals: 2 }],
    ['1450.505', 'USD', { problem: 'decimals', decimals: 2 }],
    ['1,450.500', 'USD', { problem: 'decimals', decimals: 2 }],
    ['1.500,000', 'USD', { problem: 'decimals', decimals: 2 }],
    ['1450.5', 'CLP', { problem: 'decimals', decimals: 0 }],
    ['1.450,50', 'CLP', { problem: 'decimals', decimals: 0 }],
    ['MXN 1,450', 'USD', { problem: 'currency', named: 'MXN' }],
    ['1450 €', 'PEN', { problem: 'currency', named: '€' }],
    ['US$1,450', 'CLP', { problem: 'currency', named: 'US$' }],
    ['$1,450 MXN', 'USD', { problem: 'currency', named: 'MXN' }],
    ['$1,450', 'EUR', { problem: 'currency', named: '$' }],
    ['-1', 'USD', { problem: 'negative' }],
    ['−1', 'USD', { problem: 'negative' }],
    ['-$1,450', 'USD', { problem: 'negative' }],
    ['$-1,450', 'USD', { problem: 'negative' }],
    ['1,450-', 'USD', { problem: 'negative' }],
    ['(1,450.00)', 'USD', { problem: 'negative' }],
    ['99,999,999,999', 'USD', { problem: 'too_large' }],
    ['1e3', 'USD', { problem: 'unreadable' }],
    ['٣٠٠', 'USD', { problem: 'unreadable' }],
    ['14,50.00', 'USD', { problem: 'unreadable' }],
    ['1,450,50', 'USD', { problem: 'unreadable' }],
    ['1,450 2', 'USD', { problem: 'unreadable' }],
    ['1 45', 'USD', { problem: 'unreadable' }],
    ['1.5k', 'USD', { problem: 'unreadable' }],
    ['1000-2000', 'USD', { problem: 'unreadable' }],
    ['1,450 a month', 'USD', { problem: 'unreadable' }],
    ['1'.repeat(70), 'USD', { problem: 'unreadable' }],
  ])('%j in %s is refused: %j', (typed, currency, problem) =>
    expect(readAmount(typed, currency)).toEqual(problem),
  )

  it('is read as it is shown and as forms fill it in, in both languages', () => {
    const currency = fc.constantFrom(...currencies)
    const language = fc.constantFrom('en' as const, 'es' as const)
    fc.assert(
      fc.property(fc.nat(MAX_AMOUNT), currency, language, (amount, code, reader) => {
        expect(readAmount(money(amount, code, reader), code)).toEqual({ amount })
        expect(readAmount(plainAmount(amount, code), code)).toEqual({ amount })
      }),
    )
  })

  it('is never another amount in the notation of the other language', () => {
    const dollars = fc.nat(MAX_AMOUNT)
    fc.assert(
      fc.property(dollars, (amount) => {
        const spanish = plainAmount(amount, 'USD').replace('.', ',')
        const grouped = spanish.replace(/\B(?=(\d{3})+,)/g, '.')
        expect([readAmount(spanish, 'USD'), readAmount(grouped, 'USD')]).toEqual([{ amount }, { amount }])
      }),
    )
  })

  it('is read or refused, whatever it is', () => {
    const marks = [..."-$.,' ()€/", 'S/', 'USD', 'x', '\u00a0', ...'0123456789']
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...marks), maxLength: 20 }))
    fc.assert(
      fc.property(text, fc.constantFrom(...currencies), (typed, currency) => {
        const { amount, problem } = readAmount(typed, currency)
        expect(amount === undefined).toBe(problem !== undefined)
      }),
    )
  })
})
