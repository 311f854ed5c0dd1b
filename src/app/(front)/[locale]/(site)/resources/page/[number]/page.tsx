import { getLocale } from 'next-intl/server'

import { pageNumber } from '@/features/blog/rules'
import { NotFound } from '@/features/shell/site/not-found'
import { permanentRedirect } from '@/i18n/navigation'

import { headOf } from '../../../page-data'
import { ListPage } from '../../list-page'

type Props = { params: Promise<{ number: string }> }

/** Goes through the page cache, which gives it its status. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) =>
  headOf(`/resources/page/${(await params).number}`)

/** The pages of the list after the first. */
export default async function ResourcesPageNumber({ params }: Props) {
  const page = pageNumber((await params).number)
  if (page === 1) permanentRedirect({ href: '/resources', locale: await getLocale() })
  return page ? <ListPage page={page} /> : <NotFound />
}
