import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { NotFound, Unavailable } from '@/features/layout/site/not-found'
import { isLanguage } from '@/i18n/languages'
import { redirectOrStatus } from '@/app/(front)/[locale]/(site)/page-data'

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
  const status = isLanguage(locale) ? await redirectOrStatus(`/${rest.join('/')}`, locale) : 404
  return status === 503 ? <Unavailable /> : <NotFound />
}
