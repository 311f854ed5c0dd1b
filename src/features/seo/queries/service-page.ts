import { findService, listServices } from '@/features/services/queries'
import { isServiceSlug, serviceSlugs } from '@/features/services/rules'
import { languages, type Language } from '@/i18n/languages'

import { localizedPaths } from '../rules'
import { pageTexts, type PagePaths, type PublicPage } from './page'

/** Returns the paths of every service that is published in at least one language. */
export async function listServicePaths(): Promise<PagePaths[]> {
  const all = (await Promise.all(languages.map((language) => listServices(language)))).flat()
  return serviceSlugs.flatMap((slug) => {
    const found = all.filter((service) => service.slug === slug)
    const own = languages.filter((language) => found.some(({ lang }) => lang === language))
    return found[0]
      ? [{ paths: localizedPaths(`/services/${slug}`, own), updatedAt: found[0].updatedAt }]
      : []
  })
}

/** Describes the page of a service; undefined when it is published in no language. */
export async function describeServicePage(slug: string, language: Language): Promise<PublicPage | undefined> {
  const found = isServiceSlug(slug) ? await findService(slug, language) : undefined
  if (!found) return undefined
  const [{ t, brand }, all] = await Promise.all([
    pageTexts(language),
    Promise.all(languages.map((one) => findService(found.slug, one))),
  ])
  const own = languages.filter((one, index) => all[index]?.lang === one)
  return {
    paths: localizedPaths(`/services/${slug}`, own),
    title: t('pages.title', { title: found.metaTitle || found.title, brand }),
    description: found.metaDescription || found.description,
    label: found.title,
    heading: found.title,
    parents: [{ path: '/services', label: t('layout.services') }],
    updatedAt: found.updatedAt,
    service: true,
  }
}
