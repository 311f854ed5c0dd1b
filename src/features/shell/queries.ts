import { getTranslations } from 'next-intl/server'

import { services } from '@/features/services/queries'
import { serviceSlugs, type ServiceSlug } from '@/features/services/rules'
import type { Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'

/** A service as the menus show it. */
export type MenuService = { slug: ServiceSlug; title: string; text: string; lang: Language }

/** The six services of the menus, in the words of the staff; in ours where those are missing or cannot be read. */
export async function menuServices(language: Language): Promise<MenuService[]> {
  const t = await getTranslations({ locale: language, namespace: 'shell.serviceNames' })
  const written = await services(language).catch((error: unknown) => {
    log.error({ err: error }, 'the services of the menus could not be read')
    return []
  })
  return serviceSlugs.map((slug) => {
    const service = written.find((one) => one.slug === slug)
    return service
      ? { slug, title: service.title, text: service.subtitle, lang: service.lang }
      : { slug, title: t(`${slug}.title`), text: t(`${slug}.text`), lang: language }
  })
}
