import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { NotFound } from '@/features/shell/site/not-found'
import { isLanguage, localizedPath } from '@/i18n/languages'
import { log } from '@/lib/server/log'

type Props = { params: Promise<{ locale: string; rest: string[] }> }

/** Goes through the page cache, which gives it its status. */
export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.notFound')
  return { title: t('text'), robots: { index: false } }
}

/** Every address that no page has: a full page with status 404, rendered each time and never kept. */
export default async function NotFoundPage({ params }: Props) {
  const { locale, rest } = await params
  const path = `/${rest.join('/')}`
  log.warn({ path: isLanguage(locale) ? localizedPath(path, locale) : path }, 'page not found')
  return <NotFound />
}
