import { getLocale } from 'next-intl/server'

import { parsePageNumber } from '@/features/blog/rules'
import { NotFound } from '@/features/layout/site/not-found'
import { permanentRedirect } from '@/i18n/navigation'

import { pageMetadata } from '../../../../page-data'
import { CategoryPage } from '../../category-page'

type Props = { params: Promise<{ slug: string; number: string }> }

/** Sends the page through the page cache, which sets its status. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => {
  const { slug, number } = await params
  return pageMetadata(`/category/${slug}/page/${number}`)
}

export default async function CategoryPageNumber({ params }: Props) {
  const { slug, number } = await params
  const page = parsePageNumber(number)
  if (page === 1) permanentRedirect({ href: `/category/${slug}`, locale: await getLocale() })
  return page ? <CategoryPage slug={slug} page={page} /> : <NotFound />
}
