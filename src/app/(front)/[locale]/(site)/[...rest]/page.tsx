import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { redirectOf } from '@/features/redirects/queries'
import { NotFound } from '@/features/shell/site/not-found'
import { Unreadable } from '@/features/shell/site/unreadable'
import { isLanguage, localizedPath, type Language } from '@/i18n/languages'
import { permanentRedirectTo } from '@/i18n/navigation'
import { log } from '@/lib/server/log'

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
  const target = isLanguage(locale) ? await movedTo(path, locale) : undefined
  if (target === null) return <Unreadable />
  if (target) permanentRedirectTo(target)
  log.warn({ path: isLanguage(locale) ? localizedPath(path, locale) : path }, 'page not found')
  return <NotFound />
}

/** Where it moved to, when it did; null when that cannot be read. */
const movedTo = (path: string, language: Language) =>
  redirectOf(path, language).catch((error: unknown) => {
    log.error({ err: error }, 'the redirects could not be read')
    return null
  })
