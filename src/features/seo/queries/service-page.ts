import { service as findService } from '@/features/services/queries'
import { isServiceSlug } from '@/features/services/rules'
import type { Language } from '@/i18n/languages'

import { placesOf } from '../rules'
import { toldIn, wordsOf, type PublicPage } from './page'

export async function servicePage(slug: string, language: Language): Promise<PublicPage | undefined> {
  const found = isServiceSlug(slug) ? await findService(slug, language) : undefined
  if (!found) return undefined
  const [{ t, brand }, told] = await Promise.all([
    wordsOf(language),
    toldIn((one) => findService(found.slug, one)),
  ])
  return {
    places: placesOf(`/services/${slug}`, told),
    title: t('pages.title', { title: found.metaTitle || found.title, brand }),
    description: found.metaDescription || found.description,
    label: found.title,
    heading: found.title,
    above: [{ path: '/services', label: t('shell.services') }],
    updatedAt: found.updatedAt,
    service: true,
  }
}
