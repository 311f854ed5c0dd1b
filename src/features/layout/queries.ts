import { getTranslations } from 'next-intl/server'
import type { PayloadRequest, Where } from 'payload'

import { listServices } from '@/features/services/queries'
import { serviceSlugs, type ServiceSlug } from '@/features/services/rules'
import type { Language } from '@/i18n/languages'
import { asUser } from '@/lib/server/db/local-api'
import { log } from '@/lib/server/log'

export type MenuService = { slug: ServiceSlug; title: string; text: string; lang: Language }

/** Returns the services for the menus. Texts that are missing or cannot be read come from the messages. */
export async function menuServices(language: Language): Promise<MenuService[]> {
  const t = await getTranslations({ locale: language, namespace: 'layout.serviceNames' })
  const written = await listServices(language).catch((error: unknown) => {
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

/** Returns the names of the groups of the admin's navigation that the user closed. */
export async function listClosedNavGroups(req: PayloadRequest): Promise<string[]> {
  const where: Where = { and: [{ key: { equals: 'nav' } }, { 'user.value': { equals: req.user?.id } }] }
  const { docs } = await asUser(req).find({
    collection: 'payload-preferences',
    where,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const { groups = {} } = (docs[0]?.value ?? {}) as {
    groups?: Record<string, { open?: boolean } | undefined>
  }
  return Object.keys(groups).filter((name) => groups[name]?.open === false)
}
