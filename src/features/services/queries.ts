import { cache } from 'react'

import { otherLanguage, type Language } from '@/i18n/languages'
import { asVisitor } from '@/lib/server/db'
import { payload } from '@/lib/server/payload'
import type { Service as ServiceRow } from '@/payload-types'

import { serviceSlugs, type ServiceSlug } from './rules'

/** A service and the language it is described in: the other one where this one is not published (product.md). */
export type Service = ServiceRow & { lang: Language }

async function published(locale: Language): Promise<Map<string, Service>> {
  const { docs } = await asVisitor(await payload(), locale).find({
    collection: 'services',
    limit: serviceSlugs.length,
    sort: 'displayOrder',
  })
  return new Map(
    docs.filter(({ title }) => title).map((service) => [service.slug, { ...service, lang: locale }]),
  )
}

/** The services as visitors may read them, in their order. Throws when the database does not answer. */
export const services = cache(async (language: Language): Promise<Service[]> => {
  const [own, spare] = await Promise.all([published(language), published(otherLanguage(language))])
  return serviceSlugs
    .flatMap((slug) => own.get(slug) ?? spare.get(slug) ?? [])
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
})

/** One service; undefined when it is published in no language. */
export const service = async (slug: ServiceSlug, language: Language): Promise<Service | undefined> =>
  (await services(language)).find((found) => found.slug === slug)
