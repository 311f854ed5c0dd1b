import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { pageNumber } from '@/features/blog/rules'
import { NotFound } from '@/features/shell/site/not-found'
import { permanentRedirect } from '@/i18n/navigation'

import { listMetadata, ListPage } from '../../list-page'

type Props = { params: Promise<{ number: string }> }

/** Goes through the page cache, which gives it its status. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = pageNumber((await params).number)
  if (page) return listMetadata(page, await getLocale())
  const t = await getTranslations('errors.notFound')
  return { title: t('text'), robots: { index: false } }
}

/** The pages of the list after the first. */
export default async function ResourcesPageNumber({ params }: Props) {
  const page = pageNumber((await params).number)
  if (page === 1) permanentRedirect({ href: '/resources', locale: await getLocale() })
  return page ? <ListPage page={page} /> : <NotFound />
}
