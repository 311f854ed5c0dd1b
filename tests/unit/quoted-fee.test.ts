import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { quotedFee } from '@/features/proposals/quoted-fee'

describe('a fee is an amount of money or a price', () => {
  it.each<[number, string]>([
    [1_500, 'we agreed on $1,500 to start'],
    [1_500, 'unos 1.500 dólares'],
    [1_500, 'about fifteen hundred dollars'],
    [1_500, 'unos mil quinientos dólares'],
    [1_500, 'we’d charge 1,500 for the site'],
    [1_500, 'The setup is 1500'],
    [1_500, 'a one-time fee of 1500 dollars to kick off'],
    [1_500, '$1,500 upfront, and $450 a month'],
    [2_500, 'con unos 2,500 dólares para arrancar'],
    [1_500, 'te cobraríamos 1500 por la página'],
    [1_500, 'El pago inicial es de 1500'],
    [1_500, '1500 de pago inicial y 450 al mes'],
    [1_500, 'no, it’s $1,500 for everything'],
    [450, '450 a month'],
    [450, '$450/mo'],
    [450, '450 monthly'],
    [450, 'four hundred and fifty every month'],
    [450, '$80 an hour, and $450 a month'],
    [450, 'Since 2019 we charge 450 a month'],
    [450, 'We’d charge US$1,500 to start and 450 dollars a month'],
    [450, '$450 a month, on an annual contract'],
    [450, 'we would charge you 450 each month'],
    [450, '450 al mes'],
    [450, '450 dólares mensuales'],
    [450, 'cuatrocientos cincuenta dólares por mes'],
    [450, 'la mensualidad sería de 450'],
    [450, 'son 450 cada mes por doce meses'],
    [450, '$450 a month for three months'],
    [450, '$450 al mes, en 12 meses'],
    [450, 'we charge $450 a month to run your ads'],
    [450, '450 al mes para llevar tus anuncios'],
    [450, 'you spend 5,000 on ads, and pay us $450 a month'],
    [2_000, 'we’d charge 2000 a month'],
    [2_000, 'the setup fee is 2000'],
    [2_000, 'cobramos 2000 al mes'],
    [12_345, 'it costs 12.345'],
    [0, 'we charge $0 to start'],
  ])('%d in %j', (units, quote) => {
    expect(quotedFee(units, quote, 'USD')).toBe(units * 100)
  })
})

describe('what is no fee', () => {
  it.each<[number | null, string | undefined]>([
    [950, 'nine fifty dollars'],
    [-1, 'nine fifty dollars'],
    [1_500, 'about $1,400'],
    [1_500, 'US$15,000'],
    [1_500, '1500 pesos'],
    [1_500, undefined],
    [null, '$1,500'],
    [-1, 'minus $1'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, '1'],
    [12.345, 'it costs 12.345'],
    [0, 'no setup fee'],
    [1e12, '1000000000000'],
  ])('no such amount: %s in %j', (units, quote) => {
    expect(quotedFee(units, quote, 'USD')).toBeNull()
  })

  it.each<[number, string]>([
    // Percentages and discounts.
    [1_500, 'a discount of 1500%'],
    [20, '20 percent discount'],
    [20, 'we charge 20 per cent of sales'],
    [20, 'cobramos el 20 por ciento'],
    [20, 'twenty percent'],
    [50, '$50 off'],
    [50, 'a discount of $50 a month'],
    [50, 'you save 50 dollars'],
    [50, 'we take off 50 dollars'],
    [50, 'te rebajo 50 dólares'],
    [50, '50 dólares de descuento'],
    [50, 'un descuento de 50 dólares al mes'],
    // Years and dates.
    [2019, 'since 2019'],
    [2019, 'We charge less since 2019'],
    [2019, 'desde 2019'],
    [2019, 'los precios de 2019'],
    [2019, 'cobramos así desde el año 2019'],
    [2025, 'in 2025'],
    [15, 'we charge from March 15'],
    [15, 'cobramos el 15 de marzo'],
    // Phone numbers and other numbers.
    [1_500, 'call 555-1500'],
    [305, 'call (305) 555-0100 to pay'],
    [5_551_500, 'to pay, call 5551500'],
    [987_654, 'para pagos mi celular es 987654'],
    [12, 'we’d charge for 12 pages'],
    [3, 'tenemos 3 hoteles'],
    [450, 'we have 450 rooms, what would you charge?'],
    [24, 'a fee within 24 hours'],
    [1_500, '1500'],
    // Other units.
    [80, '80 dollars an hour'],
    [80, '$80/hr'],
    [80, 'we charge $80 by the hour'],
    [80, 'an hourly rate of $80'],
    [80, '80 dólares la hora'],
    [80, 'cobramos 80 dólares por hora'],
    [5_400, '$5,400 a year'],
    [5_400, '$5,400 per year, all in'],
    [5_400, '$5,400 billed annually'],
    [5_400, 'the annual fee is $5,400'],
    [5_400, '5400 dólares al año'],
    [5_400, 'una tarifa anual de 5400 dólares'],
    [5_400, 'US$5,400 anuales'],
    [90, '$90 a week'],
    [90, '90 dólares a la semana'],
    [900, '900 dollars a quarter'],
    [900, '$900 every 6 months'],
    [900, '900 dólares cada seis meses'],
    [9, '$9 per user per month'],
    [9, '9 dólares al mes por usuario'],
    // Several payments, and several months.
    [500, '3 x $500'],
    [250, '2 × $250'],
    [500, 'three payments of $500'],
    [500, '3 pagos de $500'],
    [250, 'dos pagos de 250 dólares'],
    [250, '2 payments of $250 to start'],
    [900, '3 meses por $900'],
    [900, 'three months for $900'],
    [1_200, '$1,200 for three months'],
    [1_200, '1200 dólares por tres meses'],
    [1_200, '$1,200 twice a month'],
    [1_200, '1200 dólares dos veces al mes'],
    [1_200, '$1,200 bimonthly'],
    // Money that is not paid to us.
    [5_000, 'an ad spend of $5,000 a month'],
    [5_000, 'we spend $5,000 a month on ads'],
    [5_000, 'gastamos 5,000 dólares al mes en anuncios'],
    [5_000, 'un presupuesto de anuncios de $5,000 al mes'],
    [5_000, 'inversión en publicidad: $5,000 al mes'],
    [50_000, 'we make $50,000 a month in sales'],
    [500, 'my rent is $500 a month'],
    [500, 'we pay 500 in rent'],
    [500, 'pierdo $500 al mes'],
    [500, 'a refund of $500'],
    // Corrected.
    [500, 'no son $500 al mes'],
    [1_500, '$1,500, no, sorry, $1,200'],
    [1_200, '$1,500, no, sorry, $1,200'],
    [1_500, '$1,500 — I mean $1,200 to start'],
    [1_500, '1,500 a month. Scratch that, 1,200 a month'],
    [1_500, 'not $1,500 but $1,200'],
    [500, '500 dólares, mejor dicho 600'],
    [600, '500 dólares, mejor dicho 600'],
    [600, '500 al mes, perdón, 600 al mes'],
    [500, 'no 500 sino 600 dólares'],
    // Ranges.
    [1_500, 'between 1,200 and 1,500 dollars'],
    [1_200, 'between $1,200 and $1,500'],
    [1_200, '$1,200 to $1,500'],
    [1_500, 'anywhere from 1,200 to, say, 1,500 dollars'],
    [1_500, 'between, say, $1,200 and, I don’t know, $1,500'],
    [1_500, 'from $1,200 a month to $1,500 a month'],
    [1_500, '$1,200–$1,500'],
    [1_500, '1500-2000 dollars'],
    [1_200, 'entre 1200 y 1500 dólares'],
    [1_500, 'entre 1200 dólares y 1500 dólares al mes'],
    [2_500, 'entre mil y mil quinientos dólares'],
    [1_200, 'de 1200 a 1500 dólares'],
    [1_500, '1200 dólares o 1500 dólares'],
    [3_000, 'two to three thousand dollars'],
    [1_500, 'up to $1,500'],
    [1_500, 'a partir de 1500 dólares'],
    [1_500, '$1,500 or more'],
    [1_500, '1500 dólares en adelante'],
  ])('%d in %j', (units, quote) => {
    expect(quotedFee(units, quote, 'USD')).toBeNull()
  })
})

