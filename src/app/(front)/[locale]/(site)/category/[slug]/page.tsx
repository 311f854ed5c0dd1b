import { pageMetadata } from '../../page-data'
import { CategoryPage } from './category-page'

type Props = { params: Promise<{ slug: string }> }

/** Sends the page through the page cache, which sets its status. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => pageMetadata(`/category/${(await params).slug}`)

/** A category and its newest posts. */
export default async function CategoryFirstPage({ params }: Props) {
  return <CategoryPage slug={(await params).slug} page={1} />
}
