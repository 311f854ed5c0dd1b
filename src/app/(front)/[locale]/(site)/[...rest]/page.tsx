import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { NotFound } from '@/features/layout/site/not-found'
import { Unavailable } from '@/features/layout/site/unavailable'
import { isLanguage, localizedPath } from '@/i18n/languages'
import { log } from '@/lib/server/log'
import { redirectOrStatus } from '@/app/(front)/[locale]/(site)/redirect-or-status'

type Props = { params: Promise<{ locale: string; rest: string[] }> }

/** Sends the page through the page cache, which sets its status. */
export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.notFound')
  return { title: t('text'), robots: { index: false } }
}

/** Any other path: follows a redirect if there is one, else renders a page with status 404, which is not cached. */
export default async function NotFoundPage({ params }: Props) {
  const { locale, rest } = await params
  const path = `/${rest.join('/')}`
  const status = isLanguage(locale) ? await redirectOrStatus(path, locale) : 404
  if (status === 503) return <Unavailable />
  const fullPath = isLanguage(locale) ? localizedPath(path, locale) : path
  // Truncated, so that requests for long made-up addresses do not fill the log.
  log.warn({ path: fullPath.slice(0, 200) }, 'page not found')
  return <NotFound />
}
