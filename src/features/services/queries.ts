import { cache } from 'react'

import { otherLanguage, type Language } from '@/i18n/languages'
import { findPreviewedDraft } from '@/features/preview/queries/current-preview'
import { asVisitor } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import type { Service as ServiceRow } from '@/payload-types'

import { serviceSlugs, type ServiceSlug } from './rules'

/** A service and the language of its texts: the other language when this one is not published. */
export type Service = ServiceRow & { lang: Language }

/** Returns the services that are published in this language, with the draft that the page previews. */
async function findPublished(locale: Language): Promise<Map<string, Service>> {
  const { docs } = await asVisitor(await payload(), locale).find({
    collection: 'services',
    limit: serviceSlugs.length,
    sort: 'displayOrder',
  })
  const draft = (await findPreviewedDraft('services', locale)) as ServiceRow | undefined
  const services = draft ? [...docs, draft] : docs
  return new Map(
    services.filter(({ title }) => title).map((service) => [service.slug, { ...service, lang: locale }]),
  )
}

/** Returns the published services in display order. Throws when the database does not answer. */
export const listServices = cache(async (language: Language): Promise<Service[]> => {
  const [own, fallback] = await Promise.all([findPublished(language), findPublished(otherLanguage(language))])
  return serviceSlugs
    .flatMap((slug) => own.get(slug) ?? fallback.get(slug) ?? [])
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
})

/** Returns a service; undefined when it is published in no language. */
export const findService = async (slug: ServiceSlug, language: Language): Promise<Service | undefined> =>
  (await listServices(language)).find((found) => found.slug === slug)
