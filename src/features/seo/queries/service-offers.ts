import type { FAQPage, Offer, Service, UnitPriceSpecification } from 'schema-dts'

import type { Price, Prices } from '@/features/services/price-rules'
import { plainAmount } from '@/lib/money'
import { agency } from './organization'
import type { ServicePage } from './page'

/** The prices of a service and its questions as structured data (schema.org). Only what the page shows. */

/** A month in the codes of UN/CEFACT, which schema.org uses. */
const MONTH = 'MON'

const inCurrency = (amount: number, currency: Price['currency']) => ({
  price: plainAmount(amount, currency),
  priceCurrency: currency,
})

/** What a price pays for, and what is paid once, before the first month. */
const specificationsOf = (
  { amount, currency, period }: Price,
  setup: number | undefined,
): UnitPriceSpecification[] => [
  {
    '@type': 'UnitPriceSpecification',
    ...inCurrency(amount, currency),
    ...(period === 'month' && { unitCode: MONTH }),
  },
  ...(setup === undefined
    ? []
    : [
        {
          '@type': 'UnitPriceSpecification',
          priceComponentType: 'https://schema.org/ActivationFee',
          ...inCurrency(setup, currency),
        } as const,
      ]),
]

/**
 * Returns the offers of a service: its packages, or else its lowest price; nothing without either. `url` is that of its
 * page.
 */
export function offersOf({ from, setup, packages }: Prices, url: string): { offers?: Service['offers'] } {
  if (packages.length > 0)
    return {
      offers: packages.map(({ name, audience, price, setup: ownSetup }): Offer => ({
        '@type': 'Offer',
        name,
        ...(audience && { description: audience }),
        url: `${url}#prices`,
        seller: agency,
        ...inCurrency(price.amount, price.currency),
        priceSpecification: specificationsOf(price, ownSetup),
      })),
    }
  if (!from) return {}
  const { price: lowPrice, priceCurrency } = inCurrency(from.amount, from.currency)
  return {
    offers: {
      '@type': 'AggregateOffer',
      url,
      seller: agency,
      lowPrice,
      priceCurrency,
      priceSpecification: specificationsOf(from, setup),
    },
  }
}

/** Returns the questions of a service's page and their answers; nothing without any. */
export function faqOf({ questions, lang }: ServicePage, url: string): FAQPage[] {
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      inLanguage: lang,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
