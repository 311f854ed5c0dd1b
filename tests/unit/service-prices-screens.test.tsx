import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { CaseStudy } from '@/features/case-studies/queries'
import { Proof } from '@/features/home/site/proof'
import { lowestPriced, pricesOf } from '@/features/services/price-rules'
import type { Service } from '@/features/services/queries'
import { Packages } from '@/features/services/site/packages'
import { PriceTable } from '@/features/services/site/price-table'
import { Questions } from '@/features/services/site/questions'
import type { Testimonial } from '@/features/testimonials/queries/testimonials'
import type { Language } from '@/i18n/languages'
import homeEn from '@/messages/en/home.json'
import pagesEn from '@/messages/en/pages.json'
import pricesEn from '@/messages/en/prices.json'
import homeEs from '@/messages/es/home.json'
import pagesEs from '@/messages/es/pages.json'
import pricesEs from '@/messages/es/prices.json'

const messages = {
  en: { home: homeEn, pages: pagesEn, prices: pricesEn },
  es: { home: homeEs, pages: pagesEs, prices: pricesEs },
}

const show = (children: React.ReactNode, language: Language = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} timeZone="UTC" messages={messages[language]}>
      {children}
    </NextIntlClientProvider>,
  )
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const service = (more: Partial<Service> = {}): Service =>
  ({ slug: 'seo-optimization', title: 'SEO', subtitle: 'Found', lang: 'en', ...more }) as Service
const packages = [690_00, 390_00, 1_250_00].map((price, index) => ({
  id: String(index),
  name: `Package ${index + 1}`,
  price,
  included: 'In',
  excluded: 'Out',
}))
const en = { lang: 'en', language: 'en', takesCalls: false } as const
const es = { lang: 'es', language: 'es', takesCalls: false } as const

describe('packages', () => {
  it('are not there without any', () => {
    expect(show(<Packages prices={pricesOf({ priceFrom: 390_00 })} {...en} />)).toBe('')
    expect(show(<Questions service={service()} language="en" />)).toBe('')
  })

  it('have one accent button, that of the cheapest', () => {
    const html = show(<Packages prices={pricesOf({ packages })} {...en} />)
    const accents = html
      .split('<h3')
      .slice(1)
      .map((part) => part.includes('bg-accent-fill'))
    expect(accents).toEqual([false, true, false])
  })

  it('are in US dollars by name in Spanish, and say what isn’t in them as well', () => {
    const html = show(<Packages prices={pricesOf({ packages, pricesNote: 'De muestra.' })} {...es} />, 'es')
    expect(html).toMatch(/<span class="[^"]*text-\[0\.5em\][^"]*">US\$<\/span>390</)
    expect(textOf(html)).toContain(pricesEs.packages.excluded)
    expect(textOf(html)).toContain(`De muestra. ${pricesEs.packages.exact}`)
  })
})

describe('the table of prices', () => {
  it('is not there while no service says what it costs', () => {
    expect(show(<PriceTable services={[service({ packages, pricesNote: 'Note' })]} {...en} />)).toBe('')
  })

  it('has the services with a price, and each note once', () => {
    const priced = { pricesNote: 'Sample prices.', setupFee: 0 }
    const html = show(
      <PriceTable
        services={[
          service({ ...priced, priceFrom: 450_00 }),
          service({
            slug: 'web-development',
            title: 'Web',
            ...priced,
            priceFrom: 1_900_00,
            pricePeriod: 'once',
          }),
          service({ slug: 'email-marketing', title: 'Email' }),
        ]}
        {...en}
      />,
    )
    expect(html.match(/<th scope="row"/g)).toHaveLength(2)
    expect(textOf(html)).toContain('$450 a month')
    expect(textOf(html)).toContain('$1,900 once')
    expect(html.match(/Sample prices\./g)).toHaveLength(1)
  })
})

describe('what a client says below the hero', () => {
  const rosa: Testimonial = {
    id: 'rosa',
    name: 'Rosa',
    company: 'Sonríe',
    rating: 5,
    content: { text: 'It works.', lang: 'en' },
    isSample: true,
  }
  const figure = { value: '31', label: 'more appointments', source: 'Counted in her calendar.' }
  const proof = (
    copy: Parameters<typeof Proof>[0]['copy'],
    more: Partial<Parameters<typeof Proof>[0]> = {},
  ) => show(<Proof copy={copy} testimonials={[rosa]} cases={[]} priced={undefined} {...en} {...more} />)

  it('leads to the case study of its testimonial', () => {
    const story = { slug: 'sonrie', testimonial: 'rosa' } as CaseStudy
    expect(proof({ testimonial: 'rosa' }, { cases: [story] })).toContain('href="/case-studies/sonrie"')
    const other = { ...story, testimonial: 'other' }
    expect(proof({ testimonial: 'rosa' }, { cases: [other] })).not.toContain('/case-studies/')
  })

  it('is left out while nobody is chosen, or the chosen one is not active', () => {
    for (const copy of [undefined, {}, { testimonial: null, ...figure }, { testimonial: 'other', ...figure }])
      expect(proof(copy)).toBe('')
    expect(proof({ testimonial: 'rosa' }, { testimonials: null })).toBe('')
  })

  it('says that the client is a sample, only where it is one', () => {
    expect(proof({ testimonial: 'rosa' })).toContain(pricesEn.proof.sample)
    const real = { testimonials: [{ ...rosa, isSample: false }] }
    expect(proof({ testimonial: 'rosa' }, real)).not.toContain(pricesEn.proof.sample)
  })

  it('has the figure only with its source', () => {
    expect(textOf(proof({ testimonial: 'rosa', ...figure }))).toMatch(/more appointments 31 Counted in/)
    for (const missing of ['value', 'label', 'source'])
      expect(proof({ testimonial: 'rosa', ...figure, [missing]: '' })).not.toContain('<dl')
  })

  it('has the lowest price beside it, if there is one', () => {
    const priced = lowestPriced([service({ priceFrom: 390_00, setupFee: 900_00, pricesNote: 'Samples.' })])
    const text = textOf(proof({ testimonial: 'rosa' }, { priced }))
    expect(text).toMatch(/a month, from \$390 SEO\. Setup \$900, once\. Samples\. See prices/)
  })
})
