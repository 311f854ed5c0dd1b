import { getTranslations } from 'next-intl/server'

import { serviceSlugs, type ServiceSlug } from '@/features/services/rules'
import type { Language } from '@/i18n/languages'

/** A service as the menus show it. */
export type MenuService = { slug: ServiceSlug; title: string; text: string; lang: Language }

/** The six services of the menus. */
export async function menuServices(language: Language): Promise<MenuService[]> {
  const t = await getTranslations({ locale: language, namespace: 'shell.serviceNames' })
  return serviceSlugs.map((slug) => ({
    slug,
    title: t(`${slug}.title`),
    text: t(`${slug}.text`),
    lang: language,
  }))
}
