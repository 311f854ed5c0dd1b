import { getLocale } from 'next-intl/server'

import { parsePageNumber } from '@/features/blog/rules'
import { NotFound } from '@/features/layout/site/not-found'
import { permanentRedirect } from '@/i18n/navigation'

import { pageMetadata } from '../../../page-data'
import { ListPage } from '../../list-page'

type Props = { params: Promise<{ number: string }> }

/** Sends the page through the page cache, which sets its status. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(`/resources/page/${(await params).number}`)

export default async function ResourcesPageNumber({ params }: Props) {
  const page = parsePageNumber((await params).number)
  if (page === 1) permanentRedirect({ href: '/resources', locale: await getLocale() })
  return page ? <ListPage page={page} /> : <NotFound />
}