it('depends on the currency', () => {
  expect(quotedFee(1_500, '1500 pesos', 'MXN')).toBe(150_000)
  expect(quotedFee(1_500, 'US$1,500', 'MXN')).toBeNull()
  expect(quotedFee(1_500, '$1,500', 'MXN')).toBe(150_000)
})

it('an amount a month is no setup fee, and an amount to start no monthly fee', () => {
  const quote = 'US$1,500 to start and 450 dollars a month'
  expect(quotedFee(1_500, quote, 'USD', 'setup_fee')).toBe(150_000)
  expect(quotedFee(450, quote, 'USD', 'monthly_fee')).toBe(45_000)
  expect(quotedFee(450, quote, 'USD', 'setup_fee')).toBeNull()
  expect(quotedFee(1_500, quote, 'USD', 'monthly_fee')).toBeNull()
  expect(quotedFee(450, 'a monthly fee of $450', 'USD', 'setup_fee')).toBeNull()
  expect(quotedFee(1_500, 'El pago inicial es de 1500', 'USD', 'monthly_fee')).toBeNull()
})

const units = fc.integer({ min: 2, max: 99_999 })

it('any amount of money with its period is a fee; with another unit, as a discount or in a range it is none', () => {
  const unit = fc.constantFrom(
    'an hour',
    'a year',
    'per week',
    'off',
    'percent',
    'la hora',
    'al año',
    'de descuento',
  )
  fc.assert(
    fc.property(
      units,
      units,
      unit,
      fc.constantFrom('a month', 'al mes', 'mensuales'),
      (one, other, not, period) => {
        expect(quotedFee(one, `we’d charge ${one} dollars ${period}`, 'USD')).toBe(one * 100)
        expect(quotedFee(one, `we’d charge ${one} dollars ${not}`, 'USD')).toBeNull()
        expect(quotedFee(one, `between ${one} dollars and ${other} dollars ${period}`, 'USD')).toBeNull()
        expect(quotedFee(one, `${one} dólares, no, perdón, ${other} dólares ${period}`, 'USD')).toBeNull()
      },
    ),
  )
})

it('the work grows with the quote, whatever it says', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('$5', '7', 'a', 'to', 'no', 'sorry', 'year', ',', 'por', 'and', 'percent'), {
        maxLength: 100,
      }),
      (parts) => {
        expect([null, 500]).toContain(quotedFee(5, parts.join(' '), 'USD'))
      },
    ),
  )
})
