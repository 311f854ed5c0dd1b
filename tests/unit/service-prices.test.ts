import { expect, describe, it } from 'vitest'

import { faqOf, offersOf } from '@/features/seo/queries/service-offers'
import { cheapestOf, isPriced, lowestPriced, pricesOf } from '@/features/services/price-rules'

const packed = (name: string, price: number, more: object = {}) => ({
  id: name,
  name,
  price,
  included: 'One\n\n Two ',
  ...more,
})
const monthly = (priceFrom: number, more: object = {}) => ({ priceFrom, ...more })

describe('the prices of a service', () => {
  it('are none while nothing is filled in', () => {
    for (const empty of [
      {},
      { priceFrom: null, setupFee: null, packages: null, pricesNote: '', readyIn: '' },
      { priceFrom: 0, setupFee: 0, packages: [] },
    ]) {
      const prices = pricesOf(empty)
      expect(prices).toEqual({ currency: 'USD', packages: [] })
      expect(isPriced(prices)).toBe(false)
      expect(offersOf(prices, 'https://a.example')).toEqual({})
    }
  })

  it('are what is filled in, each on its own', () => {
    expect(pricesOf({ setupFee: 900_00, currency: 'PEN' })).toMatchObject({ setup: 900_00, currency: 'PEN' })
    expect(isPriced(pricesOf({ setupFee: 900_00 }))).toBe(true)
    expect(pricesOf(monthly(390_00)).from).toEqual({ amount: 390_00, currency: 'USD', period: 'month' })
    const [one] = pricesOf({ currency: 'CLP', packages: [packed('A', 250_000, { period: 'once' })] }).packages
    expect(one).toMatchObject({
      price: { amount: 250_000, currency: 'CLP', period: 'once' },
      included: ['One', 'Two'],
      excluded: [],
    })
  })

  it('name the cheapest package, the first of two that cost the same', () => {
    const of = (...amounts: number[]) =>
      cheapestOf(pricesOf({ packages: amounts.map((amount) => packed(String(amount), amount)) }).packages)
    expect(of(690, 390, 900)).toBe(1)
    expect(of(390, 390)).toBe(0)
  })
})

describe('the lowest price of the agency', () => {
  const lowest = (...services: Parameters<typeof pricesOf>[0][]) => lowestPriced(services)?.[1]

  it('is that of the cheapest service', () => {
    expect(lowest({}, {})).toBeUndefined()
    expect(lowest(monthly(480_00), {}, monthly(390_00))).toMatchObject({ amount: 390_00 })
  })

  it('is a monthly one, if there is any', () => {
    const once = { pricePeriod: 'once' as const }
    expect(lowest(monthly(100_00, once), monthly(390_00))).toMatchObject({ amount: 390_00, period: 'month' })
    expect(lowest(monthly(100_00, once))).toMatchObject({ amount: 100_00, period: 'once' })
  })

  it('is not compared with prices of other currencies', () => {
    const pesos = { currency: 'MXN' as const }
    expect(lowest(monthly(7_000_00, pesos), monthly(390_00), monthly(6_500_00, pesos))).toMatchObject({
      amount: 6_500_00,
      currency: 'MXN',
    })
  })
})

describe('the structured data of a service', () => {
  const url = 'https://agency.example/services/seo-optimization'

  it('has an offer for each package, in units of the currency', () => {
    const packages = [
      packed('First', 390_00, { audience: 'For you', setupFee: 900_00 }),
      packed('All', 690_50),
    ]
    const { offers } = offersOf(pricesOf(monthly(390_00, { packages })), url)
    expect(offers).toMatchObject([
      {
        '@type': 'Offer',
        name: 'First',
        description: 'For you',
        url: `${url}#prices`,
        price: '390.00',
        priceCurrency: 'USD',
        priceSpecification: [
          { price: '390.00', unitCode: 'MON' },
          { price: '900.00', priceComponentType: 'https://schema.org/ActivationFee' },
        ],
      },
      { name: 'All', price: '690.50', priceSpecification: [{ unitCode: 'MON' }] },
    ])
  })

  it('has the lowest price of a service without packages, without decimals in Chilean pesos', () => {
    const given = { priceFrom: 250_000, pricePeriod: 'once' as const, currency: 'CLP' as const }
    const { offers } = offersOf(pricesOf(given), url)
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '250000', priceCurrency: 'CLP' })
    expect(JSON.stringify(offers)).not.toContain('MON')
  })

  it('has the questions with their answers, or none', () => {
    const page = { prices: pricesOf({}), lang: 'es' as const }
    expect(faqOf({ ...page, questions: [] }, url)).toEqual([])
    expect(faqOf({ ...page, questions: [{ question: '¿Hay contrato?', answer: 'No.' }] }, url)).toMatchObject(
      [
        {
          '@type': 'FAQPage',
          inLanguage: 'es',
          mainEntity: [
            {
              '@type': 'Question',
              name: '¿Hay contrato?',
              acceptedAnswer: { '@type': 'Answer', text: 'No.' },
            },
          ],
        },
      ],
    )
  })
})
