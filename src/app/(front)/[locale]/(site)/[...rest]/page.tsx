import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { NotFound } from '@/features/shell/site/not-found'
import { Unreadable } from '@/features/shell/site/unreadable'
import { isLanguage, localizedPath } from '@/i18n/languages'
import { log } from '@/lib/server/log'
import { leadOn } from '../lead-on'

type Props = { params: Promise<{ locale: string; rest: string[] }> }

/** Goes through the page cache, which gives it its status. */
export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.notFound')
  return { title: t('text'), robots: { index: false } }
}

/** Every address that no page has: where staff say that it moved to, or a full page with status 404, which is never kept. */
export default async function NotFoundPage({ params }: Props) {
  const { locale, rest } = await params
  const path = `/${rest.join('/')}`
  const status = isLanguage(locale) ? await leadOn(path, locale) : 404
  if (status === 503) return <Unreadable />
  const asked = isLanguage(locale) ? localizedPath(path, locale) : path
  // Enough of it to mend a link, and not a log that grows as fast as somebody can invent addresses.
  log.warn({ path: asked.slice(0, 200) }, 'page not found')
  return <NotFound />
}
