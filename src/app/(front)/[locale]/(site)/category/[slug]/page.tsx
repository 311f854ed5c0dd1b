import { getLocale } from 'next-intl/server'

import { categories, category as findCategory, postsOfCategory } from '@/features/blog/queries/posts'
import { isSlug } from '@/features/blog/rules'
import { CategoryScreen } from '@/features/blog/site/category-screen'
import { LastCall } from '@/features/blog/site/last-call'
import { Missing } from '@/features/blog/site/missing'
import { finalCall } from '@/features/pages/queries'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { leadOn } from '../../lead-on'
import { headOf, reading } from '../../page-data'

type Props = { params: Promise<{ slug: string }> }

/** Goes through the page cache, which gives it its status. */
export const generateStaticParams = () => []

async function read(slug: string, language: Language) {
  const category = isSlug(slug) ? await findCategory(slug, language) : undefined
  if (!category) return null
  const [posts, topics, settings, call] = await Promise.all([
    postsOfCategory(category.id, language),
    categories(language),
    siteSettings(language),
    finalCall(language),
  ])
  return { category, posts, topics, settings, call }
}

export const generateMetadata = async ({ params }: Props) => headOf(`/category/${(await params).slug}`)

/** A category and its posts. */
export default async function CategoryPage({ params }: Props) {
  const [{ slug }, language] = [await params, await getLocale()]
  const found = await reading('category', read(slug, language))
  if (found === null) return <Missing kind="category" status={await leadOn(`/category/${slug}`, language)} />
  if (!found) return <Missing kind="category" status={503} />
  const { category, posts, topics, settings, call } = found
  const { zone, email, phone } = settings
  return (
    <main id="content">
      <StructuredData path={`/category/${category.slug}`} />
      <CategoryScreen category={category} posts={posts} categories={topics} zone={zone} />
      <LastCall call={call} email={email} phone={phone} />
    </main>
  )
}
