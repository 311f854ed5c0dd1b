import { describe, expect, it } from 'vitest'

import { priceGuard, type Prices } from '@/features/proposals/price-rules'

const form: Prices = { setupFee: 150_000, monthlyFee: 45_050, currency: 'USD', language: 'en', template: '' }
const guarded = (text: string, prices: Partial<Prices> = {}) =>
  text
    .split('\n')
    .map(priceGuard({ ...form, ...prices }))
    .join('\n')

describe('the prices of a text that a model wrote', () => {
  it.each([
    ['a fee', 'Setup is $1,500.', 'Setup is $1,500.'],
    ['a fee in another format', 'Setup is 1500 USD, then US$450.5.', 'Setup is $1,500, then $450.50.'],
    ['both fees together', 'In all $1,950.50.', 'In all $1,950.50.'],
    ['nothing to pay', 'The audit is $0.', 'The audit is $0.'],
    ['another price', 'Setup is $9,999.', 'Setup is {{amount}}.'],
    ['another price in words', 'It costs 900 dollars.', 'It costs {{amount}}.'],
    ['a price in another currency', 'Setup is €1,500.', 'Setup is {{amount}}.'],
    ['a range', 'From $1,000-2,000.', 'From {{amount}}.'],
    ['a price in bold', 'Only $**900** now, **$901** later.', 'Only {{amount}}** now, **{{amount}}** later.'],
    ['cents', 'Only $.50 a click.', 'Only {{amount}} a click.'],
    ['thousands', 'It is $2k.', 'It is {{amount}}.'],
    ['a bare number where prices are', 'Setup fee: 9999', 'Setup fee: {{amount}}'],
    ['our bare number where prices are', 'Setup fee: 1500', 'Setup fee: 1500'],
    ['a year where prices are', 'The monthly fee begins in 2027.', 'The monthly fee begins in 2027.'],
    ['another price in number words', 'It costs nine hundred dollars.', 'It costs {{amount}}.'],
    ['another price in Spanish', 'Cuesta dos mil quinientos pesos.', 'Cuesta {{amount}}.'],
    ['a fee in number words', 'Setup is fifteen hundred dollars.', 'Setup is $1,500.'],
    ['a fee in bold', 'Setup is **1500** dollars in all.', 'Setup is **$1,500** in all.'],
    ['number words where prices are', 'La mensualidad es de quinientos.', 'La mensualidad es de {{amount}}.'],
    ['words that make no number', 'It is nine fifty dollars.', 'It is {{amount}}.'],
    [
      'a year in words',
      'The monthly fee begins in two thousand twenty-seven.',
      'The monthly fee begins in two thousand twenty-seven.',
    ],
    [
      'number words elsewhere',
      'One hundred percent, twenty-five shops.',
      'One hundred percent, twenty-five shops.',
    ],
    [
      'a small number in words where prices are',
      'The fee covers three to fifteen posts.',
      'The fee covers three to fifteen posts.',
    ],
    [
      'a number elsewhere',
      '4,200 products in 3 shops by 2027, 25% more.',
      '4,200 products in 3 shops by 2027, 25% more.',
    ],
    ['a small number where prices are', 'Your setup takes 3 to 15 days.', 'Your setup takes 3 to 15 days.'],
  ])('%s', (_, text, expected) => {
    expect(guarded(text)).toBe(expected)
  })

  it('checks every number of a table of prices, and only of that table', () => {
    const table = [
      '| Item | Price |',
      '|---|---|',
      '| Site | 1,500 |',
      '| Shop | 7,000 |',
      '',
      '| Shop | 7,000 |',
    ]
    expect(guarded(table.join('\n')).split('\n')).toEqual([
      ...table.slice(0, 3),
      '| Shop | {{amount}} |',
      '',
      '| Shop | 7,000 |',
    ])
  })

  it('writes them as the language does', () => {
    expect(guarded('Son $1,500 y 450.50 dólares.', { language: 'es' })).toBe('Son US$1,500 y US$450.50.')
    expect(guarded('Son $1,500 o 1500 pesos.', { language: 'es', currency: 'MXN' })).toBe(
      'Son MXN\u00a01,500 o MXN\u00a01,500.',
    )
  })

  it('leaves the amounts of the template as they are', () => {
    const template = 'A return of $42 per $1 spent, from US$300 on.'
    expect(guarded('A return of $42 per $1 spent, from US$300 on, or $43.', { template })).toBe(
      'A return of $42 per $1 spent, from US$300 on, or {{amount}}.',
    )
  })

  it('without fees, no price stays', () => {
    expect(guarded('It is $1,500.', { setupFee: null, monthlyFee: 0 })).toBe('It is {{amount}}.')
  })
})
