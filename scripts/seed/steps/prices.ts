import { languages, type Language } from '../../../src/i18n/languages'
import { defaultCurrency } from '../../../src/lib/money'
import { asSystem } from '../../../src/lib/server/db/local-api'
import type { Step } from '../step'
import { priceNote, prices } from '../words/prices'

type Sample = (typeof prices)[keyof typeof prices]

const fieldsOf = ({ from, setup, isOnce, words, packages }: Sample, language: Language) => ({
  currency: defaultCurrency,
  priceFrom: from,
  pricePeriod: isOnce ? ('once' as const) : ('month' as const),
  setupFee: setup,
  pricesNote: priceNote[language],
  ...words[language],
  packages: (packages ?? []).map(({ price, setup: setupFee, jobs, words: { [language]: texts } }) => ({
    ...texts,
    price,
    setupFee,
    jobs,
    included: texts.included.join('\n'),
    excluded: texts.excluded.join('\n'),
  })),
})

/** Sample prices of the six services, published in both languages. A new site starts without any. */
export const servicePrices: Step = {
  name: 'prices',
  run: async ({ req }) => {
    const system = asSystem(req)
    const { docs } = await system.find({ collection: 'services', depth: 0, limit: 0 })
    for (const { id, slug } of docs)
      for (const locale of languages)
        await system.update({
          collection: 'services',
          id,
          locale,
          draft: false,
          data: { ...fieldsOf(prices[slug], locale), _status: 'published' },
        })
  },
}
